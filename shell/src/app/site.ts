import type { Language, Registry } from '@idavuelta/shared/contracts';
import { createPlatformStore } from '@idavuelta/shared/host';
import { addTexts, commonTexts, createI18n } from '@idavuelta/shared/i18n';
import { apiBaseUrl, type RuntimeConfig } from '../config/runtime-config.ts';
import { localeSaga, type ShowLanguage } from '../features/locale/locale.saga.ts';
import { localeOptionsSlice } from '../features/locale/locale-options.slice.ts';
import { noticesSlice } from '../features/notices/notices.slice.ts';
import { sessionSaga } from '../features/session/session.saga.ts';
import { loginSlice } from '../features/session/session.slice.ts';
import type { LoaderOptions } from '../modules/federation.ts';
import { createModuleHost, type ModuleHostOptions } from '../modules/module-host.ts';
import type { HydrationPayload } from './hydration-payload.ts';
import type { Site } from './Providers.tsx';
import { shellTexts } from './shell-texts.ts';

export interface SiteOptions {
  config: RuntimeConfig;
  /** Where the site is, e.g. `https://idavuelta.pe`; undefined outside a browser. */
  origin: string | undefined;
  /** Makes what fetches a release; it gets the way to bring the query cache. */
  releaseLoader: (options: LoaderOptions) => ModuleHostOptions['loadRelease'];
  adapter?: Parameters<typeof createPlatformStore>[0]['adapter'];
  /** A server renders without processes. */
  processes?: boolean;
  /** What a server rendered the page with. */
  payload?: Pick<HydrationPayload, 'locale' | 'slices' | 'texts'>;
}

/** Puts the site together: store, texts and the host of the modules. */
export function createSite(options: SiteOptions) {
  const { config, origin, releaseLoader, adapter, processes = true, payload } = options;
  const publicApi = apiBaseUrl(config, origin);
  const store = createPlatformStore({
    baseUrl: publicApi,
    adapter,
    onSagaError: (error) => console.warn('a process stopped', error),
    preloadedState: payload && { locale: payload.locale },
    preloadedSlices: payload?.slices,
  });
  store.mountModule('login', { reducer: loginSlice.reducer });
  store.mountModule('localeOptions', { reducer: localeOptionsSlice.reducer });
  store.mountModule('notices', { reducer: noticesSlice.reducer });
  const i18n = createI18n(store.getState().locale.language);
  const site: Site = { store, i18n, config, apiBaseUrl: publicApi, origin: origin ?? '' };
  const language = () => i18n.language as Language;
  const texts = new Map(Object.entries(payload?.texts ?? {}));
  for (const [namespace, payloadTexts] of texts) i18n.addResourceBundle(language(), namespace, payloadTexts);

  const bringQueries = async () => {
    const queries = await import(/* webpackChunkName: "queries" */ '@idavuelta/shared/queries');
    store.attachQueries(queries.platformApi);
    return queries;
  };

  let registry: Registry | undefined;
  const host = createModuleHost({
    registry: () => registry,
    loadRelease: releaseLoader({ queries: bringQueries }),
    async mount(definition) {
      const [state] = await Promise.all([
        definition.state?.(),
        // HydrationPayload texts are of the release that the page was rendered with; another release brings its own.
        texts.delete(definition.namespace) || addTexts(i18n, language(), definition.namespace, definition.texts),
      ]);
      const { reducer, saga } = state?.default ?? {};
      if (reducer || saga) store.mountModule(definition.name, { reducer, ...(processes && { saga }) });
    },
    report: (error) => console.warn(error.message, error.cause ?? ''),
  });

  const showLanguage: ShowLanguage = async (next) => {
    await Promise.all([
      addTexts(i18n, next, 'common', commonTexts),
      addTexts(i18n, next, 'shell', shellTexts),
      ...host.mounted().map(({ namespace, texts }) => addTexts(i18n, next, namespace, texts)),
    ]);
    await i18n.changeLanguage(next);
  };

  return {
    site,
    host,
    showLanguage,
    bringQueries,
    setRegistry: (next: Registry) => {
      registry = next;
    },
    /** The processes of a browser; a server renders without them. */
    startProcesses() {
      store.sagaContext({ showLanguage });
      store.mountModule('session-process', { saga: sessionSaga as () => Generator });
      store.mountModule('locale-process', { saga: localeSaga as () => Generator });
    },
  };
}

export type AssembledSite = ReturnType<typeof createSite>;
