import { sql } from 'kysely';
import type { Queryable } from '../../../database/database.ts';
import type { ReportScope } from '../report-period.ts';
import { ordersOfDepartures } from '../sold-orders.repository.ts';

/**
 * SQL: seats of ticket `t` at its address number `a.number`, by the rules of planning: passengers of an unknown address
 * and seats without a passenger count at the first address, and at a meeting point all wait together.
 */
const seatsAtAddress = sql<number>`CASE WHEN v.approach_address IS NOT NULL THEN t.capacity ELSE
  (SELECT count(*) FROM jsonb_array_elements(t.passengers) p WHERE a.number = COALESCE((
    SELECT min(own.number) FROM jsonb_array_elements(t.addresses) WITH ORDINALITY own(address, number)
    WHERE own.address->>'address' = p->>'passengerAddress'), 1))
  + CASE a.number WHEN 1 THEN GREATEST(t.capacity - jsonb_array_length(t.passengers), 0) ELSE 0 END END`;

/** SQL: the addresses of ticket `t`: one without a district when it has none, only the first at a meeting point. */
const addresses = sql<{ address: object; number: number }>`jsonb_array_elements(
  CASE WHEN t.addresses = '[]' THEN '[{}]'::jsonb
    WHEN v.approach_address IS NOT NULL THEN jsonb_build_array(t.addresses->0) ELSE t.addresses END) WITH ORDINALITY`;

/** Adds up the seats of valid tickets of departures on the days by the district of their addresses. */
export function readDistricts(db: Queryable, scope: ReportScope) {
  const seats = ordersOfDepartures(db, scope)
    .innerJoin('order_ticket as t', 't.order_id', 'o.id')
    .innerJoin('product_variant as v', 'v.id', 't.product_variant_id')
    .innerJoinLateral(addresses.as<'a'>(sql`a(address, number)`), (join) => join.onTrue())
    .select(['o.id as orderId', 'e.country_code as country'])
    .select([
      seatsAtAddress.as('seats'),
      sql<number | null>`(a.address->>'countyId')::int`.as('countyId'),
      sql<number | null>`(a.address->'position'->>'latitude')::float`.as('latitude'),
      sql<number | null>`(a.address->'position'->>'longitude')::float`.as('longitude'),
    ])
    .where('o.state', '=', 'paid')
    .where('t.refund_id', 'is', null)
    .where('d.called_off_at', 'is', null);
  return db
    .selectFrom(seats.as('seat'))
    .leftJoin('county as c', 'c.id', 'seat.countyId')
    .leftJoin('province as p', 'p.id', 'c.province_id')
    .select(['c.id as countyId', 'c.name as county', 'p.name as province', 'seat.country'])
    .select([
      sql<number>`count(DISTINCT seat."orderId")`.as('orders'),
      sql<number>`sum(seat.seats)::int`.as('seats'),
      sql<number | null>`COALESCE(c.latitude, avg(seat.latitude))::float`.as('latitude'),
      sql<number | null>`COALESCE(c.longitude, avg(seat.longitude))::float`.as('longitude'),
    ])
    .where('seat.seats', '>', 0)
    .groupBy(['c.id', 'p.id', 'seat.country'])
    .execute();
}
