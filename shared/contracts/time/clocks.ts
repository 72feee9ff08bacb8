/** A point in time: ISO 8601 with offset, milliseconds since 1970, or a date. */
type Moment = string | number | Date;

const hour = 3_600_000;

// Creating a formatter is far more expensive than using it, so each is created once.
const clocks: Record<string, Intl.DateTimeFormat> = {};

function clockOf(timeZone: string): Intl.DateTimeFormat {
  // Swedish dates and times are in ISO 8601 format except for the `T`
  clocks[timeZone] ??= new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium' });
  return clocks[timeZone];
}

/**
 * Returns the local date and time in a zone: `2027-03-05T20:00:00`.
 * @param timeZone IANA name
 */
export const wallTimeAt = (moment: Moment, timeZone: string): string =>
  clockOf(timeZone).format(new Date(moment)).replace(' ', 'T');

/** Returns the local date in a zone: `2027-03-05`. */
export const dayAt = (moment: Moment, timeZone: string): string => wallTimeAt(moment, timeZone).slice(0, 10);

/** Returns the local time in a zone: `20:00`. */
export const timeAt = (moment: Moment, timeZone: string): string => wallTimeAt(moment, timeZone).slice(11, 16);

/** Returns a zone's offset from UTC, in milliseconds. */
export function offsetAt(moment: number, timeZone: string): number {
  const second = Math.floor(moment / 1000) * 1000;
  return Date.parse(`${wallTimeAt(second, timeZone)}Z`) - second;
}

const endsWithOffset = /[+-]\d\d:\d\d$/;

/**
 * Converts local time in a zone to a point in time, as PostgreSQL does: of a time that occurs twice when clocks are put
 * back, the second; a time skipped when they are put forward is shifted later by the skip.
 * @param wallTime `2027-03-06T20:00`, with or without seconds; an offset, as in `2027-04-03T23:30-03:00`, takes
 *   precedence
 */
export function momentAt(wallTime: string, timeZone: string): Date {
  if (endsWithOffset.test(wallTime)) return new Date(wallTime);
  const shown = Date.parse(`${wallTime}Z`);
  const byOffsetOf = (beside: number) => shown - offsetAt(shown + beside, timeZone);
  const after = byOffsetOf(24 * hour);
  return new Date(shown - after === offsetAt(after, timeZone) ? after : byOffsetOf(-24 * hour));
}

const twoDigits = (value: number) => String(value).padStart(2, '0');

/** Formats local time in a zone with its offset from UTC: `2027-03-05T20:00:00-05:00`. */
export function withOffset(moment: Moment, timeZone: string): string {
  const minutes = Math.round(offsetAt(new Date(moment).getTime(), timeZone) / 60_000);
  const size = Math.abs(minutes);
  return `${wallTimeAt(moment, timeZone)}${minutes < 0 ? '-' : '+'}${twoDigits(Math.floor(size / 60))}:${twoDigits(size % 60)}`;
}

/** Returns the last minute of a day, `2027-03-06`. */
export const lastMinuteOf = (day: string, timeZone: string): Date => momentAt(`${day}T23:59`, timeZone);

const dayBeside = (day: string, days: number) =>
  new Date(Date.parse(`${day}T00:00Z`) + days * 24 * hour).toISOString().slice(0, 10);

/** Returns the last time before `moment` at which clocks in the zone show `time`, `HH:mm`. */
export function lastBefore(moment: Date, time: string, timeZone: string): Date {
  const day = dayAt(moment, timeZone);
  const found = momentAt(`${day}T${time}`, timeZone);
  return found < moment ? found : momentAt(`${dayBeside(day, -1)}T${time}`, timeZone);
}

/** Returns the first time after `moment` at which clocks in the zone show `time`, `HH:mm`. */
export function firstAfter(moment: Date, time: string, timeZone: string): Date {
  const day = dayAt(moment, timeZone);
  const found = momentAt(`${day}T${time}`, timeZone);
  return found > moment ? found : momentAt(`${dayBeside(day, 1)}T${time}`, timeZone);
}

/** Returns the device's zone, for days of the user's own rather than an event's. */
export const deviceZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;
