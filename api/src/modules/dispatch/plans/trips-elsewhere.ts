import type { Queryable } from '../../../database/database.ts';
import type { PlanContext } from './plan-context.ts';
import type { PlanKey } from './plans.repository.ts';
import { createPublishedTripsRepository } from './publishing/published-trips.repository.ts';

/** Longer than any trip to an event. */
const day = 24 * 3_600_000;

/** Reads the trips of vehicles and drivers in other published plans within a day of a departure. */
export const readElsewhere = (
  db: Queryable,
  key: PlanKey,
  { vehicles, drivers, venueAt }: Pick<PlanContext, 'venueAt'> & Record<'vehicles' | 'drivers', { id: number }[]>,
) =>
  createPublishedTripsRepository(db).elsewhere(
    {
      vehicleIds: vehicles.map(({ id }) => id),
      driverIds: drivers.map(({ id }) => id),
      from: new Date(venueAt.getTime() - day),
      until: new Date(venueAt.getTime() + day),
    },
    key,
  );
