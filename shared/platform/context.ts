import { type ComponentType, createContext, type ReactElement, useContext } from 'react';
import type { SlotName } from '../contracts/index.ts';

/** What the shell gives to every module on the page. */
export interface PlatformServices {
  /** Where the site is, e.g. `https://idavuelta.pe`; canonical addresses begin with it. */
  siteOrigin: string;
  /** Base address of the API, e.g. `/backend`; pictures are served from it too. */
  apiBaseUrl: string;
  /** URL template of the map tiles, with `{z}/{x}/{y}`; without one, maps show a drawn ground. */
  mapTiles?: string;
  /** URLs of the brand's profiles, by network (`facebook`, `instagram`, `tiktok`). */
  social?: Record<string, string>;
  /** Renders the module that fills a slot, or a message that it cannot be shown. */
  SlotHost: ComponentType<{ name: SlotName; slotProps: object }>;
  /** Whether the shell deletes customer data in `shared/storage` when the session ends; earlier shells do not. */
  forgetsCustomerData?: boolean;
  /**
   * HTML of an element that depends only on `source`, an object or a list of them, and on the locale: on no other
   * state, time or id. A server caches it for all pages with the same source; browsers have no such function.
   */
  cachedHtml?: (source: object, element: ReactElement) => string;
  /** @deprecated the name of `cachedHtml` before contract 3.19, which modules of earlier contracts call */
  keptHtml?: (source: object, element: ReactElement) => string;
}

export const PlatformContext = createContext<PlatformServices>({
  siteOrigin: 'http://localhost:3000',
  apiBaseUrl: '/backend',
  SlotHost: () => null,
  forgetsCustomerData: true,
});

export const usePlatform = () => useContext(PlatformContext);
