import { type CountryCode, type Language, languages } from '@idavuelta/shared/contracts';

const countries: readonly string[] = ['PE', 'CL', 'ES'] satisfies CountryCode[];

export interface LocaleChoice {
  country?: CountryCode;
  language?: Language;
}

/** What the visitor chose on an earlier visit; a cookie, so that a server can render it too. */
export function readChoice(cookies: string): LocaleChoice {
  const [country, language] = /(?:^|;\s*)idavuelta-locale=([^;]*)/.exec(cookies)?.[1]?.split('.') ?? [];
  return {
    country: countries.includes(country ?? '') ? (country as CountryCode) : undefined,
    language: (languages as readonly string[]).includes(language ?? '') ? (language as Language) : undefined,
  };
}

export const choiceCookie = (country: CountryCode, language: Language) =>
  `idavuelta-locale=${country}.${language}; path=/; max-age=31536000; samesite=lax`;
