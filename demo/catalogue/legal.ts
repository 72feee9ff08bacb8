import type { SeedLegalDocument } from '@idavuelta/api/seed/seed-content.ts';
import {
  type CountryCode,
  type Language,
  type LegalDocument,
  languages,
  legalDocuments,
} from '@idavuelta/shared/contracts';
import { readData, readText } from './read-data.ts';

type Wording = 'es' | 'en' | 'pt';

/**
 * The fictitious company of a country, and its authorities. Names of laws and offices stay in the country's language.
 */
interface Company {
  name: string;
  /** Its tax number, with the local name of that number. */
  taxNumber: string;
  address: string;
  mail: string;
  privacyMail: string;
  /** Where it is registered. */
  register: Record<Wording, string>;
  accessibilityLaw: string;
  /** Why no consent is asked for; a sentence. */
  cookieLaw: Record<Wording, string>;
  privacyLaw: string;
  /** The law with its article, as a phrase in a Spanish sentence. */
  underPrivacyLaw: string;
  privacyOffice: string;
  /** Where complaints go, with the preposition. */
  consumerOffice: Record<Wording, string>;
  courts: Record<Wording, string>;
}

export const companies = readData<Record<CountryCode, Company>>('companies');

/** The day from which the texts apply, in the past. */
const inForceOn = '2026-07-01';
const inForceSince: Record<Wording, string> = {
  es: '1 de julio de 2026',
  en: 'July 1, 2026',
  pt: '1º de julho de 2026',
};

/** Ends every text. */
const draft: Record<Wording, string> = {
  es: 'Texto de ejemplo: es el primer borrador de un abogado y no asesoría legal. Antes de usarlo debe revisarlo quien asesore a la empresa en su país.',
  en: 'Sample text: it is a lawyer’s first draft and no legal advice. Before it is used, whoever advises the company in its country has to review it.',
  pt: 'Texto de exemplo: é o primeiro rascunho de um advogado e não assessoria jurídica. Antes de usá-lo, quem assessora a empresa no país deve revisá-lo.',
};

/** Documents with a text for each country. The first paragraph of `withdrawal` stands before the pay button. */
const ofCountry: LegalDocument[] = ['withdrawal', 'complaints'];

/** Words that differ between the countries' Spanish. */
const tripWords: Partial<Record<Language, Record<string, string>>> = {
  es_PE: { pickUp: 'recojo', van: 'van', tickets: 'boletos', seats: 'asientos' },
  es_CL: { pickUp: 'recogida', van: 'van', tickets: 'pasajes', seats: 'asientos' },
  es_ES: { pickUp: 'recogida', van: 'furgoneta', tickets: 'billetes', seats: 'plazas' },
};

/** The legal documents of the footer, for every country and language. */
export const legal: SeedLegalDocument[] = (['PE', 'CL', 'ES'] satisfies CountryCode[]).flatMap((countryCode) =>
  legalDocuments.map((document) => {
    const texts = languages.map((language) => {
      const wording = language.slice(0, 2) as Wording;
      const name = ofCountry.includes(document) ? `${document}-${countryCode.toLowerCase()}` : document;
      const text = `${readText(`legal/${name}.${wording}.txt`)}\n\n${draft[wording]}`;
      return [language, filledIn(text, factsOf(countryCode, language, wording))];
    });
    return { countryCode, document, inForceOn, texts: Object.fromEntries(texts) as Record<Language, string> };
  }),
);

function factsOf(countryCode: CountryCode, language: Language, wording: Wording): Record<string, string> {
  const { consumerOffice, courts, register, cookieLaw, ...company } = companies[countryCode];
  return {
    ...company,
    ...tripWords[language],
    consumerOffice: consumerOffice[wording],
    courts: courts[wording],
    register: register[wording],
    cookieLaw: cookieLaw[wording],
    inForceSince: inForceSince[wording],
  };
}

/** @throws Error for a `{{name}}` in the text that is not among the facts */
function filledIn(text: string, facts: Record<string, string>): string {
  return text.replace(/\{\{(\w+)\}\}/g, (_, name: string) => {
    const fact = facts[name];
    if (fact === undefined) throw new Error(`A legal document names ${name}, which nobody says.`);
    return fact;
  });
}
