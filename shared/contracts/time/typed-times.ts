import { momentAt, offsetAt, timeAt, wallTimeAt, withOffset } from './clocks.ts';

/**
 * Times as people type them: what clocks show, `2027-03-06T20:00`. Where clocks show it twice the offset from UTC is
 * added, which tells the two apart: `2027-04-03T23:30-03:00`.
 */

const minute = 60_000;
const day = 24 * 60 * minute;
const wallTimeLength = '2027-03-06T20:00'.length;

/** A typed time without its offset. */
export const withoutOffset = (typed: string): string => typed.slice(0, wallTimeLength);

/**
 * The moments that a typed time means, the earlier one first: none when clocks in the zone are put forward over it, two
 * when they are put back over it and the offset is absent.
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

/** Why a typed time is not one moment. */
export type TimeProblem = 'no_such_time' | 'twice';

/** @returns undefined when the time exists exactly once */
export function timeProblemOf(typed: string, timeZone: string): TimeProblem | undefined {
  const { length } = momentsAt(typed, timeZone);
  if (length === 1) return undefined;
  return length === 0 ? 'no_such_time' : 'twice';
}

/** A moment as it is typed: with its offset where clocks in the zone show the time twice. */
export function typedTimeOf(moment: Date, timeZone: string): string {
  const wallTime = withoutOffset(wallTimeAt(moment, timeZone));
  return momentsAt(wallTime, timeZone).length === 1 ? wallTime : wallTime + withOffset(moment, timeZone).slice(-6);
}

/** The change of clocks within a day of a typed time: from `00:00` to `01:00`. */
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
