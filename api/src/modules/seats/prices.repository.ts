import { type RawBuilder, sql } from 'kysely';

// SQL for what the variant `v` costs at this moment. Few variants have prices of departures or prices to come: of all
// others the price is read where it stands.

// No EXISTS, for which PostgreSQL may read the whole table once instead of looking a variant up.
const hasOthers = sql`(SELECT true FROM variant_price other WHERE other.product_variant_id = v.id LIMIT 1)`;

/** On a departure; on those without a price of their own where `departureId` is null. */
export const priceOn = (departureId: RawBuilder<number | null>) =>
  sql<number>`CASE WHEN ${hasOthers} THEN price_on(v.id, ${departureId}) ELSE v.price_minor END`;

/** The lowest one on the departures to come. */
export const lowestPrice = sql<number>`CASE WHEN ${hasOthers} THEN lowest_price_of(v.id) ELSE v.price_minor END`;

/** The lowest one on the rows `open_departure`: of one chosen departure its own. */
export const priceOnOpen = sql<number>`CASE WHEN ${hasOthers} THEN COALESCE(
  (SELECT min(price_on(v.id, chosen.departure_id)) FROM open_departure chosen), price_on(v.id, NULL))
  ELSE v.price_minor END`;
