import { clientsClaim } from 'workbox-core';
import { precacheAndRoute } from 'workbox-precaching';
import { registerRoute } from 'workbox-routing';
import type { OfflinePage } from '../contracts/index.ts';
import { createDocuments } from './documents.ts';

/** Declares only what is used of a worker's scope: TypeScript's worker types would replace those of the page. */
interface WorkerScope {
  offlinePage: OfflinePage;
  registration: { scope: string };
  addEventListener: (type: 'install' | 'activate', listener: (event: ExtendableEvent) => void) => void;
}
interface ExtendableEvent extends Event {
  waitUntil: (work: Promise<unknown>) => void;
}

/** Returns the worker's global object, which TypeScript takes for a page's. */
const workerScope = (scope: object = globalThis) => scope as WorkerScope;

/**
 * Runs a page's service worker: the page opens offline with the releases it was last prepared for. Call it when the
 * worker starts. The files of the releases are fetched one after the other, so that they do not compete with the page's
 * own requests.
 */
export function serveOfflinePage() {
  const scope = workerScope();
  const { offlinePage: page, registration } = scope;
  const documents = createDocuments(page, registration.scope);

  // No `skipWaiting`: an open page keeps its worker, and with it the files of its releases, until it is closed.
  scope.addEventListener('install', (event) => event.waitUntil(documents.fetchFirst()));
  scope.addEventListener('activate', (event) => event.waitUntil(documents.removeOthers()));
  clientsClaim();

  precacheAndRoute(page.files, { cleanURLs: false, directoryIndex: '', ignoreURLParametersMatching: [] });
  registerRoute(({ url, sameOrigin }) => sameOrigin && url.pathname === page.path, documents.strategy);
}
