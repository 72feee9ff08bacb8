import { withoutOffset } from '@idavuelta/shared/contracts/time';

/** Hours as clocks show them, `2027-03-06T20:00`: compared and moved as texts, without any zone. */

const dayLength = 10;

function dayAfter(wallTime: string) {
  const day = new Date(`${wallTime.slice(0, dayLength)}T00:00:00Z`);
  day.setUTCDate(day.getUTCDate() + 1);
  return day.toISOString().slice(0, dayLength);
}

/** The end itself, or the first time after the beginning at which clocks show its hour: who ends at 02:00 ends the next day. */
export function endAfter(start: string, end: string): string {
  if (withoutOffset(end) > withoutOffset(start)) return end;
  const clock = withoutOffset(end).slice(dayLength);
  const sameDay = start.slice(0, dayLength) + clock;
  return sameDay > start ? sameDay : dayAfter(start) + clock;
}
