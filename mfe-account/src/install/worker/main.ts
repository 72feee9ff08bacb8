/** The service worker of the customer's purchases: the page opens without a network; what it shows then is in its database. */
import type { OfflinePage } from '@idavuelta/shared/contracts';
import { createDocuments } from './documents.ts';
import { createFiles } from './files.ts';

/** The used part of the worker's scope: TypeScript's types of workers would replace those of pages. */
interface WorkerScope {
  offlinePage: OfflinePage;
  registration: { scope: string };
  clients: { claim: () => Promise<void> };
  addEventListener(type: 'install' | 'activate', listener: (event: ExtendableEvent) => void): void;
  addEventListener(type: 'fetch', listener: (event: FetchEvent) => void): void;
}
interface ExtendableEvent extends Event {
  waitUntil: (work: Promise<unknown>) => void;
}
interface FetchEvent extends ExtendableEvent {
  request: Request;
  respondWith: (response: Promise<Response>) => void;
}

const scope = globalThis as unknown as WorkerScope;
const { offlinePage: page, registration } = scope;
const documents = createDocuments(page, registration.scope);
const files = createFiles(page, registration.scope);

// No `skipWaiting`: an open page keeps its worker, and with it the files of its releases, until it is closed.
scope.addEventListener('install', (event) => event.waitUntil(documents.fetchFirst().then(files.fetchAll)));
scope.addEventListener('activate', (event) =>
  event.waitUntil(Promise.all([documents.removeOthers(), files.removeOthers(), scope.clients.claim()])),
);
scope.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== location.origin) return;
  if (pathname === page.path) event.respondWith(documents.respond(request, event));
  else if (files.has(pathname)) event.respondWith(files.respond(request));
});
