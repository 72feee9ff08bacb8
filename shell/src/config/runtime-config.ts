/** What differs between one installation and another; `/config.js` may set it before the shell starts. */
export interface RuntimeConfig {
  /** Base address of the API; by default `/backend` of the host that the browser is on. */
  apiBaseUrl?: string;
  /** Legal pages of the footer. */
  legal?: Partial<Record<'privacy' | 'conditions' | 'terms' | 'cookies', string>>;
  social?: Partial<Record<'facebook' | 'instagram' | 'tiktok', string>>;
  registryUrl?: string;
  /** Address of the map's tiles with `{z}/{x}/{y}`. */
  mapTiles?: string;
}

declare global {
  interface Window {
    idavueltaConfig?: RuntimeConfig;
  }
}

/** Outside a browser, or opened from a file, there is no host to derive the API's address from. */
const developmentApi = 'http://localhost:3001';

/** The API's address: configured, else `/backend` of the same origin (no preflight, one connection). */
export function apiBaseUrl(config: RuntimeConfig, origin: string | undefined) {
  if (config.apiBaseUrl) return config.apiBaseUrl;
  return origin?.startsWith('http') ? `${origin}/backend` : developmentApi;
}

export const legalLinks = (config: RuntimeConfig) => ({
  privacy: 'https://www.idavuelta.pe/legal/privacidad',
  conditions: 'https://www.idavuelta.pe/legal/condiciones',
  terms: 'https://www.idavuelta.pe/legal/terminos',
  cookies: 'https://www.idavuelta.pe/legal/cookies',
  ...config.legal,
});

export const socialLinks = (config: RuntimeConfig) => ({
  facebook: 'https://www.facebook.com/idavuelta',
  instagram: 'https://www.instagram.com/idavuelta',
  tiktok: 'https://www.tiktok.com/@idavuelta',
  ...config.social,
});
