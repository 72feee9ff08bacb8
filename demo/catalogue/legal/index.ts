import type { SeedLegalDocument } from '@idavuelta/api/seed/seed-content.ts';
import { type CountryCode, legalDocuments } from '@idavuelta/shared/contracts';
import { companies } from './company.ts';
import { english } from './english.ts';
import { portuguese } from './portuguese.ts';
import { spanish } from './spanish.ts';

const countries: CountryCode[] = ['PE', 'CL', 'ES'];

/** What the footer leads to, in every country and language. */
export const legal: SeedLegalDocument[] = countries.flatMap((countryCode) => {
  const company = companies[countryCode];
  return legalDocuments.map((document) => ({
    countryCode,
    document,
    texts: {
      es_PE: spanish(company, 'recojo')[document],
      es_CL: spanish(company, 'recogida')[document],
      es_ES: spanish(company, 'recogida')[document],
      en_US: english(company)[document],
      pt_BR: portuguese(company)[document],
    },
  }));
});
