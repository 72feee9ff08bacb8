import { sql } from 'kysely';
import { isThere } from '../../../database/affected-rows.ts';
import type { Queryable } from '../../../database/database.ts';
import type { PlanKey } from '../plans/plans.repository.ts';

interface NewCheck extends PlanKey {
  id: string;
  vehicleId: number | null;
  van: string;
  driverId: number;
  odometerKm: number;
  passed: string[];
  failed: string[];
  note: string;
  at: Date;
}

/** Latest checks shown to dispatchers. */
const maxListed = 200;

export const createVehicleChecksRepository = (db: Queryable) => ({
  list: () => db.selectFrom('vehicle_check_list').select(['items', 'revision']).executeTakeFirstOrThrow(),

  /** Locks the list until the transaction ends. */
  lockList: () =>
    db.selectFrom('vehicle_check_list').select(['items', 'revision']).forNoKeyUpdate().executeTakeFirstOrThrow(),

  changeList: (items: string[]) =>
    db
      .updateTable('vehicle_check_list')
      .set((eb) => ({ items, revision: eb('revision', '+', 1) }))
      .execute(),

  /** Returns a driver's published trips that are near, with when each vehicle was checked for it. */
  tripsOf: (driverId: number) =>
    db
      .selectFrom('trip as t')
      .innerJoin('dispatch_plan as p', 'p.id', 't.plan_id')
      .select(['t.id as tripId', 'p.departure_id as departureId', 'p.direction', 't.vehicle_id as vehicleId', 't.van'])
      .select((eb) =>
        eb
          .selectFrom('vehicle_check as c')
          .select(({ fn }) => fn.max('c.checked_at').as('at'))
          .whereRef('c.departure_id', '=', 'p.departure_id')
          .whereRef('c.direction', '=', 'p.direction')
          .whereRef('c.van', '=', 't.van')
          .where('c.staff_user_id', '=', driverId)
          .as('checkedAt'),
      )
      .where('p.state', '=', 'published')
      .where('t.driver_id', '=', driverId)
      .where(sql<boolean>`t.starts_at - interval '24 hours' <= now() AND t.ends_at + interval '24 hours' >= now()`)
      .orderBy('t.starts_at')
      .execute(),

  /** Returns the trip of a check, which may have been replaced since; undefined if it was another driver's. */
  tripToCheck: (tripId: number, driverId: number) =>
    db
      .selectFrom('trip as t')
      .innerJoin('dispatch_plan as p', 'p.id', 't.plan_id')
      .select(['p.departure_id as departureId', 'p.direction', 't.vehicle_id as vehicleId', 't.van'])
      .where('t.id', '=', tripId)
      .where('t.driver_id', '=', driverId)
      .where('p.state', '<>', 'draft')
      .executeTakeFirst(),

  /** Stores a check; a time in the future becomes now. @returns false for a duplicate */
  add: ({ id, departureId, direction, vehicleId, van, driverId, odometerKm, passed, failed, note, at }: NewCheck) =>
    isThere(
      db
        .insertInto('vehicle_check')
        .values({
          ...{ id, direction, van, passed, failed, note },
          departure_id: departureId,
          vehicle_id: vehicleId,
          staff_user_id: driverId,
          odometer_km: odometerKm,
          checked_at: sql<Date>`LEAST(${at}::timestamptz, now())`,
        })
        .onConflict((conflict) => conflict.column('id').doNothing())
        .returning('id'),
    ),

  /** The latest first, with the highest reading of the same vehicle before. */
  latest: () =>
    db
      .selectFrom('vehicle_check as c')
      .innerJoin('departure as d', 'd.id', 'c.departure_id')
      .innerJoin('event as e', 'e.id', 'd.event_id')
      .innerJoin('staff_user as u', 'u.id', 'c.staff_user_id')
      .select(['c.id', 'c.departure_id as departureId', 'c.direction', 'c.van', 'u.name as driver'])
      .select(['c.odometer_km as odometerKm', 'c.passed', 'c.failed', 'c.note', 'c.checked_at as at'])
      .select(['e.id as eventId', 'e.slug', 'e.translations', 'e.time_zone as timeZone'])
      .select((eb) =>
        eb
          .selectFrom('vehicle_check as b')
          .select(({ fn }) => fn.max('b.odometer_km').as('km'))
          .whereRef('b.van', '=', 'c.van')
          .whereRef('b.checked_at', '<', 'c.checked_at')
          .as('earlierKm'),
      )
      .orderBy('c.checked_at', 'desc')
      .orderBy('c.id')
      .limit(maxListed)
      .execute(),
});
