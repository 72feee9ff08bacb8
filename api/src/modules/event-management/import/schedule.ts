import { type PeriodicityType, periodicity } from '@idavuelta/shared/contracts';
import { dayAt, lastMinuteOf, momentAt, timeAt } from '@idavuelta/shared/contracts/time';
import type { EventPlan } from './import-plan.ts';

interface Schedule {
  periodicityType: PeriodicityType;
  startsAt: Date;
  endsAt: Date;
}

const millisecondsPerHour = 3_600_000;
const after = (moment: Date, hours: number) => new Date(moment.getTime() + hours * millisecondsPerHour);

/**
 * Returns the end of the event on the last day of its range. An event that lasts past midnight is cut off at the end of
 * that day, because the next day must not be on sale.
 */
function endOfRange({ known, values, timeZone }: EventPlan, first: Date) {
  const last = values.last_day ?? (known && dayAt(known.endsAt, timeZone)) ?? '';
  if (known && values.hours === undefined) return momentAt(`${last}T${timeAt(known.endsAt, timeZone)}`, timeZone);
  const begins = momentAt(`${last}T${timeAt(first, timeZone)}`, timeZone);
  const end = after(begins, values.hours ?? 0);
  return new Date(Math.min(end.getTime(), lastMinuteOf(last, timeZone).getTime()));
}

/** Returns the schedule of a draft without departures, which only has a duration. */
function withoutDates({ known, values }: EventPlan): Schedule {
  const startsAt = known?.startsAt ?? new Date();
  const endsAt = values.hours === undefined && known ? known.endsAt : after(startsAt, values.hours ?? 0);
  return { periodicityType: known?.periodicityType ?? periodicity.fixed, startsAt, endsAt };
}

/** Schedules the event over its existing departures and those of the plan. */
export function toSchedule(plan: EventPlan): Schedule {
  const { known, values, departures } = plan;
  const before = known?.dates.map(({ startsAt }) => startsAt) ?? [];
  const moments = [...before, ...departures].sort((one, other) => one.getTime() - other.getTime());
  const [first, last] = [moments[0], moments.at(-1)];
  if (!first || !last) return withoutDates(plan);
  if (values.last_day !== undefined || known?.periodicityType === periodicity.range)
    return { periodicityType: periodicity.range, startsAt: first, endsAt: endOfRange(plan, first) };
  const lastBefore = before.at(-1) ?? known?.startsAt ?? last;
  const hours = values.hours ?? ((known?.endsAt.getTime() ?? 0) - lastBefore.getTime()) / millisecondsPerHour;
  const several = new Set(moments.map((moment) => moment.getTime())).size > 1;
  return {
    periodicityType:
      several || known?.periodicityType === periodicity.calendar ? periodicity.calendar : periodicity.fixed,
    startsAt: first,
    endsAt: after(last, hours),
  };
}
