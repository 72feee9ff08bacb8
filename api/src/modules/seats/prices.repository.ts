import { type RawBuilder, sql } from 'kysely';

// SQL for the current price of variant `v`, in the smallest unit of its event's currency. Few variants have departure prices or future prices; all others use their
// own price column.

// Not EXISTS, for which PostgreSQL may scan the whole table instead of looking up one variant.
const hasOthers = sql`(SELECT true FROM variant_price other WHERE other.product_variant_id = v.id LIMIT 1)`;

/** Returns the price on a departure; null `departureId` for departures without a price of their own. */
export const priceOn = (departureId: RawBuilder<number | null>) =>
  sql<number>`CASE WHEN ${hasOthers} THEN amount_on(v.id, ${departureId}) ELSE v.amount_minor END`;

export const lowestPrice = sql<number>`CASE WHEN ${hasOthers} THEN lowest_amount_of(v.id) ELSE v.amount_minor END`;

/** The lowest price over the rows of `open_departure`, which for a chosen departure is its own. */
export const priceOnOpen = sql<number>`CASE WHEN ${hasOthers} THEN COALESCE(
  (SELECT min(amount_on(v.id, chosen.departure_id)) FROM open_departure chosen), amount_on(v.id, NULL))
  ELSE v.amount_minor END`;
