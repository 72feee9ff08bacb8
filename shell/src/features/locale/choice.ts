import { type CountryCode, type Language, languageOfTag, languageParameter } from '@idavuelta/shared/contracts';

const countries: readonly string[] = ['PE', 'CL', 'ES'] satisfies CountryCode[];

export interface LocaleChoice {
  country?: CountryCode;
  language?: Language;
}

/** The language that the address asks for: `?lang=en-US`. @param search the address's query */
export const languageAsked = (search: string) => languageOfTag(new URLSearchParams(search).get(languageParameter));

/** The address's query without the language it asks for: the visitor chose another one by hand. */
export function withoutLanguage(search: string) {
  const query = new URLSearchParams(search);
  query.delete(languageParameter);
  return query.toString();
}

/**
 * What the visitor chose: the address's language, else what a cookie of an earlier visit says.
 * @param cookies as in the `Cookie` header or `document.cookie`
 * @param search the address's query
 */
export function readChoice(cookies: string, search: string): LocaleChoice {
  const [country, language] = /(?:^|;\s*)idavuelta-locale=([^;]*)/.exec(cookies)?.[1]?.split('.') ?? [];
  return {
    country: countries.includes(country ?? '') ? (country as CountryCode) : undefined,
    language: languageAsked(search) ?? languageOfTag(language),
  };
}

/** Keeps the choice for a year; a cookie, so that a server can render it too. */
export const choiceCookie = (country: CountryCode, language: Language) =>
  `idavuelta-locale=${country}.${language}; path=/; max-age=31536000; samesite=lax`;
