import { sql } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import { now, type Queryable } from '../../../database/database.ts';
import { eventInScope } from '../../../http/staff-scope.repository.ts';
import type { StaffScope } from '../../../http/staff-scope.ts';

export type TripAhead = Awaited<ReturnType<ReturnType<typeof createBrokenTripsRepository>['ahead']>>[number];

/** Published trips that are not over, with the present state of their vehicle and driver. */
export const createBrokenTripsRepository = (db: Queryable) => ({
  ahead: ({ vehicleId, driverId, scope = {} }: { vehicleId?: number; driverId?: number; scope?: StaffScope }) =>
    db
      .selectFrom('trip as t')
      .innerJoin('dispatch_plan as p', 'p.id', 't.plan_id')
      .innerJoin('departure as d', 'd.id', 'p.departure_id')
      .innerJoin('event as e', 'e.id', 'd.event_id')
      .leftJoin('vehicle as v', 'v.id', 't.vehicle_id')
      .leftJoin('staff_user as u', 'u.id', 't.driver_id')
      .select(['t.number', 't.van', 't.starts_at as startsAt', 'u.name as driver', 'u.role'])
      .select(['p.departure_id as departureId', 'p.direction', 'e.id as eventId', 'e.slug', 'e.translations'])
      .select(['e.time_zone as timeZone', 'v.seats', 'v.retired as isRetired', 'd.starts_at as departsAt'])
      .select(({ eb, selectFrom }) => [
        eb('u.blocked_at', 'is not', null).$castTo<boolean>().as('isBlocked'),
        selectFrom('trip_stop as s')
          .select(({ fn }) => fn.max('s.load').as('load'))
          .whereRef('s.trip_id', '=', 't.id')
          .as('load'),
        jsonArrayFrom(
          selectFrom('vehicle_outage as o')
            .select([sql<string>`o.from_day::text`.as('from'), sql<string>`o.until_day::text`.as('until')])
            .whereRef('o.vehicle_id', '=', 'v.id'),
        ).as('outages'),
      ])
      .where('p.state', '=', 'published')
      .where('t.state', '<>', 'done')
      .where('t.ends_at', '>', now)
      .where('d.called_off_at', 'is', null)
      .where('e.withdrawn', '=', false)
      .where(eventInScope(scope))
      .$if(vehicleId !== undefined, (trips) => trips.where('t.vehicle_id', '=', vehicleId as number))
      .$if(driverId !== undefined, (trips) => trips.where('t.driver_id', '=', driverId as number))
      .orderBy('t.starts_at')
      .orderBy('t.id')
      .execute(),
});
