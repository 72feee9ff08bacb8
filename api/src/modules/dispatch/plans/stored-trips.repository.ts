import type { TripState } from '../../../database/column-types.ts';
import type { Queryable } from '../../../database/database.ts';
import type { CalculatedTrip } from './calculated-trips.ts';

/** Rows per statement: each has up to a dozen values, and a statement allows some ten thousand. */
const batch = 2000;

function* batches<T>(rows: T[]) {
  for (let from = 0; from < rows.length; from += batch) yield rows.slice(from, from + batch);
}

export const createStoredTripsRepository = (db: Queryable) => ({
  /** Replaces all trips of a plan, keeping the given order. */
  async replace(planId: number, trips: CalculatedTrip[], state: TripState = 'planned') {
    await db.deleteFrom('trip').where('plan_id', '=', planId).execute();
    if (trips.length === 0) return;
    const added = await db
      .insertInto('trip')
      .values(
        trips.map((trip, index) => ({
          plan_id: planId,
          number: index + 1,
          vehicle_id: trip.vehicleId ?? null,
          driver_id: trip.driverId ?? null,
          van: trip.van,
          driver: trip.driver,
          locked: trip.locked,
          state,
          starts_at: trip.startsAt,
          ends_at: trip.endsAt,
          driven_kilometres: trip.drivenKilometres,
          driven_minutes: trip.drivenMinutes,
          ridden_minutes: trip.riddenMinutes,
          broken: JSON.stringify(trip.broken),
        })),
      )
      .returning(['id', 'number'])
      .execute();
    const tripIds = new Map(added.map(({ id, number }) => [number, id]));
    const stops = trips.flatMap((trip, index) =>
      trip.stops.map((stop, position) => ({ ...stop, position, tripId: tripIds.get(index + 1) as number })),
    );
    const stopIds = new Map<string, number>();
    for (const rows of batches(stops)) {
      const stored = await db
        .insertInto('trip_stop')
        .values(
          rows.map(({ tripId, position, at, load, lock, point, broken }) => ({
            trip_id: tripId,
            position,
            planned_at: at,
            load,
            lock: lock ?? null,
            point_id: point?.id ?? null,
            walk_minutes: point?.walkMinutes ?? null,
            broken: JSON.stringify(broken),
          })),
        )
        .returning(['id', 'trip_id', 'position'])
        .execute();
      for (const { id, trip_id, position } of stored) stopIds.set(`${trip_id} ${position}`, id);
    }
    const riders = stops.flatMap(({ tripId, position, riders }) =>
      riders.map(({ ticketId, addressIndex, address }) => ({
        trip_stop_id: stopIds.get(`${tripId} ${position}`) as number,
        order_ticket_id: ticketId,
        address_index: addressIndex,
        address,
      })),
    );
    for (const rows of batches(riders)) await db.insertInto('trip_rider').values(rows).execute();
  },
});
