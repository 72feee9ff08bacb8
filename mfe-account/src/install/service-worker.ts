import { links } from '@idavuelta/shared/contracts';

/** Also the worker's scope: no other page of the site is served by it. */
const path = links.account('payments');

/**
 * Registers the page's service worker, which the browser then keeps up to date by itself.
 * @returns whether the page opens without a network from now on
 */
export async function keepPage(): Promise<boolean> {
  if (!('serviceWorker' in navigator)) return false;
  try {
    const registration = await navigator.serviceWorker.register(`${path}.worker.js`, { scope: path });
    const worker = registration.active ?? registration.installing ?? registration.waiting;
    await settled(worker);
    // A worker that was switched off is activated too, and has removed what was kept.
    return worker?.state === 'activated' && (await caches.match(path, { ignoreVary: true })) !== undefined;
  } catch (error) {
    // The page works; it only does not open without a network.
    console.warn('the page is not kept for use without a network', error);
    return false;
  }
}

/** When it is activated, or has been given up. */
const settled = (worker: ServiceWorker | null) =>
  new Promise<void>((resolve) => {
    const look = () => (!worker || worker.state === 'activated' || worker.state === 'redundant') && resolve();
    worker?.addEventListener('statechange', look);
    look();
  });

/** Has the worker store the page's document again, in the language just chosen. */
export async function keepDocument() {
  if (!navigator.serviceWorker?.controller) return;
  await fetch(path).catch((error) => console.warn('the page is not kept in the new language', error));
}
