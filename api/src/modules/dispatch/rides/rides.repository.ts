import { type Expression, expressionBuilder, type SqlBool, sql } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import { now, type Queryable } from '../../../database/database.ts';
import { durationOf } from '../../../database/event-duration.ts';
import type { DB, Trip } from '../../../database/schema.ts';
import { mayBeTold } from '../../pick-ups/times/pick-up-times.repository.ts';
import type { DrivenRide } from '../driving/trip-marks.repository.ts';

type RidesRepository = ReturnType<typeof createRidesRepository>;
export type RideTrip = Awaited<ReturnType<RidesRepository['ofOrder']>>[number];
export type RideStop = RideTrip['stops'][number];

const ofTrip = expressionBuilder<DB & { t: Trip }, 't'>();

/** The order has a ticket in trip `t`. */
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

/** Published trips as those who ride in them read them. */
export function createRidesRepository(db: Queryable) {
  /** With every stop, in their order, and of their riders those that ride still. */
  const trips = (departureId: number, chosen: Expression<SqlBool>) =>
    db
      .selectFrom('trip as t')
      .innerJoin('dispatch_plan as p', 'p.id', 't.plan_id')
      .select(['p.departure_id as departureId', 'p.direction', 't.vehicle_id as vehicleId'])
      .select(['t.van', 't.driver', 't.starts_at as startsAt', now.as('readAt')])
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
                  .innerJoin('order_ticket as k', 'k.id', 'r.order_ticket_id')
                  .innerJoin('orders as o', 'o.id', 'k.order_id')
                  .innerJoin('product_variant as v', 'v.id', 'k.product_variant_id')
                  .whereRef('r.trip_stop_id', '=', 's.id')
                  .where('o.state', '=', 'paid')
                  .where('k.refund_id', 'is', null)
                  .select(['k.id as ticketId', 'r.address_index as addressIndex', 'o.id as orderId'])
                  .select(['k.number as ticket', 'k.addresses', 'k.passengers', 'v.approach_address as meetingPoint'])
                  .orderBy('k.number')
                  .orderBy('r.address_index'),
              ).as('riders'),
            )
            .orderBy('s.position'),
        ).as('stops'),
      )
      .where('p.departure_id', '=', departureId)
      .where('p.state', '=', 'published')
      .where(chosen)
      .orderBy('t.starts_at')
      .orderBy('t.id');

  return {
    /** The departure of an order, and whether its travellers may be told now how they ride. */
    departureOf: (orderId: string) =>
      db
        .selectFrom('orders as o')
        .innerJoin('departure as d', 'd.id', 'o.departure_id')
        .innerJoin('event as e', 'e.id', 'o.event_id')
        .innerJoin('event_date as date', 'date.id', 'd.event_date_id')
        .select(['d.id as departureId', 'e.translations', 'e.time_zone as timeZone', 'd.starts_at as startsAt'])
        .select([sql<Date>`d.starts_at + ${durationOf('e', 'date')}`.as('endsAt')])
        .select(mayBeTold('e', 'd').as('mayBeTold'))
        .where('o.id', '=', orderId)
        .executeTakeFirst(),

    /** The way to the event and the way home of an order's tickets, the earliest first. */
    ofOrder: (orderId: string, departureId: number) => trips(departureId, carries(orderId)).execute(),

    /** What a van drives in a direction. */
    ofVan: ({ departureId, direction, vehicleId }: DrivenRide) =>
      trips(
        departureId,
        ofTrip.and([ofTrip('t.vehicle_id', '=', vehicleId), sql<boolean>`p.direction = ${direction}`]),
      ).execute(),
  };
}
