import { type Language, languageTag } from '@idavuelta/shared/contracts';

/** A moment in words, in the given zone. */
export const longDate = (iso: string, language: Language, timeZone: string) =>
  new Intl.DateTimeFormat(languageTag(language), { dateStyle: 'full', timeStyle: 'short', timeZone }).format(
    new Date(iso),
  );
