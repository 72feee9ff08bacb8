// Sent in place of a page's service worker that is switched off, or that its release no longer has: it takes the place of
// the one that is installed, removes what that one kept, and then itself. Data of the page (IndexedDB) stays.
self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(leave()));

async function leave() {
  const { scope } = self.registration;
  const names = await caches.keys();
  await Promise.all(names.filter((name) => name.endsWith(scope)).map((name) => caches.delete(name)));
  await self.registration.unregister();
}
