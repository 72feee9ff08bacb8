import { readFileSync } from 'node:fs';
import { type CountryCode, type Language, languages } from '@idavuelta/shared/contracts';
import { createInstance } from 'i18next';

/** A text has a form for each number (`body_one`), and for a country that says it otherwise (`body_CL`). */
type WithoutForm<Key extends string> = Key extends `${infer Text}_${'one' | 'other' | CountryCode}` ? Text : Key;

/** Names a text of a file: `order-paid.subject`. */
export type TextKey<Texts> = {
  [Key in keyof Texts & string]: Texts[Key] extends string ? WithoutForm<Key> : `${Key}.${TextKey<Texts[Key]>}`;
}[keyof Texts & string];

/** Finds a text, with its values put in. `count` says which form for a number. */
type FindText<Key extends string> = (key: Key, values?: Record<string, string | number>) => string;

/**
 * The texts of a folder, a file for each language; `npm run check:texts` holds that every language has all of them.
 * @param folder of the module that asks: `import.meta.dirname`
 * @returns the texts in a language; those about an event are said as in its country
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
    interpolation: { escapeValue: false }, // who writes HTML escapes
  });
  return (language: Language, context?: CountryCode): FindText<TextKey<Texts>> =>
    (key: string, values) =>
      instance.t(key, { lng: language, context, ...values });
}
