import type { Money, OrderId, PaymentState } from '@idavuelta/shared/contracts';
import { type RawBuilder, sql } from 'kysely';
import type { Queryable } from '../../../database/database.ts';
import { exactMoment } from '../../../database/exact-moment.ts';
import { priceIn } from '../../../database/money.repository.ts';

/** An order in a list of staff's. */
export interface FoundOrder {
  orderId: OrderId;
  number: string;
  state: PaymentState;
  total: Money;
  /** The buyer's address. */
  customer: string;
  /** The buyer's name. */
  buyer: string;
  /** Its slug. */
  event: string;
  startsAt: Date;
  timeZone: string;
  tickets: number;
  placedAt: Date;
}

/** When the order was placed, and its id. */
export type FoundKeys = [at: string, id: OrderId];

export interface OrderSearch {
  text: string;
  /** The text as the number of an order, if it can be one. */
  number: string | undefined;
}

export const createFoundOrdersRepository = (db: Queryable) => ({
  /**
   * Orders by their number, the address or name of their buyer, the name of a passenger or the name or slug of the event, in any
   * case and without accents; the newest first.
   * @param after keys of the last order of the page before
   */
  async find({ text, number }: OrderSearch, count: number, after?: FoundKeys) {
    const has = (column: RawBuilder<unknown>) =>
      sql`strpos(lower(unaccent(${column})), lower(unaccent(${text}::text))) > 0`;
    const { rows } = await sql<FoundOrder & { at: string }>`
      WITH found AS (
        SELECT id FROM orders WHERE number = ${number ?? ''}
        UNION SELECT o.id FROM orders o JOIN customer c ON c.id = o.customer_id
          WHERE c.deleted_at IS NULL AND ${has(sql`c.email || ' ' || c.first_name || ' ' || c.last_name`)}
        UNION SELECT o.id FROM orders o JOIN event e ON e.id = o.event_id, jsonb_path_query(e.translations, '$.*') texts
          WHERE ${has(sql`texts ->> 'name' || ' ' || e.slug`)}
        UNION SELECT t.order_id FROM order_ticket t, jsonb_array_elements(t.passengers) passenger
          WHERE ${has(sql`passenger ->> 'name'`)}),
      page AS MATERIALIZED (
        SELECT o.* FROM orders o JOIN found ON found.id = o.id
        WHERE ${after ? sql`(o.created_at, o.id) < (${after[0]}::timestamptz, ${after[1]}::uuid)` : sql`true`}
        ORDER BY o.created_at DESC, o.id DESC LIMIT ${count})
      SELECT o.id AS "orderId", o.number, o.state, ${priceIn('o.total_minor')} AS total, c.email AS customer,
        c.first_name || ' ' || c.last_name AS buyer, e.slug AS event, d.starts_at AS "startsAt", e.time_zone AS "timeZone",
        (SELECT count(*)::int FROM order_ticket t WHERE t.order_id = o.id) AS tickets, o.created_at AS "placedAt",
        ${exactMoment(sql.ref('o.created_at'))} AS at
      FROM page o JOIN customer c ON c.id = o.customer_id JOIN event e ON e.id = o.event_id
      JOIN departure d ON d.id = o.departure_id
      ORDER BY o.created_at DESC, o.id DESC`.execute(db);
    return rows;
  },
});
