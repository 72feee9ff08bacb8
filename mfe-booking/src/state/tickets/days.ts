/** Noon UTC of a `YYYY-MM-DD` day: formatted in UTC it is that day, whatever the browser's time zone. */
export const noonOf = (day: string) => `${day}T12:00:00.000Z`;
