import { type CountryCode, type Language, languages } from '@idavuelta/shared/contracts';
import type { FastifyRequest } from 'fastify';

const countryLanguage: Record<CountryCode, Language> = { PE: 'es_PE', CL: 'es_CL', ES: 'es_ES' };

/**
 * The visitor's language: the first that we have in `Accept-Language`, else the country's own. Spanish of a country that
 * we do not serve is taken as the visitor's country's Spanish.
 */
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
