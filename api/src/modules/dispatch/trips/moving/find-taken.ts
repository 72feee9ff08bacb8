import type { Queryable } from '../../../../database/database.ts';
import type { CalculatedTrip } from '../../plans/calculated-trips.ts';
import type { PlanKey } from '../../plans/plans.repository.ts';
import { createPublishedTripsRepository } from '../../plans/publishing/published-trips.repository.ts';

interface Moved {
  /** The trip with the new van and driver. */
  rest: CalculatedTrip;
  /** All trips of its departure and direction after the move. */
  trips: CalculatedTrip[];
}

/** Tells whether van or driver drive another published trip at the time of the moved one. Locks both. */
export async function findTaken(
  tx: Queryable,
  key: PlanKey,
  { rest, trips }: Moved,
): Promise<'vehicleId' | 'driverId' | undefined> {
  const published = createPublishedTripsRepository(tx);
  await published.lock([rest]);
  const { startsAt, endsAt } = rest;
  const meanwhile = trips.filter((trip) => trip !== rest && trip.startsAt < endsAt && startsAt < trip.endsAt);
  for (const field of ['vehicleId', 'driverId'] as const) {
    if (meanwhile.some((trip) => trip[field] === rest[field])) return field;
    const only = { vehicleId: undefined, driverId: undefined, [field]: rest[field], startsAt, endsAt };
    if (await published.isTaken(only, key)) return field;
  }
  return undefined;
}
