import { LRUCache } from 'lru-cache';
import type { BookCountry } from './book.ts';

const dayMs = 86_400_000;
const holidaysOfYear = new LRUCache<string, Set<string>>({ max: 20 });

/** Returns the national holidays of a year, as days. The calendars are loaded with the first sheet: they are large. */
async function holidaysOf(country: BookCountry, year: string): Promise<Set<string>> {
  const name = `${country}-${year}`;
  const known = holidaysOfYear.get(name);
  if (known) return known;
  const { default: Holidays } = await import('date-holidays');
  const holidays = new Holidays(country, { types: ['public'] }).getHolidays(year);
  const days = new Set(holidays.map(({ date }) => date.slice(0, 10)));
  holidaysOfYear.set(name, days);
  return days;
}

const next = (day: string, step = 1) => new Date(Date.parse(day) + step * dayMs).toISOString().slice(0, 10);

/** Tells whether people work on a day: not on weekends or national holidays. @param day `2027-07-28` */
async function isWorkingDay(country: BookCountry, day: string): Promise<boolean> {
  const weekday = new Date(day).getUTCDay();
  if (weekday === 0 || weekday === 6) return false;
  return !(await holidaysOf(country, day.slice(0, 4))).has(day);
}

/** Returns the last day of a term that begins on the day after `day`. */
export async function afterWorkingDays(country: BookCountry, day: string, count: number): Promise<string> {
  let last = day;
  for (let left = count; left > 0; ) {
    last = next(last);
    if (await isWorkingDay(country, last)) left -= 1;
  }
  return last;
}

/** Counts the working days after `from` until `until`, both days; negative where `until` is the earlier one. */
export async function workingDaysBetween(country: BookCountry, from: string, until: string): Promise<number> {
  if (from > until) return -(await workingDaysBetween(country, until, from));
  let count = 0;
  for (let day = from; day < until; ) {
    day = next(day);
    if (await isWorkingDay(country, day)) count += 1;
  }
  return count;
}
