/**
 * Keeps the shell: what has a hash in its name is kept for good, the page itself is asked for anew and taken from the cache
 * only without a network. The socket and everything that the server makes (`/ws`, `/qr`, `/metrics` …) are never touched.
 * A new worker waits until no page of the old one is open, so nobody's game is changed under their hands.
 */
const CACHE = "banderilla-shell-1";
const SHELL = ["/", "/offline.html", "/offline.css", "/icon.svg", "/manifest.webmanifest"];

addEventListener("install", (event) => {
  event.waitUntil(caches.open(CACHE).then((cache) => cache.addAll(SHELL)));
});

addEventListener("activate", (event) => {
  event.waitUntil(
    caches.keys().then((names) => Promise.all(names.filter((name) => name !== CACHE).map((name) => caches.delete(name)))),
  );
});

addEventListener("fetch", (event) => {
  const url = new URL(event.request.url);
  if (event.request.method !== "GET" || url.origin !== location.origin || url.pathname.startsWith("/embed/")) return;
  if (url.pathname.startsWith("/assets/")) event.respondWith(keptFirst(event));
  else if (event.request.mode === "navigate" || SHELL.includes(url.pathname)) event.respondWith(networkFirst(event));
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
  return kept ?? keep(event, await fetch(event.request));
}

async function networkFirst(event) {
  try {
    return keep(event, await fetch(event.request));
  } catch {
    return (await caches.match(event.request)) ?? (await caches.match("/offline.html")) ?? Response.error();
  }
}

/** The answer at once: nobody waits until it is kept, and where it cannot be, the page has it all the same. */
function keep(event, answer) {
  if (answer.ok) event.waitUntil(put(event.request, answer.clone()).catch(() => undefined));
  return answer;
}

async function put(request, answer) {
  const cache = await caches.open(CACHE);
  await cache.put(request, answer);
}
