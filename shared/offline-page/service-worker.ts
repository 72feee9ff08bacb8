/**
 * Registers a page's service worker, which the browser then keeps up to date.
 * @param path of the page, and the worker's scope: no other page of the site is served by it
 * @returns undefined on failure: the page works, but not offline
 */
export const registerWorker = async (path: string) =>
  navigator.serviceWorker?.register(`${path}.worker.js`, { scope: path }).catch((error) => {
    console.warn('the service worker could not be registered', error);
    return undefined;
  });

/** Registers the page's service worker. @returns whether the page works offline from now on */
export async function prepareOffline(path: string): Promise<boolean> {
  const registration = await registerWorker(path);
  const worker = registration && (registration.active ?? registration.installing ?? registration.waiting);
  if (!worker) return false;
  await settled(worker);
  // A worker that was switched off also gets activated, and has removed the document.
  return worker.state === 'activated' && (await hasDocument(path));
}

/** Resolves when the worker is activated or has become redundant. */
const settled = (worker: ServiceWorker) =>
  new Promise<void>((resolve) => {
    const resolveWhenSettled = () => (worker.state === 'activated' || worker.state === 'redundant') && resolve();
    worker.addEventListener('statechange', resolveWhenSettled);
    resolveWhenSettled();
  });

const hasDocument = (path: string) =>
  caches.match(path, { ignoreVary: true }).then(Boolean, (error) => {
    console.warn('the cached page could not be read', error);
    return false;
  });

/** Makes the worker store the page's document again, in the language just chosen. */
export async function renewDocument(path: string) {
  if (!navigator.serviceWorker?.controller) return;
  await fetch(path).catch((error) => console.warn('the page is not stored in the new language', error));
}
