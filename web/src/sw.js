// Keeps the page's files, so that it opens and plays without a connection. Never keeps answers of the server.
const CACHE = "meadhall-__VERSION__";
const FILES = __FILES__;

self.addEventListener("install", (e) => {
  e.waitUntil(
    caches
      .open(CACHE)
      .then((c) => c.addAll(FILES))
      .then(() => self.skipWaiting()),
  );
});

self.addEventListener("activate", (e) => {
  e.waitUntil(
    caches
      .keys()
      .then((keys) =>
        Promise.all(
          keys.filter((k) => k.startsWith("meadhall-") && k !== CACHE).map((k) => caches.delete(k)),
        ),
      )
      .then(() => self.clients.claim()),
  );
});

self.addEventListener("fetch", (e) => {
  const url = new URL(e.request.url);
  if (
    e.request.method !== "GET" ||
    url.origin !== location.origin ||
    /\/(healthz|metrics|ws)$/.test(url.pathname)
  )
    return;
  if (e.request.mode === "navigate") {
    // The newest page where there is a connection, the kept one otherwise.
    e.respondWith(fetch(e.request).catch(() => caches.match("./", { cacheName: CACHE })));
    return;
  }
  e.respondWith(caches.match(e.request, { cacheName: CACHE }).then((hit) => hit ?? fetch(e.request)));
});
