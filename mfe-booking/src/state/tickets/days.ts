// Making an Intl formatter costs far more than using it: one per zone.
const formatters = new Map<string, Intl.DateTimeFormat>();

/** @param iso ISO 8601 UTC @param timeZone IANA name @returns the day there, `YYYY-MM-DD` */
export function dayIn(iso: string, timeZone: string) {
  let formatter = formatters.get(timeZone);
  if (!formatter) {
    // Swedish dates are in ISO 8601 format
    formatter = new Intl.DateTimeFormat('sv-SE', { timeZone });
    formatters.set(timeZone, formatter);
  }
  return formatter.format(new Date(iso));
}

/** Noon UTC of a `YYYY-MM-DD` day: formatted in UTC it is that day, whatever the browser's time zone. */
export const noonOf = (day: string) => `${day}T12:00:00.000Z`;
