import type { DriverInput, DriverRule } from '@idavuelta/shared/contracts/staff';
import { timeAt } from '@idavuelta/shared/contracts/time';
import type { DrivingRules } from '../../../../config/dispatch-config.ts';

/** Time that a trip takes of its driver. */
export interface Drive {
  startsAt: Date;
  endsAt: Date;
}

export interface DriverDay {
  /** The driver's other trips. */
  others: Drive[];
  hours: DriverInput['hours'];
  timeZone: string;
  rules: DrivingRules;
}

const minute = 60_000;
/** A pause of this length begins a new day. */
const nightMinutes = 9 * 60;

const minutesBetween = (from: Date, until: Date) => (until.getTime() - from.getTime()) / minute;

/** Returns the minutes between two trips; negative if they overlap. */
const gapBetween = (one: Drive, other: Drive) =>
  Math.max(minutesBetween(one.endsAt, other.startsAt), minutesBetween(other.endsAt, one.startsAt));

/** Returns the minutes from the first start to the last end of the day that a trip belongs to. */
function dayOf(drive: Drive, others: Drive[]) {
  const day = { ...drive };
  const lengthens = (other: Drive) =>
    gapBetween(day, other) < nightMinutes && (other.startsAt < day.startsAt || other.endsAt > day.endsAt);
  for (let next = others.find(lengthens); next; next = others.find(lengthens)) {
    if (next.startsAt < day.startsAt) day.startsAt = next.startsAt;
    if (next.endsAt > day.endsAt) day.endsAt = next.endsAt;
  }
  return minutesBetween(day.startsAt, day.endsAt);
}

const minuteOfDay = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));

function isOutside({ startsAt, endsAt }: Drive, { from, until }: NonNullable<DriverInput['hours']>, timeZone: string) {
  const day = 24 * 60;
  const afterFrom = (time: string) => (minuteOfDay(time) - minuteOfDay(from) + day) % day;
  // equal times mean the whole day
  const length = afterFrom(until) || day;
  return afterFrom(timeAt(startsAt, timeZone)) + minutesBetween(startsAt, endsAt) > length;
}

/** Returns the rules that a trip breaks for its driver. */
export function brokenByDriver(drive: Drive, { others, hours, timeZone, rules }: DriverDay): DriverRule[] {
  const gaps = others.map((other) => gapBetween(drive, other));
  return [
    ...(gaps.some((gap) => gap < 0) ? ['driver-twice' as const] : []),
    ...(gaps.some((gap) => gap >= 0 && gap < rules.restMinutes) ? ['driver-rest' as const] : []),
    ...(dayOf(drive, others) > rules.longestDayMinutes ? ['driver-day' as const] : []),
    ...(hours && isOutside(drive, hours, timeZone) ? ['driver-hours' as const] : []),
  ];
}
