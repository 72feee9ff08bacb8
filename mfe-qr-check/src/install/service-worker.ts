import { links } from '@idavuelta/shared/contracts';

/** Also the worker's scope: no other page of the site is served by it. */
const path = links.qrVerification();

/**
 * Registers the page's service worker, which the browser then keeps up to date by itself. Not where the page cannot be
 * installed: without a manifest it does not come from the site's own gateway.
 */
export async function registerServiceWorker() {
  if (!('serviceWorker' in navigator) || !document.querySelector('link[rel="manifest"]')) return;
  try {
    await navigator.serviceWorker.register(`${path}.worker.js`, { scope: path });
  } catch (error) {
    // The page works; it only does not open without a network yet.
    console.warn('the service worker could not be registered', error);
  }
}

/** Has the worker store the page's document again, in the language just chosen. */
export async function keepDocument() {
  if (!navigator.serviceWorker?.controller) return;
  await fetch(path).catch((error) => console.warn('the page is not kept in the new language', error));
}
