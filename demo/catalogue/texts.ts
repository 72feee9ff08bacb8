import { type EventTexts, type Language, languages } from '@idavuelta/shared/contracts';

/** Peruvian Spanish, with Chilean and Castilian variants where they differ; English and Portuguese. */
export type Worded<T> = Record<'es_PE' | 'en_US' | 'pt_BR', T> & Partial<Record<'es_CL' | 'es_ES', T>>;

export interface NameAndDescription {
  name: string;
  description: string;
}

/** Expands a wording to all languages of the site; languages without their own fall back to English. */
export const inAllLanguages = <T>(worded: Worded<T>): Record<Language, T> => {
  const { es_PE, es_CL = es_PE, es_ES = es_PE } = worded;
  const known: Partial<Record<Language, T>> = { ...worded, es_CL, es_ES };
  const texts = languages.map((language) => [language, known[language] ?? worded.en_US]);
  return Object.fromEntries(texts) as Record<Language, T>;
};

/** Builds an event's texts; `firstPlaceName` is shown below the name on cards. */
export function eventTexts(worded: Worded<NameAndDescription>, firstPlaceName: string): Record<Language, EventTexts> {
  const entries = Object.entries(inAllLanguages(worded)).map(([language, text]) => [
    language,
    { ...text, firstPlaceName },
  ]);
  return Object.fromEntries(entries) as Record<Language, EventTexts>;
}
