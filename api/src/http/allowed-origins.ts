import type { FastifyRequest } from 'fastify';
import type { Config } from '../config/config.ts';
import type { Database } from '../database/database.ts';
import { createAllowedOriginsRepository } from './allowed-origins.repository.ts';

export interface AllowedOriginsDependencies {
  db: Database;
  config: Pick<Config, 'development' | 'siteUrl' | 'extraOrigins'>;
}

export type AllowedOrigins = ReturnType<typeof createAllowedOrigins>;

/**
 * The origins of our own sites: configured ones, the hosts of channels and, in development, this machine. Browsers may
 * call the API from them, buyers may be returned to them, and mails link to them.
 */
export function createAllowedOrigins({ db, config }: AllowedOriginsDependencies) {
  const channels = createAllowedOriginsRepository(db);
  const configured = new Set([config.siteUrl, ...config.extraOrigins].map((address) => new URL(address).origin));
  const fallback = new URL(config.siteUrl).origin;

  /** Returns the origin in `address` if it is allowed and nothing but an origin; otherwise undefined. */
  async function match(address: string | undefined): Promise<string | undefined> {
    if (!address || !URL.canParse(address)) return undefined;
    const url = new URL(address);
    if (!/^https?:$/.test(url.protocol) || url.username || url.password) return undefined;
    if (url.pathname !== '/' || url.search || url.hash) return undefined;
    if (configured.has(url.origin)) return url.origin;
    if (isLocal(url.hostname)) return config.development ? url.origin : undefined;
    if (!config.development && url.protocol !== 'https:') return undefined;
    // A channel is a host on the default port; another port may serve anything.
    if (url.port) return undefined;
    return (await channels.hasChannel(url.hostname.replace(/^www\./, ''))) ? url.origin : undefined;
  }

  return {
    /** Origin to use when the request names no allowed one. */
    fallback,
    match,
    /** Returns the origin for links in mails: the requesting site's if it is allowed, otherwise the default. */
    ofRequest: async (request: FastifyRequest) => (await match(request.headers.origin)) ?? fallback,
  };
}

const isLocal = (host: string) => host === 'localhost' || host === '127.0.0.1' || host === '[::1]';
