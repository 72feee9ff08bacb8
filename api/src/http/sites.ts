import type { CountryCode, Language } from '@idavuelta/shared/contracts';
import { languages } from '@idavuelta/shared/contracts';
import type { FastifyRequest } from 'fastify';
import type { Config } from '../config.ts';
import type { Database } from '../database/database.ts';
import { createSitesRepository } from './sites.repository.ts';

export type Sites = ReturnType<typeof createSites>;

export interface SitesDependencies {
  db: Database;
  config: Pick<Config, 'production' | 'siteUrl' | 'extraOrigins'>;
}

/** The addresses of our own site: where buyers may be sent, who may call from a browser, what mails link to. */
export function createSites({ db, config }: SitesDependencies) {
  const channels = createSitesRepository(db);
  const configured = new Set([config.siteUrl, ...config.extraOrigins].map((address) => new URL(address).origin));

  /** The origin in `address` when it is one of ours and nothing but an origin; otherwise undefined. */
  async function known(address: string | undefined): Promise<string | undefined> {
    if (!address || !URL.canParse(address)) return undefined;
    const url = new URL(address);
    if (!/^https?:$/.test(url.protocol) || url.username || url.password) return undefined;
    if (url.pathname !== '/' || url.search || url.hash) return undefined;
    if (configured.has(url.origin)) return url.origin;
    if (isLocal(url.hostname)) return config.production ? undefined : url.origin;
    if (config.production && url.protocol !== 'https:') return undefined;
    // A channel is a host: another port on it is another site.
    if (url.port) return undefined;
    return (await channels.hasChannel(url.hostname.replace(/^www\./, ''))) ? url.origin : undefined;
  }

  return {
    /** Where to send somebody who comes from nowhere we know. */
    main: new URL(config.siteUrl).origin,
    known,
    /** Origin for links in mails: the site that made the request, else the configured one. */
    ofRequest: async (request: FastifyRequest) =>
      (await known(request.headers.origin)) ?? new URL(config.siteUrl).origin,
  };
}

const isLocal = (host: string) => host === 'localhost' || host === '127.0.0.1' || host === '[::1]';

const countryLanguage: Record<CountryCode, Language> = { PE: 'es_PE', CL: 'es_CL', ES: 'es_ES' };

/** The visitor's language: the first of ours in `Accept-Language`, Spanish being the country's own unless told apart. */
export function languageOf(request: FastifyRequest, country: CountryCode): Language {
  for (const part of (request.headers['accept-language'] ?? '').split(',')) {
    const tag = part.split(';')[0]?.trim().replace('_', '-').toLowerCase() ?? '';
    const exact = languages.find((language) => language.replace('_', '-').toLowerCase() === tag);
    if (exact) return exact;
    if (tag.startsWith('es')) return countryLanguage[country];
    if (tag.startsWith('pt')) return 'pt_BR';
    if (tag.startsWith('en')) return 'en_US';
  }
  return countryLanguage[country];
}
