/** Settings of an installation that browsers need too: `/config.js`, and what the content security policy follows. */
export interface SiteConfig {
  /** Base address of the API; by default `/backend` on the site's own origin. */
  apiBaseUrl?: string;
  /** Address of the registry; by default `/registry.json`. */
  registryUrl?: string;
  /** Other origins that modules may be fetched from, besides the site's own. */
  moduleOrigins?: string[];
  /** Origins that developers may take a module from by `?module=mfe-x@<origin>`; `http://localhost:*` has any port. */
  overrideOrigins?: string[];
  /** URL template of the map's tiles, with `{z}/{x}/{y}`. */
  mapTiles?: string;
}

/**
 * The configuration that the environment gives.
 * @throws Error when an address or an origin is none: the policy would be wrong in silence
 */
export function siteConfigOf(env: NodeJS.ProcessEnv): SiteConfig {
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
 * The origins of a variable, which commas divide.
 * @param wildcard what an origin may end with besides: any port
 * @throws Error when one is none
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
