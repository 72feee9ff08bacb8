import { momentAt, offsetAt, timeAt, wallTimeAt, withOffset } from './clocks.ts';

/**
 * Typed times are local: `2027-03-06T20:00`. When clocks show a time twice, the UTC offset tells the two apart:
 * `2027-04-03T23:30-03:00`.
 */

const minute = 60_000;
const day = 24 * 60 * minute;
const wallTimeLength = '2027-03-06T20:00'.length;

/** Removes the offset of a typed time. */
export const withoutOffset = (typed: string): string => typed.slice(0, wallTimeLength);

/**
 * Returns the points in time that a typed time can mean, earlier first: none when clocks skip it, two when they show it
 * twice and the offset is missing.
 */
export function momentsAt(typed: string, timeZone: string): Date[] {
  const wallTime = withoutOffset(typed);
  const offset = typed.slice(wallTimeLength);
  const shown = Date.parse(`${wallTime}Z`);
  const possible = new Set([-day, day].map((beside) => shown - offsetAt(shown + beside, timeZone)));
  return [...possible]
    .map((moment) => new Date(moment))
    .filter((moment) => wallTimeAt(moment, timeZone).startsWith(wallTime))
    .filter((moment) => withOffset(moment, timeZone).endsWith(offset));
}

/** Why a typed time is not exactly one point in time. */
export type TimeProblem = 'no_such_time' | 'twice';

/** @returns undefined when the time exists exactly once */
export function timeProblemOf(typed: string, timeZone: string): TimeProblem | undefined {
  const { length } = momentsAt(typed, timeZone);
  if (length === 1) return undefined;
  return length === 0 ? 'no_such_time' : 'twice';
}

/** Formats a point in time as typed text, with the offset when clocks in the zone show the time twice. */
export function typedTimeOf(moment: Date, timeZone: string): string {
  const wallTime = withoutOffset(wallTimeAt(moment, timeZone));
  return momentsAt(wallTime, timeZone).length === 1 ? wallTime : wallTime + withOffset(moment, timeZone).slice(-6);
}

/** Returns the clock change within a day of a typed time: from `00:00` to `01:00`. */
export function clockChangeAt(typed: string, timeZone: string): { from: string; to: string } {
  const around = momentAt(typed, timeZone).getTime();
  let before = around - day;
  let after = around + day;
  const offset = offsetAt(before, timeZone);
  while (after - before > minute) {
    const middle = before + Math.floor((after - before) / minute / 2) * minute;
    if (offsetAt(middle, timeZone) === offset) before = middle;
    else after = middle;
  }
  return { from: new Date(after + offset).toISOString().slice(11, 16), to: timeAt(after, timeZone) };
}
