import { TZDate } from '@date-fns/tz';

/** The moment at which clocks in the zone show `HH:mm` on the day of `moment` there. */
function atClock(moment: Date, time: string, timeZone: string) {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  const date = new TZDate(moment, timeZone);
  date.setHours(hour, minute, 0, 0);
  return date;
}

/** The last moment before `moment` at which clocks in the zone show `HH:mm`. */
export function lastBefore(moment: Date, time: string, timeZone: string): Date {
  const found = atClock(moment, time, timeZone);
  if (found >= moment) found.setDate(found.getDate() - 1);
  return new Date(found.getTime());
}

/** The first moment after `moment` at which clocks in the zone show `HH:mm`. */
export function firstAfter(moment: Date, time: string, timeZone: string): Date {
  const found = atClock(moment, time, timeZone);
  if (found <= moment) found.setDate(found.getDate() + 1);
  return new Date(found.getTime());
}
