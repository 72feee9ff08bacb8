import { type Language, languageTag } from '@idavuelta/shared/contracts';

/** A date with its time in words. @param iso ISO 8601 @param timeZone IANA name of the zone to show it in */
export const longDate = (iso: string, language: Language, timeZone: string) =>
  new Intl.DateTimeFormat(languageTag(language), { dateStyle: 'full', timeStyle: 'short', timeZone }).format(
    new Date(iso),
  );
