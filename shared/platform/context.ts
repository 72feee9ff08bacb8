import { type ComponentType, createContext, type ReactElement, useContext } from 'react';
import type { SlotName } from '../contracts/index.ts';

/** What the shell gives to every module on the page. */
export interface PlatformServices {
  /** Where the site is, e.g. `https://idavuelta.pe`; canonical addresses begin with it. */
  siteOrigin: string;
  /** Base address of the API, e.g. `/backend`; pictures are served from it too. */
  apiBaseUrl: string;
  /** Address of the map's tiles with `{z}/{x}/{y}`; maps show no ground without one. */
  mapTiles?: string;
  /** Addresses of the brand's own pages elsewhere, by network (`facebook`, `instagram`, `tiktok`). */
  social?: Record<string, string>;
  /** Shows the module that fills a slot, or says that it cannot. */
  SlotHost: ComponentType<{ name: SlotName; slotProps: object }>;
  /** Whether the shell deletes what `shared/storage` keeps of a customer when the login ends; earlier ones do not. */
  forgetsCustomerData?: boolean;
  /**
   * HTML of an element that depends on `source`, an object or a list of them, and on the locale alone: on no other state,
   * time or id. A server caches it for all pages with the same source; browsers have no such function.
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
