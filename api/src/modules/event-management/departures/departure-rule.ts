import type { DepartureRule, PlannedDeparture } from '@idavuelta/shared/contracts/staff';
import { mostAddedDepartures } from '@idavuelta/shared/contracts/staff';
import { momentAt, wallTimeAt } from '@idavuelta/shared/contracts/time';
import { isoMoment } from '../../../database/iso-moment.ts';
import { invalidFields } from '../../../errors.ts';

const dayMs = 86_400_000;
const atNoon = (day: string) => new Date(`${day}T12:00Z`);
const dayOf = (moment: Date) => moment.toISOString().slice(0, 10);
/** 1 Monday … 7 Sunday. */
const weekdayOf = (moment: Date) => moment.getUTCDay() || 7;
const mostDays = 3 * 366;

/** The moment of a departure by clocks at the event, and whether they leave that time out when they are put forward. */
export function plannedAt(departure: string, timeZone: string) {
  const startsAt = momentAt(departure, timeZone);
  return { startsAt, shifted: wallTimeAt(startsAt, timeZone).slice(0, 16) !== departure };
}

interface RuleContext {
  timeZone: string;
  now: Date;
  /** The departures that there are. */
  moments: Date[];
}

/**
 * The departures of a weekly rule: at the same time by clocks at the event, also when these are changed meanwhile.
 * @throws VALIDATION_FAILED (`to`) for days in the wrong order, and for too many
 */
export function planByRule(
  { weekdays, time, from, to }: DepartureRule,
  { timeZone, now, moments }: RuleContext,
): PlannedDeparture[] {
  const days = (atNoon(to).getTime() - atNoon(from).getTime()) / dayMs;
  if (days < 0) throw invalidFields({ field: 'to', reason: 'min' });
  if (days > mostDays) throw invalidFields({ field: 'to', reason: 'max' });
  const known = new Set(moments.map((moment) => moment.getTime()));
  const planned = Array.from({ length: days + 1 }, (_, i) => new Date(atNoon(from).getTime() + i * dayMs))
    .filter((day) => weekdays.includes(weekdayOf(day)))
    .map((day) => {
      const departure = `${dayOf(day)}T${time}`;
      const { startsAt, shifted } = plannedAt(departure, timeZone);
      return {
        departure,
        startsAt: isoMoment(startsAt),
        exists: known.has(startsAt.getTime()),
        past: startsAt <= now,
        shifted,
      };
    });
  if (planned.length > mostAddedDepartures) throw invalidFields({ field: 'to', reason: 'max' });
  return planned;
}
