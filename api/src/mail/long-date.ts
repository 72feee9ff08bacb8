import { type Language, languageTag } from '@idavuelta/shared/contracts';

const twelveHours = { hour: 'numeric', minute: '2-digit', hourCycle: 'h12' } as const;
const twentyFourHours = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const;

/**
 * Formats weekday, date, time and time zone: viernes, 5 de marzo de 2027, 20:00 hora de Chile. English uses a 12-hour
 * clock, the other languages a 24-hour one.
 * @param iso ISO 8601
 * @param timeZone IANA name
 */
export const longDate = (iso: string, language: Language, timeZone: string) =>
  new Intl.DateTimeFormat(languageTag(language), {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    ...(language === 'en_US' ? twelveHours : twentyFourHours),
    timeZoneName: 'longGeneric',
    timeZone,
  }).format(new Date(iso));

/** Formats a date: 5 de marzo de 2027. @param day `YYYY-MM-DD` */
export const longDay = (day: string, language: Language) =>
  new Intl.DateTimeFormat(languageTag(language), { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(day));
