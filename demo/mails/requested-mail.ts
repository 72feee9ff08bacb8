import {
  type CountryCode,
  defaultLanguage,
  type Language,
  languageOfTag,
  languages,
} from '@idavuelta/shared/contracts';
import { type MailKind, mailKinds } from './samples.ts';

const countries = ['PE', 'CL', 'ES'] as const satisfies readonly CountryCode[];

export interface RequestedMail {
  kind: MailKind;
  language: Language;
  country: CountryCode;
}

/** Returns a country that we sell in where the language is spoken. */
const countryOf = (language: Language) => countries.find((country) => language.endsWith(`_${country}`)) ?? 'PE';

/**
 * Parses the command line: `paid es_CL`, `order-paid`, `pick-up-times es_PE CL`. A unique part of a kind suffices.
 * @throws Error that lists the kinds, languages or countries
 */
export function requestedMail([requested = '', tag, country]: string[]): RequestedMail {
  const found = mailKinds.filter((kind) => kind === requested);
  const alike = found.length > 0 || !requested ? found : mailKinds.filter((kind) => kind.includes(requested));
  const [kind] = alike;
  if (!kind || alike.length > 1)
    throw new Error(`Which mail?${(alike.length ? alike : mailKinds).map((known) => `\n  ${known}`).join('')}`);
  const language = tag === undefined ? defaultLanguage : languageOfTag(tag);
  if (!language) throw new Error(`Which language? ${languages.join(', ')}`);
  const place = country === undefined ? countryOf(language) : countries.find((known) => known === country);
  if (!place) throw new Error(`Which country? ${countries.join(', ')}`);
  return { kind, language, country: place };
}
