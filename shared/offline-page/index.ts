/** The page's side of a service worker; `worker.ts` is what the worker itself runs. */
export { prepareOffline, registerWorker } from './service-worker.ts';
export { useDocumentLanguage } from './useDocumentLanguage.ts';
