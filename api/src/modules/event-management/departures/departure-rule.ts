import type { DepartureRule, PlannedDeparture } from '@idavuelta/shared/contracts/staff';
import { maxAddedDepartures } from '@idavuelta/shared/contracts/staff';
import { momentAt, momentsAt, typedTimeOf } from '@idavuelta/shared/contracts/time';
import { isoMoment } from '../../../database/iso-moment.ts';
import { invalidFields } from '../../../errors.ts';

const dayMs = 86_400_000;
const atNoon = (day: string) => new Date(`${day}T12:00Z`);
const dayOf = (moment: Date) => moment.toISOString().slice(0, 10);
/** Returns 1 (Monday) to 7 (Sunday). */
const weekdayOf = (moment: Date) => moment.getUTCDay() || 7;
const maxDays = 3 * 366;

/** Returns the departures at a local time: two if clocks are put back over it, and a `shifted` one if they skip it. */
function plannedAt(wallTime: string, timeZone: string) {
  const moments = momentsAt(wallTime, timeZone);
  if (moments.length === 0) return [{ departure: wallTime, startsAt: momentAt(wallTime, timeZone), shifted: true }];
  return moments.map((startsAt) => ({ departure: typedTimeOf(startsAt, timeZone), startsAt, shifted: false }));
}

interface RuleContext {
  timeZone: string;
  now: Date;
  /** Existing departures. */
  moments: Date[];
}

/**
 * Plans the departures of a weekly rule, at the same local time across daylight saving changes.
 * @throws VALIDATION_FAILED (`to`) for dates in the wrong order, and for too many days or departures
 */
export function planByRule(
  { weekdays, time, from, to }: DepartureRule,
  { timeZone, now, moments }: RuleContext,
): PlannedDeparture[] {
  const days = (atNoon(to).getTime() - atNoon(from).getTime()) / dayMs;
  if (days < 0) throw invalidFields({ field: 'to', reason: 'min' });
  if (days > maxDays) throw invalidFields({ field: 'to', reason: 'max' });
  const known = new Set(moments.map((moment) => moment.getTime()));
  const planned = Array.from({ length: days + 1 }, (_, i) => new Date(atNoon(from).getTime() + i * dayMs))
    .filter((day) => weekdays.includes(weekdayOf(day)))
    .flatMap((day) => plannedAt(`${dayOf(day)}T${time}`, timeZone))
    .map(({ departure, startsAt, shifted }) => ({
      departure,
      startsAt: isoMoment(startsAt),
      exists: known.has(startsAt.getTime()),
      past: startsAt <= now,
      shifted,
    }));
  if (planned.length > maxAddedDepartures) throw invalidFields({ field: 'to', reason: 'max' });
  return planned;
}
