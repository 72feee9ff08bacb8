import { type SqlBool, sql } from 'kysely';
import { now, type Queryable } from '../../../database/database.ts';
import type { PlanKey } from '../plans/plans.repository.ts';
import { firstCall } from './trips.repository.ts';

export type RunDriver = Awaited<ReturnType<ReturnType<typeof createRunsRepository>['drivers']>>[number];
export type FoundRun = NonNullable<Awaited<ReturnType<ReturnType<typeof createRunsRepository>['ofTrip']>>>;

/** Runs: trips with their driver and van, from publication to their end. The database gives them to published trips. */
export const createRunsRepository = (db: Queryable) => ({
  /** Returns the runs that the published plan of a departure and direction has, by number of the trip. */
  inPlan: ({ departureId, direction }: PlanKey) =>
    db
      .selectFrom('run as r')
      .innerJoin('trip as t', 't.id', 'r.trip_id')
      .innerJoin('dispatch_plan as p', 'p.id', 't.plan_id')
      .select(['r.id', 't.number'])
      .where('p.state', '=', 'published')
      .where('r.departure_id', '=', departureId)
      .where('r.direction', '=', direction)
      .orderBy('r.id')
      .execute(),

  /**
   * Returns the run of a trip, also of a version that was replaced, and locks it: nobody gives it away while it is
   * marked. `opensAt` and `closesAt`: when its driver may mark.
   */
  ofTrip: (tripId: number) =>
    db
      .selectFrom('run as r')
      .innerJoin('trip as seen', 'seen.run_id', 'r.id')
      .leftJoin('trip as t', 't.id', 'r.trip_id')
      .select(['r.id', 'r.departure_id as departureId', 'r.direction', 'r.vehicle_id as vehicleId'])
      .select(['r.driver_id as driverId', 'r.given_at as givenAt', 'r.ended_at as endedAt'])
      .select(['r.end_reason as endReason', 'r.trip_id as tripId'])
      .select(sql<Date>`${firstCall} - interval '24 hours'`.as('opensAt'))
      .select(sql<Date>`r.ends_at + interval '24 hours'`.as('closesAt'))
      .where('seen.id', '=', tripId)
      .forNoKeyUpdate('r')
      .executeTakeFirst(),

  /** Returns the runs of a departure and direction that have not ended or that the plan still has, and locks them. */
  ofPlan: ({ departureId, direction }: PlanKey) =>
    db
      .selectFrom('run as r')
      .innerJoin('trip as t', 't.id', 'r.trip_id')
      .innerJoin('dispatch_plan as p', 'p.id', 't.plan_id')
      .select(['r.id', 'r.vehicle_id as vehicleId', 'r.van', 'r.driver_id as driverId', 'r.driver'])
      .select(['r.ended_at as endedAt', 'r.end_reason as endReason', 't.number'])
      .where('p.state', '=', 'published')
      .where('r.departure_id', '=', departureId)
      .where('r.direction', '=', direction)
      .orderBy('r.id')
      .forNoKeyUpdate('r')
      .execute(),

  keyOf: (runId: number): Promise<PlanKey | undefined> =>
    db
      .selectFrom('run')
      .select(['departure_id as departureId', 'direction'])
      .where('id', '=', runId)
      .executeTakeFirst(),

  find: (runId: number) =>
    db.selectFrom('run').select(['direction', 'ended_at as endedAt']).where('id', '=', runId).executeTakeFirst(),

  /** Returns the phones of the drivers of runs, and how the runs ended. */
  drivers: (runIds: number[]) =>
    db
      .selectFrom('run as r')
      .leftJoin('driver_profile as p', 'p.staff_user_id', 'r.driver_id')
      .select(['r.id', 'p.phone', 'r.ended_at as endedAt', 'r.end_reason as endReason'])
      .where(({ eb, fn, val }) => eb('r.id', '=', fn.any(val(runIds))))
      .execute(),

  /** Ends a run whose rest another one drives. */
  giveAway: (runId: number, note: string | undefined) =>
    db
      .updateTable('run')
      .set({ ended_at: now, end_reason: 'given_away', end_note: note ?? null })
      .where('id', '=', runId)
      .execute(),

  confirm: (runId: number, tripId: number, at: Date) =>
    db
      .updateTable('run')
      .set({ confirmed_trip_id: tripId, confirmed_at: at })
      .where('id', '=', runId)
      .where(sql<SqlBool>`COALESCE(confirmed_trip_id < ${tripId}, true)`)
      .execute(),
});
