import { readFileSync } from 'node:fs';
import { type CountryCode, type Language, languages } from '@idavuelta/shared/contracts';
import { createInstance } from 'i18next';

/** A text may have plural forms (`body_one`) and country variants (`body_CL`). */
type WithoutForm<Key extends string> = Key extends `${infer Text}_${'one' | 'other' | CountryCode}` ? Text : Key;

/** Key of a text in a file: `order-paid.subject`. */
export type TextKey<Texts> = {
  [Key in keyof Texts & string]: Texts[Key] extends string ? WithoutForm<Key> : `${Key}.${TextKey<Texts[Key]>}`;
}[keyof Texts & string];

/** Returns a text with its values interpolated. `count` selects the plural form. */
type FindText<Key extends string> = (key: Key, values?: Record<string, string | number>) => string;

/**
 * Loads a folder's texts, one file per language; `npm run check:texts` ensures that every language is complete.
 * @param folder of the calling module: `import.meta.dirname`
 * @returns the texts of a language, in the variant of an event's country
 */
export function createTexts<Texts>(folder: string) {
  const instance = createInstance();
  const read = (language: Language): object => JSON.parse(readFileSync(`${folder}/${language}.json`, 'utf8'));
  void instance.init({
    resources: Object.fromEntries(languages.map((language) => [language, { texts: read(language) }])),
    fallbackLng: false,
    load: 'currentOnly',
    defaultNS: 'texts',
    initAsync: false,
    interpolation: { escapeValue: false }, // escaping is left to the code that writes HTML
  });
  return (language: Language, context?: CountryCode): FindText<TextKey<Texts>> =>
    (key: string, values) =>
      instance.t(key, { lng: language, context, ...values });
}
