import { type Expression, expressionBuilder, type SqlBool, sql } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import { now, type Queryable } from '../../../database/database.ts';
import type { DB, Trip } from '../../../database/schema.ts';
import { ridersOfStop } from '../riders-of-stop.repository.ts';
import type { DrivenRide } from './marks.repository.ts';

export type PublishedTrip = Awaited<ReturnType<ReturnType<typeof createTripsRepository>['ofVan']>>[number];
export type PublishedStop = PublishedTrip['stops'][number];

const ofTrip = expressionBuilder<DB & { t: Trip }, 't'>();

/** SQL: the order has a ticket in trip `t`. */
const carries = (orderId: string) =>
  ofTrip.exists(
    ofTrip
      .selectFrom('trip_stop as own')
      .innerJoin('trip_rider as rider', 'rider.trip_stop_id', 'own.id')
      .innerJoin('order_ticket as ticket', 'ticket.id', 'rider.order_ticket_id')
      .select('own.id')
      .whereRef('own.trip_id', '=', 't.id')
      .where('ticket.order_id', '=', orderId),
  );

/** SQL: the driver can see trip `t`, from a day before it begins to a day after it ends. */
const isNear = sql<SqlBool>`t.starts_at - interval '24 hours' <= now() AND t.ends_at + interval '24 hours' >= now()`;

/** Published trips for passengers, drivers and reports; drafts are read through plans. */
export function createTripsRepository(db: Queryable) {
  /** Earliest first, with all stops in order and only the riders that still travel. */
  const trips = (chosen: Expression<SqlBool>) =>
    db
      .selectFrom('trip as t')
      .innerJoin('dispatch_plan as p', 'p.id', 't.plan_id')
      .leftJoin('vehicle as v', 'v.id', 't.vehicle_id')
      .select(['t.id', 'p.id as planId', 'p.departure_id as departureId', 'p.direction', 't.number'])
      .select('t.vehicle_id as vehicleId')
      .select(['t.van', 't.driver', 'v.seats', 't.starts_at as startsAt', 't.ends_at as endsAt', now.as('readAt')])
      .select('t.driven_kilometres as drivenKilometres')
      .select((eb) =>
        jsonArrayFrom(
          eb
            .selectFrom('trip_stop as s')
            .whereRef('s.trip_id', '=', 't.id')
            .select('s.planned_at as at')
            .select(
              jsonArrayFrom(
                ridersOfStop()
                  .innerJoin('product_variant as variant', 'variant.id', 'k.product_variant_id')
                  .where('o.state', '=', 'paid')
                  .where('k.refund_id', 'is', null)
                  .select(['o.id as orderId', 'k.number as ticket', 'k.capacity', 'k.addresses', 'k.passengers'])
                  .select('variant.approach_address as meetingPoint')
                  .orderBy('k.number')
                  .orderBy('r.address_index'),
              ).as('riders'),
            )
            .orderBy('s.position'),
        ).as('stops'),
      )
      .where('p.state', '=', 'published')
      .where(chosen)
      .orderBy('t.starts_at')
      .orderBy('t.id');

  return {
    /** Returns an order's trips, out and back. */
    ofOrder: (orderId: string, departureId: number) =>
      trips(sql<SqlBool>`p.departure_id = ${departureId} AND ${carries(orderId)}`).execute(),

    ofVan: ({ departureId, direction, vehicleId }: DrivenRide) =>
      trips(
        sql<SqlBool>`p.departure_id = ${departureId} AND p.direction = ${direction} AND t.vehicle_id = ${vehicleId}`,
      ).execute(),

    ofPlans: (planIds: number[]) => trips(sql<SqlBool>`p.id = ANY (${planIds})`).execute(),

    /** Returns the driver's trips while they are visible. */
    ofDriver: (driverId: number) => trips(sql<SqlBool>`t.driver_id = ${driverId} AND ${isNear}`).execute(),
  };
}
