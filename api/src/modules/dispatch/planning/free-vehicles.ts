import type { Database } from '../../../database/database.ts';
import type { PlanContext } from '../plans/plan-context.ts';
import type { PlanKey } from '../plans/plans.repository.ts';
import { createPublishedTripsRepository } from '../plans/publishing/published-trips.repository.ts';

const minute = 60_000;

/** As long as the longest ride, before the van is at the venue or after it leaves from there. */
function timeOf({ direction, venueAt, departure }: PlanContext) {
  const venue = venueAt.getTime();
  const far = new Date(venue + (direction === 'out' ? -1 : 1) * departure.longestRide * minute);
  return direction === 'out' ? { startsAt: far, endsAt: venueAt } : { startsAt: venueAt, endsAt: far };
}

/**
 * The vehicles that no other published plan has meanwhile: trips of the others could not be published.
 * @returns their ids
 */
export async function freeVehicles(db: Database, context: PlanContext, key: PlanKey): Promise<Set<number>> {
  const published = createPublishedTripsRepository(db);
  const time = timeOf(context);
  const free = new Set<number>();
  for (const { id } of context.vehicles) if (!(await published.isTaken({ vehicleId: id, ...time }, key))) free.add(id);
  return free;
}
