// The service worker of readers who saved parts of the site. It always asks the network first and only
// answers from the saved files if the network can't be reached. src/offline/store.ts saves the files. Other
// sites of the same origin have their own files and caches, which this worker leaves alone.
self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));

// The home page's URL has no slash at the end, so it's outside of the scope.
const isOnSite = (url) => `${url.origin}${url.pathname}/`.startsWith(self.registration.scope);

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET' || !isOnSite(url)) return;
  event.respondWith(fetch(request).catch((error) => savedResponse(url, error)));
});

async function savedResponse({ origin, pathname }, error) {
  const url = origin + pathname.replace(/(.)\/$/, '$1');
  for (const cacheName of await caches.keys()) {
    const saved =
      /^docs-(offline |run$)/.test(cacheName) && (await caches.match(url, { cacheName }));
    if (saved) return saved;
  }
  throw error;
}
