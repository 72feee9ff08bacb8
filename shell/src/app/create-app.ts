import type { Registry } from '@idavuelta/shared/contracts';
import { createPlatformStore, type StoreOptions } from '@idavuelta/shared/host';
import { addKnownTexts, addTexts, commonTexts, createI18n, fetchTexts } from '@idavuelta/shared/i18n';
import type { i18n } from 'i18next';
import { apiBaseUrl, type RuntimeConfig, withoutOrigin } from '../config/runtime-config.ts';
import { localeSaga, type ShowLanguage } from '../features/locale/locale.saga.ts';
import { localeOptionsSlice } from '../features/locale/locale-options.slice.ts';
import { noticesSlice } from '../features/notices/notices.slice.ts';
import { sessionSaga } from '../features/session/session.saga.ts';
import { loginSlice } from '../features/session/session.slice.ts';
import type { LoadExpose } from '../modules/federation/expose-loader.ts';
import { createModuleHost } from '../modules/module-host.ts';
import { createNewerReleases, type NewerReleasesOptions } from '../modules/newer-releases.ts';
import { createRegistryStore, type ReadyRegistry } from '../modules/registry-store.ts';
import { createReleaseTexts } from '../modules/release-texts.ts';
import { createClientReports } from '../reporting/client-reports.ts';
import type { HangWatch } from '../reporting/hang-watch.ts';
import type { AppContext } from './app-context.ts';
import type { HydrationPayload } from './hydration-payload.ts';
import { shellTexts } from './shell-texts.ts';

export interface AppOptions {
  config: RuntimeConfig;
  /** Protocol and host of the page's address, e.g. `https://idavuelta.pe`; undefined outside a browser. */
  origin: string | undefined;
  loadExpose: LoadExpose;
  /** Whether a module has loaded the query cache: a page without queries never fetches its code. */
  needsQueries?: () => boolean;
  /** Whether the previous release is tried in parallel when the current one is slow. */
  hedging?: boolean;
  /** The registry that a server rendered the page with; without one it is fetched. */
  registry?: ReadyRegistry;
  /** Applies a developer's overrides to every fetched registry. */
  amendRegistry?: (registry: Registry) => Registry;
  /** Starts a new task before work that would make a phone unresponsive. */
  nextTask?: StoreOptions['nextTask'];
  adapter?: StoreOptions['adapter'];
  /** Calls the API on a server. */
  client?: StoreOptions['client'];
  /** Reads a language file of a release; by default from the network. */
  readTexts?: (address: string, limit?: number) => Promise<object>;
  /** Reloads the document. */
  reload?: NewerReleasesOptions['reload'];
  /** Tracks which release is rendering; only in browsers. */
  hangs?: HangWatch;
  /** Whether the sagas of modules run; on a server they do not. */
  sagas?: boolean;
  /** An instance that a server shares between all pages in a language; without it the page creates its own. */
  i18n?: i18n;
  /** State that a server rendered the page with. */
  payload?: Pick<HydrationPayload, 'locale' | 'slices' | 'texts'>;
}

const loadQueries = () => import(/* webpackChunkName: "queries" */ '@idavuelta/shared/queries');

/**
 * Creates the store, texts and module host of a page: once per page load in a browser, once per request on a server.
 */
export function createApp(options: AppOptions) {
  const { config, origin, loadExpose, needsQueries, hedging, hangs, adapter, client, sagas = true, payload } = options;
  const { nextTask, readTexts = fetchTexts } = options;
  const baseUrl = apiBaseUrl(config, origin);
  const registry = createRegistryStore(config, options.registry, options.amendRegistry);
  const reports = createClientReports(registry, hangs);
  const store = createPlatformStore({
    baseUrl,
    nextTask,
    adapter,
    client,
    onSagaError(error) {
      console.warn('a saga stopped', error);
      reports.thrown(error);
    },
    slices: [loginSlice, localeOptionsSlice, noticesSlice],
    preloadedState: payload && { locale: payload.locale },
    preloadedSlices: payload?.slices,
  });
  const i18n = options.i18n ?? createI18n(store.getState().locale.language);
  const context: AppContext = { store, i18n, config, apiBaseUrl: withoutOrigin(baseUrl, origin), origin: origin ?? '' };
  const { common, shell, ...sent } = payload?.texts ?? {};
  if (common) addKnownTexts(i18n, store.getState().locale.language, 'common', { id: 'sent by the server' }, common);
  if (shell) addKnownTexts(i18n, store.getState().locale.language, 'shell', shellTexts, shell);
  const releaseTexts = createReleaseTexts({ i18n, readFile: readTexts, sent });

  const host = createModuleHost({
    registry: registry.registry,
    loadExpose,
    hedging,
    hangs,
    async afterLoad() {
      if (!needsQueries?.()) return;
      store.attachQueries((await loadQueries()).platformApi);
    },
    loadTexts: releaseTexts.load,
    mountState: (name, { reducer, saga }, dropState) =>
      store.mountModule(name, { reducer, ...(sagas && { saga }) }, { resetState: dropState }),
    report(error, release) {
      console.warn(error.message, error.cause ?? '');
      reports.failed(error, release);
    },
    onMount: reports.mounted,
  });

  const newerReleases = createNewerReleases({
    registry,
    isOnPage: (name) => host.running(name) !== undefined,
    reload: options.reload,
  });

  /** Queries fetched by a server contain the translations of its language only. */
  let untranslated = Object.keys((payload?.slices.api as { queries?: object } | undefined)?.queries ?? {});
  const translateQueries = async () => {
    if (!untranslated.length) return;
    const { refetch } = await loadQueries();
    await refetch(store, untranslated);
    untranslated = [];
  };

  const showLanguage: ShowLanguage = async (next) => {
    const translateModules = () =>
      Promise.all(host.mounted().map((mounted) => releaseTexts.translate(mounted, [...mounted.namespaces], next)));
    await Promise.all([
      addTexts(i18n, next, 'common', commonTexts),
      addTexts(i18n, next, 'shell', shellTexts),
      translateModules(),
      next !== store.getState().locale.language && translateQueries(),
    ]);
    await translateModules(); // modules mounted in the meantime
    await i18n.changeLanguage(next);
  };

  return {
    context,
    host,
    registry,
    newerReleases,
    reports,
    showLanguage,
    /** Fetches the error messages, which a page starts without. */
    completeTexts: () =>
      addTexts(i18n, store.getState().locale.language, 'common', commonTexts).catch((error) =>
        console.warn('the common texts could not be fetched', error),
      ),
    /** Starts the shell's own sagas, in a browser only. */
    startSagas() {
      store.sagaContext({ showLanguage });
      store.mountModule('session-saga', { saga: sessionSaga as () => Generator });
      store.mountModule('locale-saga', { saga: localeSaga as () => Generator });
    },
  };
}

export type AppInstance = ReturnType<typeof createApp>;
