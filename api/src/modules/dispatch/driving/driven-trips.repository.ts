import { sql } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { Queryable } from '../../../database/database.ts';

export type DrivenTripRow = Awaited<ReturnType<ReturnType<typeof createDrivenTripsRepository>['ofDriver']>>[number];

/** A driver sees a trip from a day before it begins to a day after it has ended. */
const isNear = sql<boolean>`t.starts_at - interval '24 hours' <= now() AND t.ends_at + interval '24 hours' >= now()`;

/** Trips as their drivers read them. */
export const createDrivenTripsRepository = (db: Queryable) => ({
  /** The published trips of a driver that are near, the next first. */
  ofDriver: (driverId: number) =>
    db
      .selectFrom('trip as t')
      .innerJoin('dispatch_plan as p', 'p.id', 't.plan_id')
      .leftJoin('vehicle as v', 'v.id', 't.vehicle_id')
      .select(['t.id', 'p.departure_id as departureId', 'p.direction', 'p.version', 't.vehicle_id as vehicleId'])
      .select(['t.van', 'v.seats', 't.starts_at as startsAt', 't.ends_at as endsAt'])
      .select((eb) =>
        jsonArrayFrom(
          eb
            .selectFrom('trip_stop as s')
            .whereRef('s.trip_id', '=', 't.id')
            .select('s.planned_at as at')
            .select((stop) =>
              jsonArrayFrom(
                stop
                  .selectFrom('trip_rider as r')
                  .whereRef('r.trip_stop_id', '=', 's.id')
                  .select(['r.order_ticket_id as ticketId', 'r.address_index as addressIndex', 'r.address'])
                  .orderBy('r.order_ticket_id')
                  .orderBy('r.address_index'),
              ).as('riders'),
            )
            .orderBy('s.position'),
        ).as('stops'),
      )
      .where('t.driver_id', '=', driverId)
      .where('p.state', '=', 'published')
      .where(isNear)
      .orderBy('t.starts_at')
      .orderBy('t.id')
      .execute(),

  /** Whose trip it is, also one that was planned anew since, and whether it is near. */
  find: (tripId: number) =>
    db
      .selectFrom('trip as t')
      .innerJoin('dispatch_plan as p', 'p.id', 't.plan_id')
      .select(['t.id', 'p.departure_id as departureId', 'p.direction', 't.vehicle_id as vehicleId'])
      .select('t.driver_id as driverId')
      .select(sql<boolean>`t.starts_at - interval '24 hours' > now()`.as('isAhead'))
      .select(sql<boolean>`t.ends_at + interval '24 hours' < now()`.as('isOver'))
      .select((eb) =>
        jsonArrayFrom(
          eb
            .selectFrom('trip_rider as r')
            .innerJoin('trip_stop as s', 's.id', 'r.trip_stop_id')
            .whereRef('s.trip_id', '=', 't.id')
            .select(['r.order_ticket_id as ticketId', 'r.address_index as addressIndex']),
        ).as('riders'),
      )
      .where('t.id', '=', tripId)
      .executeTakeFirst(),
});
