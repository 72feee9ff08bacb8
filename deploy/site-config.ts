/**
 * Settings of an installation that browsers need too: served as `/config.js` and used by the content security policy.
 */
export interface SiteConfig {
  /** Base URL of the API; defaults to `/backend` on the site's own origin. */
  apiBaseUrl?: string;
  /** URL of the registry; defaults to `/registry.json`. */
  registryUrl?: string;
  /** Additional origins that modules may be loaded from. */
  moduleOrigins?: string[];
  /**
   * Origins that developers may load a module from with `?module=mfe-x@<origin>`; `http://localhost:*` allows any port.
   */
  overrideOrigins?: string[];
  /** URL template of map tiles, with `{z}/{x}/{y}`. */
  mapTiles?: string;
}

/**
 * Reads the configuration from the environment.
 * @throws Error for an invalid URL or origin, because the policy would silently be wrong
 */
export function readSiteConfig(env: NodeJS.ProcessEnv): SiteConfig {
  const address = (name: string) => {
    const value = env[name];
    if (value && !value.startsWith('/') && !URL.canParse(value))
      throw new Error(`${name}: "${value}" is not an address`);
    return value || undefined;
  };
  const moduleOrigins = originsIn('MODULE_ORIGINS', env);
  const overrideOrigins = originsIn('OVERRIDE_ORIGINS', env, /:\*$/);
  const config: SiteConfig = {
    apiBaseUrl: address('API_BASE_URL'),
    registryUrl: address('REGISTRY_URL'),
    mapTiles: address('MAP_TILES'),
    ...(moduleOrigins.length > 0 && { moduleOrigins }),
    ...(overrideOrigins.length > 0 && { overrideOrigins }),
  };
  return JSON.parse(JSON.stringify(config)) as SiteConfig;
}

/**
 * Parses a variable's comma-separated origins.
 * @param wildcard matches a suffix that stands for any port, e.g. `:*`; when omitted, an origin may not have one
 * @throws Error for an invalid one
 */
export function originsIn(name: string, env: NodeJS.ProcessEnv, wildcard?: RegExp): string[] {
  const origins = (env[name] ?? '').split(',').filter(Boolean);
  for (const origin of origins) {
    const plain = wildcard ? origin.replace(wildcard, '') : origin;
    if (!URL.canParse(plain) || new URL(plain).origin !== plain)
      throw new Error(`${name}: "${origin}" is not an origin`);
  }
  return origins;
}
