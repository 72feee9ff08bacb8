import { type CountryCode, type Language, languageOfTag, languageParameter } from '@idavuelta/shared/contracts';

const countries: readonly string[] = ['PE', 'CL', 'ES'] satisfies CountryCode[];

/** Country and language that the visitor chose. The host's channel fills in the undefined ones. */
export interface LocalePreference {
  country?: CountryCode;
  language?: Language;
}

/** The language in the address, e.g. `?lang=en-US`. @param search the address's query */
export const requestedLanguage = (search: string) => languageOfTag(new URLSearchParams(search).get(languageParameter));

/** Removes the language from the address's query. */
export function withoutLanguage(search: string) {
  const query = new URLSearchParams(search);
  query.delete(languageParameter);
  return query.toString();
}

/**
 * Reads the preference from the address and the cookie of an earlier visit; the address wins.
 * @param cookies as in the `Cookie` header or `document.cookie`
 * @param search the address's query
 */
export function readLocalePreference(cookies: string, search: string): LocalePreference {
  const [country, language] = /(?:^|;\s*)idavuelta-locale=([^;]*)/.exec(cookies)?.[1]?.split('.') ?? [];
  return {
    country: countries.includes(country ?? '') ? (country as CountryCode) : undefined,
    language: requestedLanguage(search) ?? languageOfTag(language),
  };
}

/** Stores the preference for a year. It is a cookie because the server renders in the preferred language too. */
export const localePreferenceCookie = (country: CountryCode, language: Language) =>
  `idavuelta-locale=${country}.${language}; path=/; max-age=31536000; samesite=lax`;
