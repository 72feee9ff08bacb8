import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import type { HydrationPayload } from './app/hydration-payload.ts';
import { SiteRoot } from './app/SiteRoot.tsx';
import { createSite } from './app/site.ts';
import type { RuntimeConfig } from './config/runtime-config.ts';
import { findLocale } from './features/locale/locale.saga.ts';
import { createReleaseLoader } from './modules/federation.ts';
import { loadPage } from './modules/load-page.ts';
import { readyRegistry } from './modules/registry-status.ts';

/** Marks in the browser's timeline, for whoever measures the site. */
const markReady = () => performance.mark('idavuelta:ready');

/** Renders the whole site in the browser: the page came without content. */
export async function start(root: HTMLElement, config: RuntimeConfig) {
  const assembled = createSite({ config, origin: window.location.origin, releaseLoader: createReleaseLoader });
  const { store } = assembled.site;
  const { hostname, search } = window.location;
  await store.runSaga(findLocale, hostname, document.cookie, search).toPromise();
  await assembled.showLanguage(store.getState().locale.language);
  assembled.startProcesses();
  document.querySelector('head > title')?.remove(); // pages bring their own
  createRoot(root).render(<SiteRoot assembled={assembled} Router={BrowserRouter} onReady={markReady} />);
}

/**
 * Takes over a page that a server rendered: the same releases, data and texts, so that nothing is asked for again and
 * nothing on the screen changes. @throws when the page's module does not come
 */
export async function hydrate(root: HTMLElement, payload: HydrationPayload, releaseLoader = createReleaseLoader) {
  const { config, origin } = payload;
  const registry = readyRegistry(payload.registry);
  const assembled = createSite({ config, origin, releaseLoader, payload });
  assembled.setRegistry(payload.registry);
  const match = registry.routes(window.location.pathname);
  if (match?.route.public) await loadPage(assembled.host, match);
  else document.querySelector('head > title')?.remove(); // the page brings its own
  // Processes begin when the page is taken over: until then it must stay as the server rendered it.
  const onReady = () => {
    assembled.startProcesses();
    markReady();
  };
  startTransition(() => {
    hydrateRoot(root, <SiteRoot assembled={assembled} registry={registry} Router={BrowserRouter} onReady={onReady} />, {
      onRecoverableError: (error) => console.error('the page differs from what the server rendered', error),
    });
  });
}
