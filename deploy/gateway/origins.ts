import type { FastifyRequest } from 'fastify';

/**
 * Determines the public origin of a request. Canonical URLs, the sitemap and the page cache depend on it, and visitors
 * can send any `Host` header, so an unknown host gets the first origin.
 * @param origins public origins of the site, e.g. `https://idavuelta.pe`
 * @throws Error without an origin or for an invalid one
 */
export function createOriginResolver(origins: readonly string[]) {
  const [main] = origins;
  if (!main) throw new Error('the gateway needs at least one public origin');
  for (const origin of origins) {
    if (!URL.canParse(origin) || new URL(origin).origin !== origin) throw new Error(`"${origin}" is not an origin`);
  }
  const known = new Set(origins);
  return ({ protocol, host }: Pick<FastifyRequest, 'protocol' | 'host'>) => {
    const origin = `${protocol}://${host}`.toLowerCase();
    return known.has(origin) ? origin : main;
  };
}
