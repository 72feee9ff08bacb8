import type { DispatchPlan } from '@idavuelta/shared/contracts/staff';
import type { Queryable } from '../../../database/database.ts';
import { isoMoment } from '../../../database/iso-moment.ts';
import { namesIn } from '../../event-management/options/names-in.ts';
import { createDriversRepository } from '../fleet/drivers.repository.ts';
import { toDriver } from '../fleet/drivers.ts';
import { createVehiclesRepository } from '../fleet/vehicles.repository.ts';
import { toVehicle } from '../fleet/vehicles.ts';
import type { PlanContext } from './plan-context.ts';
import type { PlanKey, StoredTrip } from './plans.repository.ts';
import { readElsewhere } from './trips-elsewhere.ts';

type Fleet = Pick<DispatchPlan, 'vehicles' | 'drivers' | 'taken'>;

const idsIn = (trips: StoredTrip[], field: 'vehicleId' | 'driverId', known: { id: number }[]) => {
  const ids = new Set(trips.flatMap((trip) => trip[field] ?? []));
  for (const { id } of known) ids.delete(id);
  return [...ids];
};

/**
 * Reads the vehicles and drivers of a departure: available ones, those still assigned to its trips although no longer
 * available, and their trips elsewhere around that time.
 */
export async function readFleet(
  db: Queryable,
  { vehicles, drivers, venueAt }: PlanContext,
  { key, trips }: { key: PlanKey; trips: StoredTrip[] },
): Promise<Fleet> {
  const outOfService = await createVehiclesRepository(db).byIds(idsIn(trips, 'vehicleId', vehicles));
  const leftOut = await createDriversRepository(db).byIds(idsIn(trips, 'driverId', drivers));
  const all = {
    vehicles: [...vehicles, ...outOfService.map((row) => ({ ...toVehicle(row), isOutOfService: true }))],
    drivers: [...drivers, ...leftOut.map(toDriver)],
  };
  const elsewhere = await readElsewhere(db, key, { ...all, venueAt });
  return {
    ...all,
    taken: elsewhere.map(({ vehicleId, driverId, startsAt, endsAt, departureId, direction, ...event }) => ({
      ...(vehicleId !== null && { vehicleId }),
      ...(driverId !== null && { driverId }),
      startsAt: isoMoment(startsAt),
      endsAt: isoMoment(endsAt),
      departure: {
        id: departureId,
        event: { id: event.eventId, slug: event.slug, translations: namesIn(event.translations) },
        direction,
      },
    })),
  };
}
