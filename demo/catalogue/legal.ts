import type { SeedLegalDocument } from '@idavuelta/api/seed/seed-content.ts';
import { type CountryCode, type Language, languages, legalDocuments } from '@idavuelta/shared/contracts';
import { readData, readText } from './read-data.ts';

type Wording = 'es' | 'en' | 'pt';

/** The invented company of a country, and who watches over it there. Names of laws and offices stay in the country's language. */
interface Company {
  name: string;
  /** Its number at the tax office, with what the number is called. */
  taxNumber: string;
  address: string;
  privacyMail: string;
  privacyLaw: string;
  /** The law with its article, for a sentence in Spanish. */
  underPrivacyLaw: string;
  privacyOffice: string;
  /** Where complaints go, with the preposition. */
  consumerOffice: Record<Wording, string>;
  courts: Record<Wording, string>;
}

export const companies = readData<Record<CountryCode, Company>>('companies');

/** The day since which the texts apply; it has passed. */
const inForceSince: Record<Wording, string> = {
  es: '1 de julio de 2026',
  en: 'July 1, 2026',
  pt: '1º de julho de 2026',
};

/** Words that differ between the countries' Spanish. */
const tripWords: Partial<Record<Language, Record<string, string>>> = {
  es_PE: { pickUp: 'recojo', van: 'van', tickets: 'boletos', seats: 'asientos' },
  es_CL: { pickUp: 'recogida', van: 'van', tickets: 'pasajes', seats: 'asientos' },
  es_ES: { pickUp: 'recogida', van: 'furgoneta', tickets: 'billetes', seats: 'plazas' },
};

/** The documents in the footer, in every country and language. */
export const legal: SeedLegalDocument[] = (['PE', 'CL', 'ES'] satisfies CountryCode[]).flatMap((countryCode) =>
  legalDocuments.map((document) => {
    const texts = languages.map((language) => {
      const wording = language.slice(0, 2) as Wording;
      return [
        language,
        filledIn(readText(`legal/${document}.${wording}.txt`), factsOf(countryCode, language, wording)),
      ];
    });
    return { countryCode, document, texts: Object.fromEntries(texts) as Record<Language, string> };
  }),
);

function factsOf(countryCode: CountryCode, language: Language, wording: Wording): Record<string, string> {
  const { consumerOffice, courts, ...company } = companies[countryCode];
  return {
    ...company,
    ...tripWords[language],
    consumerOffice: consumerOffice[wording],
    courts: courts[wording],
    inForceSince: inForceSince[wording],
  };
}

/** @throws Error for a `{{name}}` of the text that is not among the facts */
function filledIn(text: string, facts: Record<string, string>): string {
  return text.replace(/\{\{(\w+)\}\}/g, (_, name: string) => {
    const fact = facts[name];
    if (fact === undefined) throw new Error(`A legal document names ${name}, which nobody says.`);
    return fact;
  });
}
