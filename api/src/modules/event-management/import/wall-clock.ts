import { TZDate } from '@date-fns/tz';

/** The moment of `2027-03-06T20:00`, as clocks in the zone show it. */
export function momentIn(timeZone: string, wallTime: string): Date {
  const [year = 0, month = 1, day = 1, hour = 0, minute = 0] = wallTime.split(/\D/).map(Number);
  return new Date(new TZDate(year, month - 1, day, hour, minute, timeZone).getTime());
}

/** The last minute of `2027-03-06`. */
export const endOfDay = (timeZone: string, day: string) => momentIn(timeZone, `${day}T23:59`);

const twoDigits = (value: number) => String(value).padStart(2, '0');

/** `2027-03-06`, and `20:00`, as clocks in the zone show a moment. */
export function clockIn(timeZone: string, moment: Date) {
  const local = new TZDate(moment.getTime(), timeZone);
  return {
    day: [local.getFullYear(), twoDigits(local.getMonth() + 1), twoDigits(local.getDate())].join('-'),
    time: `${twoDigits(local.getHours())}:${twoDigits(local.getMinutes())}`,
  };
}
