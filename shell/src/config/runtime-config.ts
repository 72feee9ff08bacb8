import type { LegalDocument } from '@idavuelta/shared/contracts';

/** Settings of one installation. `/config.js` may set them before the shell starts. */
export interface RuntimeConfig {
  /** Base address of the API; by default `/backend` on the page's own origin. */
  apiBaseUrl?: string;
  /** Addresses of legal documents that are elsewhere, for the footer and the sign-up; others are pages of the site. */
  legal?: Partial<Record<LegalDocument, string>>;
  social?: Partial<Record<'facebook' | 'instagram' | 'tiktok', string>>;
  registryUrl?: string;
  /** Other origins that modules may be fetched from, besides the site's own. */
  moduleOrigins?: string[];
  /** Origins that `?module=mfe-booking@<origin>` may name, `http://localhost:*` for any port; none in production. */
  overrideOrigins?: string[];
  /** URL template of the map's tiles, with `{z}/{x}/{y}`. */
  mapTiles?: string;
}

declare global {
  interface Window {
    idavueltaConfig?: RuntimeConfig;
  }
}

/** Used where the page has no origin to derive the API's address from: outside a browser, or opened from a file. */
const developmentApi = 'http://localhost:3001';

/** The API's base address: the configured one, else `/backend` on `origin`, which needs no CORS preflight. */
export function apiBaseUrl(config: RuntimeConfig, origin: string | undefined) {
  if (config.apiBaseUrl) return config.apiBaseUrl;
  return origin?.startsWith('http') ? `${origin}/backend` : developmentApi;
}

/** Shortens an address on the page's own origin to a path: a page contains dozens of picture addresses. */
export const withoutOrigin = (address: string, origin: string | undefined) =>
  origin && address.startsWith(`${origin}/`) ? address.slice(origin.length) : address;

export const socialLinks = (config: RuntimeConfig) => ({
  facebook: 'https://www.facebook.com/idavuelta',
  instagram: 'https://www.instagram.com/idavuelta',
  tiktok: 'https://www.tiktok.com/@idavuelta',
  ...config.social,
});
