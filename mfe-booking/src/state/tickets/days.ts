const kept = new Map<string, Intl.DateTimeFormat>();

/** The day of a moment in a zone, `YYYY-MM-DD`. */
export function dayIn(iso: string, timeZone: string) {
  let formatter = kept.get(timeZone);
  if (!formatter) {
    // Sweden writes dates as ISO 8601 does
    formatter = new Intl.DateTimeFormat('sv-SE', { timeZone });
    kept.set(timeZone, formatter);
  }
  return formatter.format(new Date(iso));
}

/** Noon UTC of a day: shown in UTC it is that day for everyone. */
export const noonOf = (day: string) => `${day}T12:00:00.000Z`;
