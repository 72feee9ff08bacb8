/** Days of a report that move with the calendar. */
export const reportPeriods = [
  'today',
  'yesterday',
  'last-7-days',
  'last-30-days',
  'this-week',
  'last-week',
  'this-month',
  'last-month',
  'this-year',
] as const;
export type ReportPeriod = (typeof reportPeriods)[number];

export interface Days {
  from: string;
  until: string;
}

const dayMs = 86_400_000;

/** Returns the day that many days later: `addDays('2027-02-28', 1)` is `2027-03-01`. */
export const addDays = (day: string, days: number) =>
  new Date(Date.parse(day) + days * dayMs).toISOString().slice(0, 10);

/** Returns the same day of another year; 29 February becomes the 28th. */
export function addYears(day: string, years: number) {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  const isThere = new Date(Date.UTC(year + years, month - 1, date)).getUTCDate() === date;
  return `${year + years}${isThere ? day.slice(4) : '-02-28'}`;
}

/** Number of days since Monday. */
const weekday = (day: string) => (new Date(day).getUTCDay() + 6) % 7;

/** Returns the days of a period. @param today the day in the reader's zone; weeks begin on Monday */
export function daysOfPeriod(period: ReportPeriod, today: string): Days {
  const monday = addDays(today, -weekday(today));
  const first = `${today.slice(0, 8)}01`;
  const lastOfBefore = addDays(first, -1);
  const periods: Record<ReportPeriod, [string, string]> = {
    today: [today, today],
    yesterday: [addDays(today, -1), addDays(today, -1)],
    'last-7-days': [addDays(today, -6), today],
    'last-30-days': [addDays(today, -29), today],
    'this-week': [monday, today],
    'last-week': [addDays(monday, -7), addDays(monday, -1)],
    'this-month': [first, today],
    'last-month': [`${lastOfBefore.slice(0, 8)}01`, lastOfBefore],
    'this-year': [`${today.slice(0, 5)}01-01`, today],
  };
  const [from, until] = periods[period];
  return { from, until };
}

/** What a period is compared with. */
export const comparisons = ['previous', 'year'] as const;
export type Comparison = (typeof comparisons)[number];

/** Returns the days that a period is compared with: as many just before it, or the same a year before. */
export function comparedDays({ from, until }: Days, compare: Comparison): Days {
  if (compare === 'year') return { from: addYears(from, -1), until: addYears(until, -1) };
  const length = Math.round((Date.parse(until) - Date.parse(from)) / dayMs) + 1;
  return { from: addDays(from, -length), until: addDays(from, -1) };
}

/** Returns the day of a period to which a compared day belongs. */
export function dayBeside(day: string, { from, until }: Days, compare: Comparison): string {
  if (compare === 'previous')
    return addDays(
      from,
      Math.round((Date.parse(day) - Date.parse(comparedDays({ from, until }, compare).from)) / dayMs),
    );
  const moved = addYears(day, 1);
  return moved < from ? from : moved;
}
