import { isSlowLine } from '@idavuelta/shared/ui';
import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { AppRoot } from './app/AppRoot.tsx';
import { showBootFailure } from './app/boot-failure.ts';
import { type AppInstance, type AppOptions, createApp } from './app/create-app.ts';
import { type HydrationPayload, readHydrationPayload } from './app/hydration-payload.ts';
import type { RuntimeConfig } from './config/runtime-config.ts';
import { findLocale } from './features/locale/locale.saga.ts';
import { createBrowserLoader } from './modules/federation/browser-loader.ts';
import { idle } from './modules/idle.ts';
import { nextTask } from './modules/next-task.ts';
import { areOverridesRequested } from './modules/overrides/requested.ts';
import { readyRegistry } from './modules/registry-store.ts';
import { readServerPage } from './modules/ServerPage.tsx';
import { createHangWatch } from './reporting/hang-watch.ts';

type Loader = ReturnType<typeof createBrowserLoader>;

/** Marks in the browser's performance timeline; `lab/speed` reads them. */
const marks = {
  onLayoutReady: () => performance.mark('idavuelta:frame-ready'),
  onPageReady: () => performance.mark('idavuelta:ready'),
};

/** How an app in a browser loads modules and makes its first API call. */
const loading = ({ loadExpose, hasLoaded }: Loader) => ({
  nextTask,
  loadExpose,
  needsQueries: () => hasLoaded('@idavuelta/shared/queries'),
  hedging: !isSlowLine(),
  hangs: createHangWatch(),
});

/** Hydrates a server-rendered page, or renders the page when there is none. */
export async function startPage(root: HTMLElement) {
  const loader = createBrowserLoader();
  const payload = readHydrationPayload(document);
  await nextTask();
  const config = payload?.config ?? window.idavueltaConfig ?? {};
  const amendRegistry = await overridesOf(config);
  return payload && !amendRegistry ? hydrate(root, payload, loader) : start(root, config, loader, amendRegistry);
}

/** Loaded only where the configuration allows overrides, so never in production. */
async function overridesOf({ overrideOrigins }: RuntimeConfig) {
  if (!overrideOrigins?.length || !areOverridesRequested()) return undefined;
  const { findOverrides } = await import('./modules/overrides/index.ts');
  return findOverrides(overrideOrigins);
}

/** Renders the page in the browser: the server sent no content, or rendered it with other releases. */
async function start(
  root: HTMLElement,
  config: RuntimeConfig,
  loader: Loader,
  amendRegistry?: AppOptions['amendRegistry'],
) {
  const app = createApp({
    config,
    amendRegistry,
    origin: window.location.origin,
    ...loading(loader),
  });
  const { store } = app.context;
  const { hostname, search } = window.location;
  await store.runSaga(findLocale, hostname, document.cookie, search).toPromise();
  await app.showLanguage(store.getState().locale.language);
  app.startSagas();
  app.newerReleases.watch();
  showPreviews(app);
  startReports(app);
  document.querySelector('head > title')?.remove(); // every page renders its own
  createRoot(root, { onUncaughtError: showFailure(root) }).render(
    <AppRoot app={app} Router={BrowserRouter} {...marks} />,
  );
}

/**
 * Hydrates a server-rendered page. Registry, releases, data and texts come from the payload, so nothing is fetched
 * twice and nothing on the screen changes. The layout is interactive at once, the page when its module has arrived.
 */
export async function hydrate(root: HTMLElement, payload: HydrationPayload, loader: Loader) {
  const { config, origin, registry } = payload;
  const app = createApp({
    config,
    origin,
    registry: readyRegistry(registry),
    payload,
    ...loading(loader),
  });
  await nextTask();
  const route = currentRoute(app);
  // A page behind a login waits for the session.
  const page = route && !route.private ? app.host.show(route.module, route.path) : undefined;
  if (!route?.public) document.querySelector('head > title')?.remove(); // the page renders its own
  const rendered = route?.public && registry.modules[route.module]?.current;
  const serverPage = rendered ? readServerPage(root, rendered) : undefined;
  const serverState = { ...app.context.store.getState(), ...payload.slices };
  const onLayoutReady = () => {
    marks.onLayoutReady();
    // The session saga reads local storage, which a browser may have to load from disk first.
    void nextTask()
      .then(app.startSagas)
      // Everything else would delay the page's files and hydration.
      .then(() => page)
      .then(idle)
      .then(app.completeTexts)
      .then(app.newerReleases.watch)
      .then(() => showPreviews(app))
      .then(() => startReports(app));
  };
  await nextTask();
  startTransition(() => {
    hydrateRoot(
      root,
      <AppRoot
        app={app}
        serverPage={serverPage}
        serverState={serverState}
        Router={BrowserRouter}
        onLayoutReady={onLayoutReady}
        onPageReady={marks.onPageReady}
      />,
      {
        onRecoverableError: (error) => console.error('the page differs from what the server rendered', error),
        onUncaughtError: showFailure(root),
      },
    );
  });
}

/** React removes a page that threw outside all boundaries: a message with a retry replaces it. */
const showFailure = (root: HTMLElement) => (error: unknown) => {
  console.error(error);
  showBootFailure(root);
};

/** The panel is loaded only by those who preview a release. */
function showPreviews({ registry }: AppInstance) {
  const show = async () => {
    const shown = registry.registry();
    if (!shown?.previews) return;
    stop();
    const { showReleasePanel } = await import('./modules/release-panel/release-panel.ts');
    showReleasePanel({ registry: shown });
  };
  const stop = registry.subscribe(show);
  void show();
}

const startReports = ({ reports }: AppInstance) =>
  reports
    .start(window.location.pathname)
    .catch((error) => console.warn('errors and vitals of this page are not reported', error));

/** Returns the route of the current URL. */
function currentRoute({ registry }: AppInstance) {
  const status = registry.get();
  return status.status === 'ready' ? status.routes(window.location.pathname)?.route : undefined;
}
