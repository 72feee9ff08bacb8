import { isThere } from '../../../../database/affected-rows.ts';
import type { Queryable } from '../../../../database/database.ts';
import { createPickUpTimesRepository, type ExactTime } from '../../../pick-ups/times/pick-up-times.repository.ts';
import type { CalculatedTrip } from '../calculated-trips.ts';
import type { PlanKey } from '../plans.repository.ts';

export type ScheduledTrip = Pick<CalculatedTrip, 'vehicleId' | 'driverId' | 'startsAt' | 'endsAt'>;

interface Elsewhere {
  vehicleIds: number[];
  driverIds: number[];
  from: Date;
  until: Date;
}

/** Trips of other published plans of departures that take place. */
const tripsElsewhere = (db: Queryable, { departureId, direction }: PlanKey) =>
  db
    .selectFrom('trip as t')
    .innerJoin('dispatch_plan as p', 'p.id', 't.plan_id')
    .innerJoin('departure as d', 'd.id', 'p.departure_id')
    .innerJoin('event as e', 'e.id', 'd.event_id')
    .where('d.called_off_at', 'is', null)
    .where('e.withdrawn', '=', false)
    .where('p.state', '=', 'published')
    .where(({ eb, or }) => or([eb('p.departure_id', '<>', departureId), eb('p.direction', '<>', direction)]));

/** Published trips, the ones that travellers are notified of. */
export const createPublishedTripsRepository = (db: Queryable) => ({
  /** Prevents others from publishing trips of these vehicles and drivers until the transaction ends. */
  async lock(trips: ScheduledTrip[]) {
    const idsOf = (field: 'vehicleId' | 'driverId') => [...new Set(trips.flatMap((trip) => trip[field] ?? []))];
    await db
      .selectFrom('vehicle')
      .select('id')
      .where(({ eb, fn, val }) => eb('id', '=', fn.any(val(idsOf('vehicleId')))))
      .orderBy('id')
      .forNoKeyUpdate()
      .execute();
    await db
      .selectFrom('staff_user')
      .select('id')
      .where(({ eb, fn, val }) => eb('id', '=', fn.any(val(idsOf('driverId')))))
      .orderBy('id')
      .forNoKeyUpdate()
      .execute();
  },

  /** Tells whether another published plan of a departure that takes place uses the vehicle or driver at that time. */
  async isTaken({ vehicleId, driverId, startsAt, endsAt }: ScheduledTrip, key: PlanKey) {
    if (vehicleId === undefined && driverId === undefined) return false;
    return isThere(
      tripsElsewhere(db, key)
        .select('t.id')
        .where(({ eb, or }) =>
          or([
            ...(vehicleId === undefined ? [] : [eb('t.vehicle_id', '=', vehicleId)]),
            ...(driverId === undefined ? [] : [eb('t.driver_id', '=', driverId)]),
          ]),
        )
        .where('t.starts_at', '<', endsAt)
        .where('t.ends_at', '>', startsAt)
        .limit(1),
    );
  },

  /** Returns the trips of these vehicles and drivers in other published plans that start between two times. */
  elsewhere: ({ vehicleIds, driverIds, from, until }: Elsewhere, key: PlanKey) =>
    tripsElsewhere(db, key)
      .select(['t.vehicle_id as vehicleId', 't.driver_id as driverId', 't.starts_at as startsAt'])
      .select('t.ends_at as endsAt')
      .select(['d.id as departureId', 'p.direction', 'e.id as eventId', 'e.slug', 'e.translations'])
      .where(({ eb, fn, or, val }) =>
        or([eb('t.vehicle_id', '=', fn.any(val(vehicleIds))), eb('t.driver_id', '=', fn.any(val(driverIds)))]),
      )
      .where('t.starts_at', '>', from)
      .where('t.starts_at', '<', until)
      .orderBy('t.starts_at')
      .orderBy('t.id')
      .execute(),

  /** Archives the previously published version. */
  replacePublished: ({ departureId, direction }: PlanKey) =>
    db
      .updateTable('dispatch_plan')
      .set({ state: 'replaced' })
      .where('departure_id', '=', departureId)
      .where('direction', '=', direction)
      .where('state', '=', 'published')
      .execute(),

  markPublished: (planId: number) =>
    db.updateTable('dispatch_plan').set({ state: 'published' }).where('id', '=', planId).execute(),

  /**
   * Stores the times of tickets; a job mails the changed ones to their travellers.
   * @returns the number of changed tickets
   */
  async saveTimes(times: Map<number, ExactTime>) {
    const pickUpTimes = createPickUpTimesRepository(db);
    let changed = 0;
    for (const [ticketId, time] of times) if (await pickUpTimes.set(ticketId, time)) changed += 1;
    return changed;
  },
});
