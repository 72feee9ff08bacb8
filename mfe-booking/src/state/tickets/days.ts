import { dateTimeFormat } from '@idavuelta/shared/platform';

/** @param iso ISO 8601 UTC @param timeZone IANA name @returns the day there, `YYYY-MM-DD` */
export const dayIn = (iso: string, timeZone: string) =>
  // Swedish dates are in ISO 8601 format
  dateTimeFormat('sv-SE', { timeZone }).format(new Date(iso));

/** Noon UTC of a `YYYY-MM-DD` day: formatted in UTC it is that day, whatever the browser's time zone. */
export const noonOf = (day: string) => `${day}T12:00:00.000Z`;
