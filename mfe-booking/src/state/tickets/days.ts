// Making an Intl formatter costs far more than using it: one per zone.
const formatters = new Map<string, Intl.DateTimeFormat>();

/** @returns the day of a moment in a zone, `YYYY-MM-DD` */
export function dayIn(iso: string, timeZone: string) {
  let formatter = formatters.get(timeZone);
  if (!formatter) {
    // Swedish dates are in ISO 8601 format
    formatter = new Intl.DateTimeFormat('sv-SE', { timeZone });
    formatters.set(timeZone, formatter);
  }
  return formatter.format(new Date(iso));
}

/** Noon UTC of a day: shown in UTC it is that day for everyone. */
export const noonOf = (day: string) => `${day}T12:00:00.000Z`;
