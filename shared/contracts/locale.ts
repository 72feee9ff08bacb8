/** The only list of the site's languages. `docs/how-to/add-a-language.md` says what each needs. */
export const languages = ['pt_BR', 'es_CL', 'en_US', 'es_ES', 'es_PE'] as const;
export type Language = (typeof languages)[number];

/** Names of the languages, each in itself, in the order in which they are offered. */
export const languageNames: Record<Language, string> = {
  es_PE: 'Español (Perú)',
  es_CL: 'Español (Chile)',
  es_ES: 'Español (España)',
  en_US: 'English',
  pt_BR: 'Português (Brasil)',
};

export const defaultLanguage: Language = 'es_PE';

/** Texts of an entity by language; any of them may be missing. */
export type Translations<T> = Partial<Record<Language, T>>;

/** BCP 47 tag for `Intl` and `<html lang>`: `es_PE` → `es-PE`. */
export const languageTag = (language: Language) => language.replace('_', '-');

/**
 * Returns the language in which an entity is shown: `language` if it has it, else the country's default, else Spanish,
 * else any.
 */
export function shownLanguage(
  translations: Translations<unknown>,
  language: Language,
  fallback: Language = defaultLanguage,
): Language | undefined {
  const spanish = languages.filter((other) => other.startsWith('es_'));
  return [language, fallback, ...spanish, ...languages].find((one) => translations[one]);
}

/** Returns the entity's texts in the language it is shown in; undefined when it has none. */
export function translated<T>(translations: Translations<T>, language: Language, fallback?: Language): T | undefined {
  const shown = shownLanguage(translations, language, fallback);
  return shown && translations[shown];
}

/** The query parameter that selects the language of a page: `?lang=en-US`. */
export const languageParameter = 'lang';

/** Returns the language of a tag in any case (`en-US`, `en_us`); undefined when the site does not have it. */
export const languageOfTag = (tag: string | null | undefined): Language | undefined =>
  languages.find((language) => language.toLowerCase() === tag?.replace('-', '_').toLowerCase());
