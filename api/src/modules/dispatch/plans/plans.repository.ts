import type { DispatchRule, PlanDirection } from '@idavuelta/shared/contracts/staff';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { PlanState } from '../../../database/column-types.ts';
import { now, type Queryable } from '../../../database/database.ts';
import { pointOfStop } from '../points/points.repository.ts';
import { ridersOfStop } from '../riders-of-stop.repository.ts';
import { createStoredTripsRepository } from './stored-trips.repository.ts';

export interface PlanKey {
  departureId: number;
  direction: PlanDirection;
}

export type StoredPlan = NonNullable<Awaited<ReturnType<ReturnType<typeof createPlansRepository>['find']>>>;
export type StoredTrip = StoredPlan['trips'][number];
/** Parties that no trip can serve, and the rule that prevents it. */
export type Unserved = { party: string; rule: DispatchRule }[];

/** Plans of departures: per direction at most one draft and one published plan, plus earlier versions. */
export function createPlansRepository(db: Queryable) {
  const plans = ({ departureId, direction }: PlanKey) =>
    db.selectFrom('dispatch_plan as p').where('p.departure_id', '=', departureId).where('p.direction', '=', direction);

  return {
    find: (key: PlanKey, state: Exclude<PlanState, 'replaced'>) =>
      plans(key)
        .where('p.state', '=', state)
        .select(['p.id', 'p.version', 'p.revision', 'p.moved', 'p.unserved'])
        .select(['p.changed_at as changedAt', 'p.changed_by as changedBy'])
        .select((eb) =>
          jsonArrayFrom(
            eb
              .selectFrom('trip as t')
              .whereRef('t.plan_id', '=', 'p.id')
              .select(['t.number', 't.vehicle_id as vehicleId', 't.driver_id as driverId', 't.van', 't.driver'])
              .select(['t.locked', 't.state', 't.starts_at as startsAt', 't.ends_at as endsAt', 't.broken'])
              .select(['t.driven_kilometres as drivenKilometres', 't.driven_minutes as drivenMinutes'])
              .select('t.ridden_minutes as riddenMinutes')
              .select((trip) =>
                jsonArrayFrom(
                  trip
                    .selectFrom('trip_stop as s')
                    .whereRef('s.trip_id', '=', 't.id')
                    .select(['s.planned_at as at', 's.load', 's.lock', 's.broken', pointOfStop().as('point')])
                    .select(
                      jsonArrayFrom(
                        ridersOfStop()
                          .select('o.number as order')
                          .orderBy('o.number')
                          .orderBy('k.number')
                          .orderBy('r.address_index'),
                      ).as('riders'),
                    )
                    .orderBy('s.position'),
                ).as('stops'),
              )
              .orderBy('t.number'),
          ).as('trips'),
        )
        .executeTakeFirst(),

    /** @returns the id of the new version */
    async add({ departureId, direction }: PlanKey, { state, actor }: { state: PlanState; actor: string }) {
      const { latest } = await plans({ departureId, direction })
        .select(({ fn, lit }) => fn.coalesce(fn.max('p.version'), lit(0)).as('latest'))
        .executeTakeFirstOrThrow();
      const { id } = await db
        .insertInto('dispatch_plan')
        .values({ departure_id: departureId, direction, version: latest + 1, state, changed_by: actor })
        .returning('id')
        .executeTakeFirstOrThrow();
      return id;
    },

    changeTrips: createStoredTripsRepository(db).replace,

    async change(id: number, { actor, moved, unserved }: { actor: string; moved: string[]; unserved: Unserved }) {
      await db
        .updateTable('dispatch_plan')
        .set((eb) => ({
          revision: eb('revision', '+', 1),
          moved: JSON.stringify(moved),
          unserved: JSON.stringify(unserved),
          changed_at: now,
          changed_by: actor,
        }))
        .where('id', '=', id)
        .execute();
    },

    delete: (id: number) => db.deleteFrom('dispatch_plan').where('id', '=', id).execute(),
  };
}
