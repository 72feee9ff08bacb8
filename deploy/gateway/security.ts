import type { SiteConfig } from '../site-config.ts';

/** Endpoint for content security policy violations. */
export const reportPath = '/csp-reports';

interface SecurityOptions {
  /** Origins that payment forms may be posted to. */
  paymentOrigins: string[];
  /** Origins of dev servers; none in production. */
  devOrigins: string[];
  /** The site's configuration, which names further origins that pages fetch from. */
  config: SiteConfig;
  /** Whether browsers should remember to use HTTPS only. */
  hsts: boolean;
}

/** One year, in seconds. */
const hstsAge = 31_536_000;

/**
 * Builds the headers of every response. Allows neither `unsafe-eval` nor inline scripts; inline styles because antd
 * inserts its own.
 */
export function securityHeaders({ paymentOrigins, devOrigins, config, hsts }: SecurityOptions) {
  const code = [...devOrigins, ...(config.moduleOrigins ?? []), ...(config.overrideOrigins ?? [])];
  const api = originsOf(config.apiBaseUrl);
  const sockets = devOrigins.map((origin) => origin.replace(/^http/, 'ws'));
  const policy: Record<string, string[]> = {
    'default-src': ["'self'"],
    'script-src': ["'self'", ...code],
    // The worker of a module on another origin is started from a blob after checking its hash, and inherits this
    // policy.
    'worker-src': ["'self'", 'blob:'],
    'style-src': ["'self'", "'unsafe-inline'", ...code],
    // The API serves the pictures and videos of the catalogue.
    'img-src': ["'self'", 'data:', 'blob:', ...code, ...api, ...originsOf(config.mapTiles)],
    'media-src': ["'self'", 'blob:', ...code, ...api],
    'font-src': ["'self'", ...code],
    'connect-src': ["'self'", ...code, ...sockets, ...api, ...originsOf(config.registryUrl)],
    'form-action': ["'self'", ...paymentOrigins],
    'frame-ancestors': ["'none'"],
    'base-uri': ["'self'"],
    'object-src': ["'none'"],
    // Browsers that support `report-to` ignore `report-uri`.
    'report-uri': [reportPath],
    'report-to': ['csp'],
  };
  return {
    'content-security-policy': Object.entries(policy)
      .map(([name, values]) => `${name} ${[...new Set(values)].join(' ')}`)
      .join('; '),
    'reporting-endpoints': `csp="${reportPath}"`,
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'permissions-policy': 'camera=(self), geolocation=(self), microphone=()',
    ...(hsts && { 'strict-transport-security': `max-age=${hstsAge}` }),
  };
}

/**
 * Returns the origin of an address for a policy; none for a path on the site itself. In map tile addresses `{s}` stands
 * for any subdomain.
 */
function originsOf(address = ''): string[] {
  if (!/^https?:/.test(address)) return [];
  return [new URL(address.replace('{s}', '*').replace(/[{}]/g, '')).origin];
}
