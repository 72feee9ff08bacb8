import type { Database } from '../../../database/database.ts';
import type { PlanContext } from '../plans/plan-context.ts';
import type { PlanKey } from '../plans/plans.repository.ts';
import { createPublishedTripsRepository } from '../plans/publishing/published-trips.repository.ts';

const minute = 60_000;

/** Returns the period a vehicle is needed for: the longest ride, ending or starting at the venue. */
function timeOf({ direction, venueAt, departure }: PlanContext) {
  const venue = venueAt.getTime();
  const far = new Date(venue + (direction === 'out' ? -1 : 1) * departure.longestRide * minute);
  return direction === 'out' ? { startsAt: far, endsAt: venueAt } : { startsAt: venueAt, endsAt: far };
}

/**
 * Returns the ids of the vehicles that no other published plan uses at that time. Trips of any other vehicle could not
 * be published.
 */
export async function freeVehicles(db: Database, context: PlanContext, key: PlanKey): Promise<Set<number>> {
  const published = createPublishedTripsRepository(db);
  const time = timeOf(context);
  const free = new Set<number>();
  for (const { id } of context.vehicles) if (!(await published.isTaken({ vehicleId: id, ...time }, key))) free.add(id);
  return free;
}
