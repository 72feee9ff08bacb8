// Sent instead of a page's service worker after that was switched off, or has left the release. It replaces the installed
// worker, removes its caches, and then itself. Data of the page (IndexedDB) stays.
self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(leave()));

async function leave() {
  const { scope } = self.registration;
  const names = await caches.keys();
  await Promise.all(names.filter((name) => name.endsWith(scope)).map((name) => caches.delete(name)));
  await self.registration.unregister();
}
