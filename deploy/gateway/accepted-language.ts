import { defaultLanguage, type Language, languages, languageTag } from '@idavuelta/shared/contracts';
import Negotiator from 'negotiator';

/** Returns the first site language that the browser accepts, whatever the country. */
export function acceptedLanguage(acceptLanguage = ''): Language {
  const preferred = new Negotiator({ headers: { 'accept-language': acceptLanguage || undefined } }).languages();
  const isExact = (tag: string) => (language: Language) => languageTag(language) === tag;
  const isAlike = (tag: string) => (language: Language) => language.slice(0, 2) === tag.slice(0, 2);
  for (const tag of preferred) {
    const language = languages.find(isExact(tag)) ?? [defaultLanguage, ...languages].find(isAlike(tag.toLowerCase()));
    if (language) return language;
  }
  return defaultLanguage;
}
