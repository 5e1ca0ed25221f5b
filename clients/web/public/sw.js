/**
 * Keeps the shell for a visit without a network: the page itself is fetched each time and taken from the cache only without a
 * network; a file with a hash in its name is taken from the cache first. Everything else that the server makes (`/ws`, `/qr`,
 * `/export`, `/source.zip` …) goes past this worker. A new worker waits until no page of the old one is open, so that no game
 * changes under its players. The files of a page are kept under the page's tag; those of the page before stay for pages that
 * are still open, and older ones are dropped.
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
  else if (SHELL.includes(url.pathname)) event.respondWith(networkFirst(event, url.pathname));
});

/** A notification of one's turn leads back to the page of its table. */
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
    return (await caches.match(path)) ?? (await caches.match("/offline.html")) ?? Response.error();
  }
}

/** Gives the answer at once: nobody waits until it is kept, and where it cannot be kept, the page has it all the same. */
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
