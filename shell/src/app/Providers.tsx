import { PlatformContext, type PlatformStore } from '@idavuelta/shared/host';
import type { i18n } from 'i18next';
import { type ReactNode, useMemo } from 'react';
import { I18nextProvider } from 'react-i18next';
import { Provider } from 'react-redux';
import { ConfigContext } from '../config/ConfigContext.ts';
import { type RuntimeConfig, socialLinks } from '../config/runtime-config.ts';
import { type Modules, ModulesContext } from '../modules/ModulesContext.ts';
import { SlotHost } from '../modules/SlotHost.tsx';

export interface Site {
  store: PlatformStore;
  i18n: i18n;
  config: RuntimeConfig;
  apiBaseUrl: string;
  /** Where the site is, e.g. `https://idavuelta.pe`. */
  origin: string;
}

/** Everything the site's components find around them, whoever renders it: a browser, a server or a test. */
export function Providers({ site, modules, children }: { site: Site; modules: Modules; children: ReactNode }) {
  const platform = useMemo(
    () => ({
      siteOrigin: site.origin,
      apiBaseUrl: site.apiBaseUrl,
      mapTiles: site.config.mapTiles,
      social: socialLinks(site.config),
      SlotHost,
    }),
    [site.origin, site.apiBaseUrl, site.config],
  );
  return (
    <I18nextProvider i18n={site.i18n}>
      <Provider store={site.store}>
        <ConfigContext value={site.config}>
          <PlatformContext value={platform}>
            <ModulesContext value={modules}>{children}</ModulesContext>
          </PlatformContext>
        </ConfigContext>
      </Provider>
    </I18nextProvider>
  );
}
