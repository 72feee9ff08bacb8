import { type CountryCode, type Language, languages } from '@idavuelta/shared/contracts';
import type { FastifyRequest } from 'fastify';

const countryLanguage: Record<CountryCode, Language> = { PE: 'es_PE', CL: 'es_CL', ES: 'es_ES' };

/**
 * Returns the visitor's language: the first supported entry of `Accept-Language`, otherwise the language of `country`.
 * Other variants of Spanish (`es`, `es-AR`) map to the Spanish of `country`.
 */
export function languageOf(request: FastifyRequest, country: CountryCode): Language {
  for (const part of (request.headers['accept-language'] ?? '').split(',')) {
    const tag = part.split(';')[0]?.trim().replace('_', '-').toLowerCase() ?? '';
    const exact = languages.find((language) => language.replace('_', '-').toLowerCase() === tag);
    if (exact) return exact;
    const spoken = languages.filter((language) => language.split('_')[0] === tag.split('-')[0]);
    const found = spoken.find((language) => language === countryLanguage[country]) ?? spoken[0];
    if (found) return found;
  }
  return countryLanguage[country];
}
