/** A moment: ISO 8601 with its offset, milliseconds since 1970, or a date. */
type Moment = string | number | Date;

const hour = 3_600_000;

// Making a formatter costs far more than using it, so each is made once.
const clocks: Record<string, Intl.DateTimeFormat> = {};

function clockOf(timeZone: string): Intl.DateTimeFormat {
  // Swedish dates and times are in ISO 8601 format but for the `T`
  clocks[timeZone] ??= new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium' });
  return clocks[timeZone];
}

/**
 * What calendars and clocks in the zone show at that moment: `2027-03-05T20:00:00`.
 * @param timeZone IANA name
 */
export const wallTimeAt = (moment: Moment, timeZone: string): string =>
  clockOf(timeZone).format(new Date(moment)).replace(' ', 'T');

/** The day in the zone at that moment: `2027-03-05`. */
export const dayAt = (moment: Moment, timeZone: string): string => wallTimeAt(moment, timeZone).slice(0, 10);

/** What clocks in the zone show at that moment: `20:00`. */
export const timeAt = (moment: Moment, timeZone: string): string => wallTimeAt(moment, timeZone).slice(11, 16);

/** How far clocks in the zone are ahead of UTC, in milliseconds. */
export function offsetAt(moment: number, timeZone: string): number {
  const second = Math.floor(moment / 1000) * 1000;
  return Date.parse(`${wallTimeAt(second, timeZone)}Z`) - second;
}

const endsWithOffset = /[+-]\d\d:\d\d$/;

/**
 * The moment at which clocks in the zone show a time, by the rule of PostgreSQL: what they show twice, when they are put
 * back, is the second of the two; what they leave out, when they are put forward, is as much later.
 * @param wallTime `2027-03-06T20:00`, with seconds or without; with an offset, `2027-04-03T23:30-03:00`, that one counts
 */
export function momentAt(wallTime: string, timeZone: string): Date {
  if (endsWithOffset.test(wallTime)) return new Date(wallTime);
  const shown = Date.parse(`${wallTime}Z`);
  const byOffsetOf = (beside: number) => shown - offsetAt(shown + beside, timeZone);
  const after = byOffsetOf(24 * hour);
  return new Date(shown - after === offsetAt(after, timeZone) ? after : byOffsetOf(-24 * hour));
}

const twoDigits = (value: number) => String(value).padStart(2, '0');

/** A moment in the zone's time with its offset from UTC: `2027-03-05T20:00:00-05:00`. */
export function withOffset(moment: Moment, timeZone: string): string {
  const minutes = Math.round(offsetAt(new Date(moment).getTime(), timeZone) / 60_000);
  const size = Math.abs(minutes);
  return `${wallTimeAt(moment, timeZone)}${minutes < 0 ? '-' : '+'}${twoDigits(Math.floor(size / 60))}:${twoDigits(size % 60)}`;
}

/** The last minute of a day, `2027-03-06`. */
export const lastMinuteOf = (day: string, timeZone: string): Date => momentAt(`${day}T23:59`, timeZone);

const dayBeside = (day: string, days: number) =>
  new Date(Date.parse(`${day}T00:00Z`) + days * 24 * hour).toISOString().slice(0, 10);

/** The last moment before `moment` at which clocks in the zone show `time`, `HH:mm`. */
export function lastBefore(moment: Date, time: string, timeZone: string): Date {
  const day = dayAt(moment, timeZone);
  const found = momentAt(`${day}T${time}`, timeZone);
  return found < moment ? found : momentAt(`${dayBeside(day, -1)}T${time}`, timeZone);
}

/** The first moment after `moment` at which clocks in the zone show `time`, `HH:mm`. */
export function firstAfter(moment: Date, time: string, timeZone: string): Date {
  const day = dayAt(moment, timeZone);
  const found = momentAt(`${day}T${time}`, timeZone);
  return found > moment ? found : momentAt(`${dayBeside(day, 1)}T${time}`, timeZone);
}

/** The device's zone, for days of its owner and not of an event. */
export const deviceZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;
