import { type EventTexts, type Language, languages } from '@idavuelta/shared/contracts';

/** Spanish once, with what a Chilean or a Spaniard says otherwise; English and Portuguese. */
export interface Worded<T> {
  es: T;
  cl?: T;
  sp?: T;
  en: T;
  pt: T;
}

/** Spreads a wording over the languages: English where there is none of its own. */
const inAllLanguages = <T>({ es, cl = es, sp = es, en, pt }: Worded<T>): Record<Language, T> => {
  const worded: Partial<Record<Language, T>> = { es_PE: es, es_CL: cl, es_ES: sp, pt_BR: pt };
  const texts = languages.map((language) => [language, worded[language] ?? en]);
  return Object.fromEntries(texts) as Record<Language, T>;
};

/** Name and description, in that order. */
export type NameAndDescription = readonly [name: string, description: string];

/** The same for a pair of name and description. */
export function described(words: Worded<NameAndDescription>): Record<Language, { name: string; description: string }> {
  const texts = inAllLanguages(words);
  const entries = Object.entries(texts).map(([language, [name, description]]) => [language, { name, description }]);
  return Object.fromEntries(entries) as Record<Language, { name: string; description: string }>;
}

/** An event's texts; `firstPlaceName` is what cards show below the name. */
export function eventTexts(words: Worded<NameAndDescription>, firstPlaceName: string): Record<Language, EventTexts> {
  const entries = Object.entries(described(words)).map(([language, text]) => [language, { ...text, firstPlaceName }]);
  return Object.fromEntries(entries) as Record<Language, EventTexts>;
}
