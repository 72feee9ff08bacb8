import type { Queryable } from '../../../database/database.ts';
import { createPickUpTimesRepository, type ExactTime } from '../../pick-ups/times/pick-up-times.repository.ts';
import type { PlanKey } from '../plans/plans.repository.ts';
import type { ReckonedTrip } from '../plans/reckoned-trips.ts';

export type ScheduledTrip = Pick<ReckonedTrip, 'vehicleId' | 'driverId' | 'startsAt' | 'endsAt'>;

/** Plans that travellers are told of. */
export const createPublishedTripsRepository = (db: Queryable) => ({
  /** Until the transaction ends: nobody else publishes trips of these vehicles and drivers. */
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

  /** Whether another published plan, of a departure that takes place, has the vehicle or the driver at that time. */
  async isTaken({ vehicleId, driverId, startsAt, endsAt }: ScheduledTrip, { departureId, direction }: PlanKey) {
    if (vehicleId === undefined && driverId === undefined) return false;
    const other = await db
      .selectFrom('trip as t')
      .innerJoin('dispatch_plan as p', 'p.id', 't.plan_id')
      .innerJoin('departure as d', 'd.id', 'p.departure_id')
      .innerJoin('event as e', 'e.id', 'd.event_id')
      .select('t.id')
      .where('d.called_off_at', 'is', null)
      .where('e.withdrawn', '=', false)
      .where(({ eb, or }) =>
        or([
          ...(vehicleId === undefined ? [] : [eb('t.vehicle_id', '=', vehicleId)]),
          ...(driverId === undefined ? [] : [eb('t.driver_id', '=', driverId)]),
        ]),
      )
      .where('t.starts_at', '<', endsAt)
      .where('t.ends_at', '>', startsAt)
      .where('p.state', '=', 'published')
      .where(({ eb, or }) => or([eb('p.departure_id', '<>', departureId), eb('p.direction', '<>', direction)]))
      .limit(1)
      .executeTakeFirst();
    return other !== undefined;
  },

  /** What was published before is history. */
  replacePublished: ({ departureId, direction }: PlanKey) =>
    db
      .updateTable('dispatch_plan')
      .set({ state: 'replaced' })
      .where('departure_id', '=', departureId)
      .where('direction', '=', direction)
      .where('state', '=', 'published')
      .execute(),

  setState: (planId: number, state: 'published') =>
    db.updateTable('dispatch_plan').set({ state }).where('id', '=', planId).execute(),

  /** Tickets that were told a time that is another one now, or none before, are told it by a job. @returns how many */
  async tell(times: Map<number, ExactTime>) {
    const pickUpTimes = createPickUpTimesRepository(db);
    let changed = 0;
    for (const [ticketId, time] of times) if (await pickUpTimes.set(ticketId, time)) changed += 1;
    return changed;
  },
});
