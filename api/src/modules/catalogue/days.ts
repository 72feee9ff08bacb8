import { invalidFields } from '../../errors.ts';
import { isRealDay } from '../../http/input-guard.ts';

/** A period of days, both inclusive, `YYYY-MM-DD` in the event's time zone. */
export interface Days {
  from: string;
  to: string;
}

/** Calculates with days as `YYYY-MM-DD` in UTC, where each has 24 hours. */
const dayAfter = (day: string, days: number) =>
  new Date(Date.parse(`${day}T00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);

const lastDayOf = (month: string) => dayAfter(`${monthAfter(month, 1)}-01`, -1);

/** @param month `YYYY-MM` */
function monthAfter(month: string, months: number) {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return new Date(Date.UTC(year, number - 1 + months, 1)).toISOString().slice(0, 7);
}

export const daysOfMonth = (month: string): Days => ({ from: `${month}-01`, to: lastDayOf(month) });

/** Returns Friday to Sunday of the current week; during the weekend its remaining days. */
export function weekend(today: string): Days {
  const weekday = new Date(`${today}T00:00Z`).getUTCDay() || 7;
  return { from: dayAfter(today, Math.max(0, 5 - weekday)), to: dayAfter(today, 7 - weekday) };
}

/** Returns the current and the following months, `YYYY-MM`. */
export const comingMonths = (today: string, count: number) =>
  Array.from({ length: count }, (_, index) => monthAfter(today.slice(0, 7), index));

/** Returns the months that overlap the days, `YYYY-MM`. */
export function monthsOf({ from, to }: Days): string[] {
  const first = from.slice(0, 7);
  const following = monthAfter(first, 1);
  return to.slice(0, 7) === first ? [first] : [first, ...monthsOf({ from: following, to })];
}

/** Returns the days of the next such month, possibly the current one. @param month 1 to 12 */
export const comingMonth = (today: string, month: number): Days =>
  daysOfMonth(comingMonths(today, 12).find((candidate) => Number(candidate.slice(5)) === month) ?? today.slice(0, 7));

/**
 * Parses the filter `when`.
 * @param when `weekend`, `YYYY-MM` or `YYYY-MM-DD`
 * @throws VALIDATION_FAILED (`when`) for an invalid date
 */
export function daysOf(when: string, today: string): Days {
  if (when === 'weekend') return weekend(today);
  if (when.length === 7) return daysOfMonth(when);
  if (!isRealDay(when)) throw invalidFields({ field: 'when', reason: 'date' });
  return { from: when, to: when };
}
