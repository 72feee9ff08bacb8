import { withoutOffset } from '@idavuelta/shared/contracts/time';

/** Local times such as `2027-03-06T20:00`, compared and shifted as strings without a time zone. */

const dayLength = 10;

function dayAfter(wallTime: string) {
  const day = new Date(`${wallTime.slice(0, dayLength)}T00:00:00Z`);
  day.setUTCDate(day.getUTCDate() + 1);
  return day.toISOString().slice(0, dayLength);
}

/** Returns the end or, if it is before the start, the next time its hour comes: an event until 02:00 ends the next day. */
export function endAfter(start: string, end: string): string {
  if (withoutOffset(end) > withoutOffset(start)) return end;
  const clock = withoutOffset(end).slice(dayLength);
  const sameDay = start.slice(0, dayLength) + clock;
  return sameDay > start ? sameDay : dayAfter(start) + clock;
}
