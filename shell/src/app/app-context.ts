import type { PlatformStore } from '@idavuelta/shared/host';
import type { i18n } from 'i18next';
import type { RuntimeConfig } from '../config/runtime-config.ts';

/** What every component of the page can reach through React context: in the browser, on a server and in tests. */
export interface AppContext {
  store: PlatformStore;
  i18n: i18n;
  config: RuntimeConfig;
  apiBaseUrl: string;
  /** Protocol and host of the page's address, e.g. `https://idavuelta.pe`. */
  origin: string;
}
