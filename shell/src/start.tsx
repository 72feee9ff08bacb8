import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { AppRoot } from './app/AppRoot.tsx';
import { createApp } from './app/create-app.ts';
import type { HydrationPayload } from './app/hydration-payload.ts';
import type { RuntimeConfig } from './config/runtime-config.ts';
import { findLocale } from './features/locale/locale.saga.ts';
import { createReleaseLoader } from './modules/federation.ts';
import { loadPage } from './modules/load-page.ts';
import { readyRegistry } from './modules/registry-status.ts';

/** A mark in the browser's performance timeline; `e2e/speed` reads it. */
const markReady = () => performance.mark('idavuelta:ready');

/** Renders the page in the browser alone: the server sent none of its content. */
export async function start(root: HTMLElement, config: RuntimeConfig) {
  const app = createApp({ config, origin: window.location.origin, releaseLoader: createReleaseLoader });
  const { store } = app.context;
  const { hostname, search } = window.location;
  await store.runSaga(findLocale, hostname, document.cookie, search).toPromise();
  await app.showLanguage(store.getState().locale.language);
  app.startSagas();
  document.querySelector('head > title')?.remove(); // every page renders its own
  createRoot(root).render(<AppRoot app={app} Router={BrowserRouter} onReady={markReady} />);
}

/**
 * Hydrates a page that a server rendered. Releases, data and texts come from the payload, so nothing is fetched twice
 * and nothing on the screen changes. @throws when the page's module cannot be loaded
 */
export async function hydrate(root: HTMLElement, payload: HydrationPayload, releaseLoader = createReleaseLoader) {
  const { config, origin } = payload;
  const registry = readyRegistry(payload.registry);
  const app = createApp({ config, origin, releaseLoader, payload });
  app.setRegistry(payload.registry);
  const match = registry.routes(window.location.pathname);
  if (match?.route.public) await loadPage(app.host, match);
  else document.querySelector('head > title')?.remove(); // the page renders its own
  // Sagas change the state: before hydration ends, that would make the page differ from the server's.
  const onReady = () => {
    app.startSagas();
    markReady();
  };
  startTransition(() => {
    hydrateRoot(root, <AppRoot app={app} registry={registry} Router={BrowserRouter} onReady={onReady} />, {
      onRecoverableError: (error) => console.error('the page differs from what the server rendered', error),
    });
  });
}
