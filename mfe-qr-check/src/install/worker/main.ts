/** The service worker of `/qr-verification`: the page opens without a network, with the releases it was last prepared for. */
import type { OfflinePage } from '@idavuelta/shared/contracts';
import { clientsClaim } from 'workbox-core';
import { precacheAndRoute } from 'workbox-precaching';
import { registerRoute } from 'workbox-routing';
import { createDocuments } from './documents.ts';

/** The part of the worker's scope that is used here: TypeScript has its types only instead of those of pages. */
interface WorkerScope {
  offlinePage: OfflinePage;
  registration: { scope: string };
  addEventListener: (type: 'install' | 'activate', listener: (event: ExtendableEvent) => void) => void;
}
interface ExtendableEvent extends Event {
  waitUntil: (work: Promise<unknown>) => void;
}

const scope = globalThis as unknown as WorkerScope;
const { offlinePage: page, registration } = scope;
const documents = createDocuments(page, registration.scope);

// Nothing is skipped: a page that is open keeps its worker, and with it the files of its releases, until it is closed.
scope.addEventListener('install', (event) => event.waitUntil(documents.fetchFirst()));
scope.addEventListener('activate', (event) => event.waitUntil(documents.removeOthers()));
clientsClaim();

precacheAndRoute(page.files, { cleanURLs: false, directoryIndex: '', ignoreURLParametersMatching: [] });
registerRoute(({ url, sameOrigin }) => sameOrigin && url.pathname === page.path, documents.strategy);
