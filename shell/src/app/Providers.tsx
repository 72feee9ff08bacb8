import { PlatformContext, type PlatformServices } from '@idavuelta/shared/host';
import { type ReactNode, useMemo } from 'react';
import { I18nextProvider } from 'react-i18next';
import { Provider } from 'react-redux';
import { ApiClientContext } from '../config/ApiClientContext.ts';
import { ConfigContext } from '../config/ConfigContext.ts';
import { socialLinks } from '../config/runtime-config.ts';
import { type Modules, ModulesContext } from '../modules/ModulesContext.ts';
import { SlotHost } from '../modules/SlotHost.tsx';
import type { AppContext } from './app-context.ts';

interface ProvidersProps {
  context: AppContext;
  modules: Modules;
  serverState?: unknown;
  /** On a server only. */
  cachedHtml?: PlatformServices['cachedHtml'];
  children: ReactNode;
}

/** All React contexts of the page, the same in the browser, on a server and in tests. */
export function Providers({ context, modules, serverState, cachedHtml, children }: ProvidersProps) {
  const { store, i18n, config, apiBaseUrl, origin } = context;
  const platform = useMemo(
    () => ({
      siteOrigin: origin,
      apiBaseUrl,
      mapTiles: config.mapTiles,
      social: socialLinks(config),
      SlotHost,
      forgetsCustomerData: true,
      cachedHtml,
      keptHtml: cachedHtml,
    }),
    [origin, apiBaseUrl, config, cachedHtml],
  );
  return (
    <I18nextProvider i18n={i18n}>
      <Provider store={store} serverState={serverState}>
        <ConfigContext value={config}>
          <PlatformContext value={platform}>
            <ApiClientContext value={store.client}>
              <ModulesContext value={modules}>{children}</ModulesContext>
            </ApiClientContext>
          </PlatformContext>
        </ConfigContext>
      </Provider>
    </I18nextProvider>
  );
}
