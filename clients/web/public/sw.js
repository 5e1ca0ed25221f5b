/**
 * Keeps the shell for a visit without a network. The worker fetches the page itself each time, and takes it from the cache only without a
 * network; it takes a file with a hash in its name from the cache first. Other requests to the server (`/ws`, `/qr`, `/export`,
 * `/source.zip` …) bypass this worker. A new worker waits until no page of the old one is open, so that no game changes under its players.
 * The cache keeps a page's files under the page's tag. It keeps the previous page's files for pages that are still open, and drops older
 * ones.
 */
const SHELL_CACHE = "banderilla-shell-2";
const ASSETS = "banderilla-assets ";
const SHELL = ["/", "/offline.html", "/offline.css", "/icon.svg", "/manifest.webmanifest"];

addEventListener("install", (event) => {
  event.waitUntil(caches.open(SHELL_CACHE).then((cache) => cache.addAll(SHELL)));
});

addEventListener("activate", (event) => {
  event.waitUntil(
    caches.keys().then((names) =>
      Promise.all(names.filter((name) => name !== SHELL_CACHE && !name.startsWith(ASSETS)).map((name) => caches.delete(name))),
    ),
  );
});

addEventListener("fetch", (event) => {
  const url = new URL(event.request.url);
  if (event.request.method !== "GET" || url.origin !== location.origin) return;
  if (url.pathname.startsWith("/assets/")) event.respondWith(keptFirst(event));
  else if (/^\/[crw]\//.test(url.pathname)) event.respondWith(fetch(event.request).catch(() => shell("/")));
  else if (SHELL.includes(url.pathname)) event.respondWith(networkFirst(event, url.pathname));
});

/** A click on the notification about a turn leads back to the page of its table. */
addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(
    clients.matchAll({ type: "window" }).then((pages) => {
      const page = pages.find(({ url }) => url === event.notification.data) ?? pages[0];
      return page === undefined ? clients.openWindow(event.notification.data) : page.focus();
    }),
  );
});

async function keptFirst(event) {
  const kept = await caches.match(event.request).catch(() => undefined);
  return kept ?? keep(event, await fetch(event.request), putAsset);
}

async function networkFirst(event, path) {
  try {
    return keep(event, await fetch(event.request), (_request, answer) => putShell(path, answer));
  } catch {
    return shell(path);
  }
}

async function shell(path) {
  return (await caches.match(path)) ?? (await caches.match("/offline.html")) ?? Response.error();
}

/** Gives the answer at once, without waiting for the cache. If the cache fails, the page still has the answer. */
function keep(event, answer, put) {
  if (answer.ok) event.waitUntil(put(event.request, answer.clone()).catch(() => undefined));
  return answer;
}

async function putAsset(request, answer) {
  const page = await (await caches.open(SHELL_CACHE)).match("/");
  await (await caches.open(ASSETS + tagOf(page))).put(request, answer);
}

async function putShell(path, answer) {
  const cache = await caches.open(SHELL_CACHE);
  const before = await cache.match(path);
  await cache.put(path, answer.clone());
  if (path !== "/" || before === undefined || tagOf(before) === tagOf(answer)) return;
  const wanted = [ASSETS + tagOf(before), ASSETS + tagOf(answer)];
  const names = (await caches.keys()).filter((name) => name.startsWith(ASSETS) && !wanted.includes(name));
  await Promise.all(names.map((name) => caches.delete(name)));
}

function tagOf(page) {
  return page?.headers.get("ETag") ?? "";
}
