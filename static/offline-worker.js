// The service worker of readers who saved parts of the site. It always asks the network first and only
// answers from the saved files if the network can't be reached. src/offline/store.ts saves the files.
self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== self.location.origin) return;
  event.respondWith(fetch(request).catch((error) => savedResponse(url, error)));
});

async function savedResponse({ origin, pathname }, error) {
  const saved = await caches.match(origin + pathname.replace(/(.)\/$/, '$1'));
  if (saved) return saved;
  throw error;
}
