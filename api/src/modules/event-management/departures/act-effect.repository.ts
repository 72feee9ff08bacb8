import type { Language, Money, PaymentMethodCode } from '@idavuelta/shared/contracts';
import { sql } from 'kysely';
import type { Queryable } from '../../../database/database.ts';
import { takenStates } from '../../orders/order-transitions.ts';

interface Counted {
  orders: number;
  paid: number;
  tickets: number;
  people: number;
  held: number;
  languages: Language[];
}

export interface ChargedByMethod {
  method: PaymentMethodCode;
  minor: number;
  currency: Money['currency'];
  orders: number;
}

/** What an act would reach. */
export const createActEffectRepository = (db: Queryable) => ({
  async count(departureIds: number[]): Promise<Counted & { waiting: number }> {
    const { rows } = await sql<Counted & { waiting: number }>`
      WITH reached AS (
        SELECT o.id, o.state, o.language FROM orders o
        WHERE o.departure_id = ANY (${departureIds}::int[]) AND o.state = ANY (${takenStates}::text[]))
      SELECT count(*)::int AS orders, count(*) FILTER (WHERE state = 'paid')::int AS paid,
        COALESCE(sum(t.tickets), 0)::int AS tickets, COALESCE(sum(t.people), 0)::int AS people,
        COALESCE(sum(h.units), 0)::int AS held,
        COALESCE(array_agg(DISTINCT reached.language), '{}') AS languages,
        (SELECT count(*)::int FROM waiting_list w
          WHERE w.departure_id = ANY (${departureIds}::int[]) AND w.state IN ('waiting', 'told')) AS waiting
      FROM reached
      LEFT JOIN LATERAL (
        SELECT count(*) AS tickets, sum(jsonb_array_length(k.passengers)) AS people FROM order_ticket k
        WHERE k.order_id = reached.id AND k.refund_id IS NULL) t ON true
      LEFT JOIN LATERAL (
        SELECT sum(i.units) AS units FROM seat_hold_item i JOIN seat_hold hold ON hold.order_id = i.order_id
        WHERE i.order_id = reached.id AND hold.state = 'held') h ON true`.execute(db);
    return rows[0] ?? { orders: 0, paid: 0, tickets: 0, people: 0, held: 0, languages: [], waiting: 0 };
  },

  /** What paid orders would get back, by the method that they were paid by. */
  async money(departureIds: number[]): Promise<ChargedByMethod[]> {
    const { rows } = await sql<ChargedByMethod>`
      SELECT p.provider AS method, p.currency, sum(p.amount_minor - r.refunded)::bigint AS minor, count(*)::int AS orders
      FROM orders o JOIN payment p ON p.order_id = o.id AND p.state = 'paid'
      CROSS JOIN LATERAL (
        SELECT COALESCE(sum(amount_minor), 0) AS refunded FROM refund WHERE payment_id = p.id) r
      WHERE o.departure_id = ANY (${departureIds}::int[]) AND o.state = 'paid' AND p.amount_minor > r.refunded
      GROUP BY p.provider, p.currency ORDER BY p.provider, p.currency`.execute(db);
    return rows;
  },
});
