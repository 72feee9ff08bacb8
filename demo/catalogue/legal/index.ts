import type { SeedLegalDocument } from '@idavuelta/api/seed/seed-content.ts';
import { type CountryCode, legalDocuments } from '@idavuelta/shared/contracts';
import { companies } from './company.ts';
import { english } from './english.ts';
import { portuguese } from './portuguese.ts';
import { spanish, type TripWords } from './spanish.ts';

const peruvian: TripWords = { pickUp: 'recojo', van: 'van', tickets: 'boletos', seats: 'asientos' };
const chilean: TripWords = { pickUp: 'recogida', van: 'van', tickets: 'pasajes', seats: 'asientos' };
const european: TripWords = { pickUp: 'recogida', van: 'furgoneta', tickets: 'billetes', seats: 'plazas' };

const countries: CountryCode[] = ['PE', 'CL', 'ES'];

/** What the footer leads to, in every country and language. */
export const legal: SeedLegalDocument[] = countries.flatMap((countryCode) => {
  const company = companies[countryCode];
  return legalDocuments.map((document) => ({
    countryCode,
    document,
    texts: {
      es_PE: spanish(company, peruvian)[document],
      es_CL: spanish(company, chilean)[document],
      es_ES: spanish(company, european)[document],
      en_US: english(company)[document],
      pt_BR: portuguese(company)[document],
    },
  }));
});
