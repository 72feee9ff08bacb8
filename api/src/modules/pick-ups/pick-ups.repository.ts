import type { OrderId } from '@idavuelta/shared/contracts';
import { type Expression, expressionBuilder, type NotNull, sql } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import { byName } from '../../database/by-name.ts';
import type { Queryable } from '../../database/database.ts';
import { durationOf } from '../../database/event-duration.ts';
import type { DB } from '../../database/schema.ts';
import { offersToAnybody } from '../../visibility/visibility.repository.ts';
import { type DateAndDay, startOn } from '../seats/departures.repository.ts';

/** SQL: the end of the occasion `chosen` of a `date` of an `event`. */
export const occasionEnds = sql<Date>`chosen.starts_at + ${durationOf('event', 'date')}`;

/** Selects counties `k` with a departure's manually set windows. @param departureId column with its id */
export const withWindows = (db: Queryable, departureId: string) =>
  db
    .selectFrom('county as k')
    .leftJoin('pick_up_window as w', (join) =>
      join.onRef('w.county_id', '=', 'k.id').on('w.departure_id', '=', sql.ref<number>(departureId)),
    )
    .select(['k.id', 'k.latitude', 'k.longitude'])
    .select(['w.opens_at as opensAt', 'w.closes_at as closesAt', 'w.home_at as homeAt']);

/** The provinces from which an event is served. */
export const servedProvinces = (eventId: Expression<number>) =>
  expressionBuilder<DB>()
    .selectFrom('product_variant as v')
    .innerJoin('category as c', 'c.id', 'v.category_id')
    .select('v.province_id')
    .where('c.event_id', '=', eventId);

/** Columns of a ticket's meeting point, from its variant `v`, and of its exact pick-up. */
export const boarding = [
  'v.approach_address as meetingPoint',
  'v.approach_minutes as minutes',
  'v.approach_latitude as latitude',
  'v.approach_longitude as longitude',
  'exact.picks_up_at as picksUpAt',
  'exact.van',
  'exact.driver',
  'exact.by_address as byAddress',
] as const;

/** Departures as the occasions `chosen` of a `date` of an `event` at a `place`. */
export const selectOccasions = (db: Queryable) =>
  db
    .selectFrom('departure as chosen')
    .innerJoin('event_date as date', 'date.id', 'chosen.event_date_id')
    .innerJoin('event', 'event.id', 'date.event_id')
    .innerJoin('place', 'place.id', 'event.place_id')
    .select(['chosen.starts_at as startsAt', occasionEnds.as('endsAt'), 'event.time_zone as timeZone'])
    .select(['place.latitude', 'place.longitude']);

export type PickUpsRepository = ReturnType<typeof createPickUpsRepository>;
export type OccasionRow = NonNullable<Awaited<ReturnType<PickUpsRepository['occasion']>>>;
export type OrderRow = NonNullable<Awaited<ReturnType<PickUpsRepository['ofOrder']>>>;

export function createPickUpsRepository(db: Queryable) {
  return {
    /**
     * Returns an occasion of an event with the counties of door pick-ups, manually set windows and meeting points.
     * @returns undefined for an unknown event or date
     */
    occasion: (eventId: number, { eventDateId, day }: DateAndDay) =>
      db
        .selectFrom('event')
        .innerJoin('place', 'place.id', 'event.place_id')
        .innerJoin('event_date as date', 'date.event_id', 'event.id')
        .innerJoinLateral(
          db
            .selectNoFrom(sql<Date>`COALESCE(${startOn('event', 'date', day)}, date.starts_at)`.as('starts_at'))
            .as('chosen'),
          (join) => join.onTrue(),
        )
        .leftJoin('departure', (join) =>
          join.onRef('departure.event_date_id', '=', 'date.id').onRef('departure.starts_at', '=', 'chosen.starts_at'),
        )
        .select((eb) => [
          'chosen.starts_at as startsAt',
          occasionEnds.as('endsAt'),
          'event.time_zone as timeZone',
          'place.latitude',
          'place.longitude',
          jsonArrayFrom(
            withWindows(db, 'departure.id')
              .innerJoin('province as p', 'p.id', 'k.province_id')
              .select(['k.name', 'p.id as provinceId', 'p.name as province'])
              .where('p.id', 'in', servedProvinces(sql.ref('event.id')).where('v.approach_address', 'is', null))
              .orderBy(byName('p.name'))
              .orderBy(byName('k.name')),
          ).as('counties'),
          jsonArrayFrom(
            eb
              .selectFrom('product_variant as v')
              .innerJoin('category as c', 'c.id', 'v.category_id')
              .select(['v.id as productVariantId', 'v.approach_address as address', 'v.approach_minutes as minutes'])
              .select(['v.approach_latitude as latitude', 'v.approach_longitude as longitude'])
              .whereRef('c.event_id', '=', 'event.id')
              .where('v.approach_address', 'is not', null)
              .where('v.approach_minutes', 'is not', null)
              .$narrowType<{ address: NotNull; minutes: NotNull }>()
              .orderBy('v.id'),
          ).as('meetingPoints'),
        ])
        .where('event.id', '=', eventId)
        .where(offersToAnybody)
        .$if(eventDateId !== undefined, (query) => query.where('date.id', '=', eventDateId as number))
        .orderBy('date.starts_at')
        .limit(1)
        .executeTakeFirst(),

    /**
     * Returns an order with its tickets by number and their manually set pick-ups.
     * @returns undefined for an unknown order
     */
    ofOrder: (orderId: OrderId) =>
      selectOccasions(db)
        .innerJoin('orders as o', 'o.departure_id', 'chosen.id')
        .select((eb) => [
          jsonArrayFrom(
            eb
              .selectFrom('order_ticket as t')
              .leftJoin('product_variant as v', 'v.id', 't.product_variant_id')
              .leftJoin('pick_up_time as exact', 'exact.order_ticket_id', 't.id')
              .select(['t.addresses', ...boarding])
              .whereRef('t.order_id', '=', 'o.id')
              .orderBy('t.number'),
          ).as('tickets'),
          jsonArrayFrom(
            withWindows(db, 'chosen.id').where(
              sql<boolean>`k.id IN (SELECT (a ->> 'countyId')::int
                  FROM order_ticket t CROSS JOIN jsonb_array_elements(t.addresses) a WHERE t.order_id = o.id)`,
            ),
          ).as('counties'),
        ])
        .where('o.id', '=', orderId)
        .executeTakeFirst(),
  };
}
