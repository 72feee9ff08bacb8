/** The page's side of a service worker; what the worker itself runs is in `worker.ts`. */
export { prepareOffline, registerWorker } from './service-worker.ts';
export { useDocumentLanguage } from './useDocumentLanguage.ts';
