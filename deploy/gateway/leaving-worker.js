// Sent instead of a page's service worker when that is disabled or no longer part of the release. It replaces the
// installed worker, deletes its caches and unregisters itself. The page's data (IndexedDB) stays.
self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(leave()));

async function leave() {
  const { scope } = self.registration;
  const names = await caches.keys();
  await Promise.all(names.filter((name) => name.endsWith(scope)).map((name) => caches.delete(name)));
  await self.registration.unregister();
}
