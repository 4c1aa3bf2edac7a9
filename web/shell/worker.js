/** The service worker: keeps the page on the device, so that it opens without a connection. */
const VERSION = "__VERSION__"; // a digest of the build
const FILES = __FILES__;
const KEPT = `longsuit-${VERSION}`;
const OURS = /^\/(api|ws|health|ready|metrics)(\/|$)/; // paths of the server, never cached

addEventListener("install", (event) => {
  event.waitUntil(
    caches
      .open(KEPT)
      .then((cache) => cache.addAll(FILES.map((file) => new Request(file, { cache: "reload" })))),
  );
});

addEventListener("activate", (event) => {
  event.waitUntil(
    caches
      .keys()
      .then((names) =>
        Promise.all(
          names
            .filter((name) => name.startsWith("longsuit-") && name !== KEPT)
            .map((name) => caches.delete(name)),
        ),
      )
      .then(() => clients.claim()),
  );
});

addEventListener("message", (event) => {
  if (event.data === "take over") skipWaiting();
});

addEventListener("fetch", (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== "GET" || url.origin !== location.origin || OURS.test(url.pathname)) return;
  if (request.mode === "navigate")
    event.respondWith(fetch(request).catch(() => caches.match("/", { ignoreVary: true })));
  else
    event.respondWith(
      caches.match(request, { ignoreVary: true }).then((kept) => kept ?? fetch(request)),
    );
});
