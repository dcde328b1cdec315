// Keeps the page's files, so that it opens and plays without a connection. Never keeps answers of the server.
// What every visit needs is kept first; the rest when the page says which language and which games matter.
const CACHE = "meadhall-__VERSION__";
const FIRST = __FIRST__;
const REST = __REST__;

/** A file that an earlier build has kept is the same: its name changes with its content. */
const keep = async (cache, file) => {
  if (await cache.match(file)) return;
  const old = /assets\//.test(file) ? await caches.match(file) : undefined;
  if (old) return cache.put(file, old);
  const answer = await fetch(file);
  if (!answer.ok) throw new Error(`${file}: ${answer.status}`);
  await cache.put(file, answer);
};

const keepAll = async (files) => {
  const cache = await caches.open(CACHE);
  for (const file of files) await keep(cache, file);
};

self.addEventListener("install", (e) => {
  e.waitUntil(keepAll(FIRST).then(() => self.skipWaiting()));
});

const forgetOlder = async () => {
  const keys = await caches.keys();
  await Promise.all(
    keys.filter((k) => k.startsWith("meadhall-") && k !== CACHE).map((k) => caches.delete(k)),
  );
};

self.addEventListener("activate", (e) => e.waitUntil(self.clients.claim()));

/** assets/odin.ru-1a2b.js: the game's place among those played, files of other languages behind all
 * others. */
const placeOf = (file, { lang, games }) => {
  const [name, tongue] = /([^/]+)-[\w-]{8}\.\w+$/.exec(file)?.[1].split(".") ?? [];
  const at = games.indexOf(name);
  return (at < 0 ? games.length : at) + (tongue && tongue !== lang ? 100 : 0);
};

let keeping = null;
self.addEventListener("message", (e) => {
  if (e.data?.t !== "keep") return;
  const order = REST.map((file) => ({ file, place: placeOf(file, e.data) })).sort(
    (a, b) => a.place - b.place,
  );
  keeping ??= keepAll(order.map((x) => x.file)).then(forgetOlder);
  e.waitUntil(
    keeping.then(
      () => e.source?.postMessage({ t: "kept" }),
      () => {
        keeping = null; // tried again with the next visit
      },
    ),
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
