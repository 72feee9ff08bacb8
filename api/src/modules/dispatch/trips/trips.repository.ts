import { type Expression, expressionBuilder, type SqlBool, sql } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import { now, type Queryable } from '../../../database/database.ts';
import type { DB, Trip } from '../../../database/schema.ts';
import { pointOfStop } from '../points/points.repository.ts';
import { ridersOfStop } from '../riders-of-stop.repository.ts';
import { eachDeparture } from './each-departure.repository.ts';
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

/** SQL: when trip `t` makes its first call. */
export const firstCall = sql<Date>`COALESCE((SELECT min(planned_at) FROM trip_stop WHERE trip_id = t.id), t.starts_at)`;

/** SQL: the driver can see trip `t`, from 24 hours before its first stop to 24 hours after its end. */
const isNear = sql<SqlBool>`${firstCall} - interval '24 hours' <= now() AND t.ends_at + interval '24 hours' >= now()`;

/** SQL: the trip's driver still has it, or has driven it to its end. */
const isHad = sql<SqlBool>`(run.end_reason IS NULL OR run.end_reason = 'done')`;

const isPublished = sql<SqlBool>`p.state = 'published'`;

/** Published trips for passengers, drivers and reports, and what was driven of earlier versions. */
export function createTripsRepository(db: Queryable) {
  /** Earliest first, with all stops in order and only the riders that still travel. */
  const trips = (chosen: Expression<SqlBool>, version: Expression<SqlBool> = isPublished) =>
    db
      .selectFrom('trip as t')
      .innerJoin('dispatch_plan as p', 'p.id', 't.plan_id')
      .leftJoin('vehicle as v', 'v.id', 't.vehicle_id')
      .select(['t.id', 'p.id as planId', 'p.departure_id as departureId', 'p.direction', 't.number'])
      .leftJoin('run', 'run.id', 't.run_id')
      .leftJoin('run as before', 'before.id', 'run.continues')
      .select(['t.vehicle_id as vehicleId', 't.run_id as runId', 'run.confirmed_trip_id as confirmedTripId'])
      .select('before.van as continuesVan')
      .select(['t.van', 't.driver', 'v.seats', 't.starts_at as startsAt', 't.ends_at as endsAt', now.as('readAt')])
      .select('t.driven_kilometres as drivenKilometres')
      .select((eb) =>
        jsonArrayFrom(
          eb
            .selectFrom('trip_stop as s')
            .whereRef('s.trip_id', '=', 't.id')
            .select(['s.planned_at as at', pointOfStop().as('point')])
            .select(
              jsonArrayFrom(
                ridersOfStop()
                  .innerJoin('product_variant as variant', 'variant.id', 'k.product_variant_id')
                  .where('o.state', '=', 'paid')
                  .where('k.refund_id', 'is', null)
                  .select([
                    'o.id as orderId',
                    'o.number as order',
                    'k.number as ticket',
                    'k.capacity',
                    'k.addresses',
                    'k.passengers',
                  ])
                  .select('variant.approach_address as meetingPoint')
                  .orderBy('k.number')
                  .orderBy('r.address_index'),
              ).as('riders'),
            )
            .orderBy('s.position'),
        ).as('stops'),
      )
      .where(version)
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

    ofDeparture: (departureId: number) => trips(sql<SqlBool>`p.departure_id = ${departureId}`).execute(),

    /** Returns the driver's trips while they are visible. */
    ofDriver: (driverId: number) => trips(sql<SqlBool>`t.driver_id = ${driverId} AND ${isNear} AND ${isHad}`).execute(),

    /** Returns who is planned at which stop of departures. */
    riders: (departureIds: number[]) =>
      eachDeparture(db, departureIds)
        .innerJoinLateral(
          (eb) =>
            eb
              .selectFrom('dispatch_plan as p')
              .innerJoin('trip as t', 't.plan_id', 'p.id')
              .innerJoin('trip_stop as s', 's.trip_id', 't.id')
              .innerJoin('trip_rider as r', 'r.trip_stop_id', 's.id')
              .select(['p.departure_id as departureId', 'p.direction', 't.run_id as runId', 's.id as stopId'])
              .select(['r.order_ticket_id as ticketId', 'r.address_index as addressIndex'])
              .where('p.state', '=', 'published')
              .whereRef('p.departure_id', '=', 'departure.id')
              .offset(0)
              .as('rider'),
          (join) => join.onTrue(),
        )
        .selectAll('rider')
        .orderBy('rider.stopId')
        .execute(),

    /** Returns trips of any version. */
    byIds: (ids: number[]) => trips(sql<SqlBool>`t.id = ANY (${ids})`, sql<SqlBool>`true`).execute(),

    /** Returns the last trip of a run. */
    ofRun: (runId: number) =>
      trips(sql<SqlBool>`t.id = (SELECT trip_id FROM run WHERE id = ${runId})`, sql<SqlBool>`true`).executeTakeFirst(),

    /** Returns the last trips of marked runs that the published plans of departures no longer have. */
    givenAway: (departureIds: number[]) =>
      trips(
        sql<SqlBool>`t.id IN (SELECT r.trip_id FROM run r WHERE r.departure_id = ANY (${departureIds})
          AND EXISTS (SELECT FROM trip_mark m WHERE m.run_id = r.id))`,
        sql<SqlBool>`p.departure_id = ANY (${departureIds}) AND p.state = 'replaced'`,
      ).execute(),
  };
}
