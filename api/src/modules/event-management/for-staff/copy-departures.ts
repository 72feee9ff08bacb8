import type { CopyEventInput, StaffEvent } from '@idavuelta/shared/contracts/staff';
import { momentAt, wallTimeAt, weeksLater } from '@idavuelta/shared/contracts/time';
import type { Queryable } from '../../../database/database.ts';
import { invalidFields } from '../../../errors.ts';
import { salesByDeparture, setCapacity } from '../../seats/capacity.ts';
import { addDates } from '../departures/add-dates.ts';

/** Returns the pools in the order of the tickets that sell from them, which a copy keeps. */
const poolsOf = ({ fields: { categories } }: StaffEvent) =>
  categories.flatMap(({ variants }) => variants.map(({ pool }) => pool));

/**
 * Adds the departures of an event to its copy, some weeks later at the same local time, with their capacities.
 * @throws VALIDATION_FAILED (`weeks`) when one of them would be in the past
 */
export async function copyDepartures(
  tx: Queryable,
  original: StaffEvent,
  copy: StaffEvent,
  { weeks = 0, departureIds }: Pick<CopyEventInput, 'weeks' | 'departureIds'>,
) {
  const { timeZone } = original;
  const later = (moment: Date) => momentAt(weeksLater(wallTimeAt(moment, timeZone), weeks), timeZone);
  const copied = (await salesByDeparture(tx, original.id))
    .filter(({ departureId }) => !departureIds || (departureId !== null && departureIds.includes(departureId)))
    .map(({ startsAt, pool, capacity }) => ({ startsAt: later(startsAt), pool, capacity }));
  if (copied.some(({ startsAt }) => startsAt <= new Date())) throw invalidFields({ field: 'weeks', reason: 'past' });
  const moments = [...new Map(copied.map(({ startsAt }) => [startsAt.getTime(), startsAt])).values()];
  if (moments.length === 0) return;
  await addDates(tx, copy.id, moments);
  const [before, after] = [poolsOf(original), poolsOf(copy)];
  for (const sales of await salesByDeparture(tx, copy.id)) {
    const pool = before[after.indexOf(sales.pool)];
    const same = copied.find((each) => each.pool === pool && each.startsAt.getTime() === sales.startsAt.getTime());
    if (same && same.capacity !== sales.capacity) await setCapacity(tx, sales, same.capacity);
  }
}
