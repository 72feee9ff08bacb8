import { readFileSync } from 'node:fs';
import { type CountryCode, type Language, languages, type OrderDetail } from '@idavuelta/shared/contracts';
import { createInstance } from 'i18next';
import type written from './es_PE.json';

/** A text has a form for each number (`body_one`), and for a country that says it otherwise (`body_CL`). */
type WithoutForm<Key extends string> = Key extends `${infer Text}_${'one' | 'other' | CountryCode}` ? Text : Key;

type KeysOf<Texts> = {
  [Key in keyof Texts & string]: Texts[Key] extends string ? WithoutForm<Key> : `${Key}.${KeysOf<Texts[Key]>}`;
}[keyof Texts & string];

/** Names a text of mails, of tickets on paper and in wallets, or of messages: those of one mail have its kind before them. */
export type MailTextKey = KeysOf<typeof written>;

/** Finds a text, with its values put in. `count` says which form for a number. */
export type MailTexts = (key: MailTextKey, values?: Record<string, string | number>) => string;

const resources = Object.fromEntries(
  languages.map((language) => {
    const file = new URL(`./${language}.json`, import.meta.url);
    return [language, { mail: JSON.parse(readFileSync(file, 'utf8')) }];
  }),
);

const instance = createInstance();
void instance.init({
  resources,
  fallbackLng: false,
  load: 'currentOnly',
  defaultNS: 'mail',
  initAsync: false,
  interpolation: { escapeValue: false }, // the mail's template escapes
});

/** The texts in a language. @param context country of an event, which says what a pick-up is called there */
export const mailTexts =
  (language: Language, context?: CountryCode): MailTexts =>
  (key, values) =>
    instance.t(key, { lng: language, context, ...values });

/** The texts about an order: the event's country says what a pick-up is called, the language all else. */
export const orderTexts = ({ language, detail }: { language: Language; detail: Pick<OrderDetail, 'event'> }) =>
  mailTexts(language, detail.event.countryCode);
