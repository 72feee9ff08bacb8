import type { SiteConfig } from '../site-config.ts';

/** Where browsers report what the content security policy blocked. */
export const reportPath = '/csp-reports';

interface SecurityOptions {
  /** Origins that a payment form may be sent to. */
  paymentOrigins: string[];
  /** Origins of dev servers; none in production. */
  devOrigins: string[];
  /** The site's configuration: other origins that its pages fetch from. */
  config: SiteConfig;
  /** Whether browsers are to remember that the site is reached by HTTPS alone. */
  hsts: boolean;
}

/** One year, in seconds. */
const hstsAge = 31_536_000;

/** Headers of every response. Neither `unsafe-eval` nor inline scripts; inline styles because antd inserts its own. */
export function securityHeaders({ paymentOrigins, devOrigins, config, hsts }: SecurityOptions) {
  const code = [...devOrigins, ...(config.moduleOrigins ?? []), ...(config.overrideOrigins ?? [])];
  const api = originsOf(config.apiBaseUrl);
  const sockets = devOrigins.map((origin) => origin.replace(/^http/, 'ws'));
  const policy: Record<string, string[]> = {
    'default-src': ["'self'"],
    'script-src': ["'self'", ...code],
    // A worker of a module on another origin starts from memory, after its hash was checked; it inherits this policy.
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
    // Browsers that know `report-to` ignore `report-uri`.
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
    'permissions-policy': 'camera=(self), geolocation=(), microphone=()',
    ...(hsts && { 'strict-transport-security': `max-age=${hstsAge}` }),
  };
}

/** The origin of an address, for a policy; none for a path on the site itself. Of a map's tiles `{s}` is any subdomain. */
function originsOf(address = ''): string[] {
  if (!/^https?:/.test(address)) return [];
  return [new URL(address.replace('{s}', '*').replace(/[{}]/g, '')).origin];
}
