import type { Language, Registry } from '@idavuelta/shared/contracts';
import { createPlatformStore } from '@idavuelta/shared/host';
import { addTexts, commonTexts, createI18n } from '@idavuelta/shared/i18n';
import { apiBaseUrl, type RuntimeConfig } from './config.ts';
import { localeSaga, type ShowLanguage } from './features/locale/locale.saga.ts';
import { createModuleHost, type ModuleHostOptions } from './features/modules/module-host.ts';
import { noticesSlice } from './features/notices/notices.slice.ts';
import { sessionSaga } from './features/session/session.saga.ts';
import { loginSlice } from './features/session/session.slice.ts';
import type { Site } from './Providers.tsx';

const shellTexts = (language: Language): Promise<{ default: object }> => import(`./texts/${language}.json`);

export interface SiteOptions {
  config: RuntimeConfig;
  origin: string | undefined;
  loadRelease: ModuleHostOptions['loadRelease'];
  adapter?: Parameters<typeof createPlatformStore>[0]['adapter'];
}

/** Puts the site together: store, texts and the host of the modules. */
export function createSite({ config, origin, loadRelease, adapter }: SiteOptions) {
  const baseUrl = apiBaseUrl(config, origin);
  const store = createPlatformStore({
    baseUrl,
    adapter,
    onSagaError: (error) => console.warn('a process stopped', error),
  });
  store.mountModule('login', { reducer: loginSlice.reducer });
  store.mountModule('notices', { reducer: noticesSlice.reducer });
  const i18n = createI18n(store.getState().locale.language);
  const site: Site = { store, i18n, config, apiBaseUrl: baseUrl };

  let registry: Registry | undefined;
  const language = () => i18n.language as Language;
  const host = createModuleHost({
    registry: () => registry,
    loadRelease,
    async mount(definition) {
      const [texts, state] = await Promise.all([definition.texts(language()), definition.state?.()]);
      addTexts(i18n, language(), definition.namespace, texts.default);
      if (state) store.mountModule(definition.name, state.default);
    },
    report: (error) => console.warn(error.message, error.cause ?? ''),
  });

  const showLanguage: ShowLanguage = async (next) => {
    const modules = host.mounted();
    const [common, shell, ...others] = await Promise.all([
      commonTexts(next),
      shellTexts(next),
      ...modules.map(({ texts }) => texts(next)),
    ]);
    addTexts(i18n, next, 'common', common.default);
    addTexts(i18n, next, 'shell', shell.default);
    for (const [i, texts] of others.entries()) addTexts(i18n, next, modules[i]?.namespace ?? '', texts.default);
    await i18n.changeLanguage(next);
  };

  return {
    site,
    host,
    showLanguage,
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
