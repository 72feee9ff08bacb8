import type { OrderId, PaymentState, TicketCheck } from '@idavuelta/shared/contracts';
import { first, type Queryable, query } from '../../database/database.ts';

export function createTicketsRepository(db: Queryable) {
  return {
    /** Records the first check of a paid order. @returns whether this was the first */
    async markChecked(orderId: OrderId) {
      const rows = await query(
        db,
        `UPDATE orders SET checked_at = now() WHERE id = $1 AND state = 'paid' AND checked_at IS NULL RETURNING id`,
        [orderId],
      );
      return rows.length > 0;
    },

    async find(orderId: OrderId) {
      const rows = await query<{ state: PaymentState; check: Required<TicketCheck> }>(
        db,
        `SELECT o.state, jsonb_build_object(
           'event', jsonb_build_object('name', COALESCE(e.translations -> o.language ->> 'name', e.slug), 'placeName', p.name,
             'timeZone', e.time_zone, 'translations', e.translations),
           'date', iso(o.event_starts_at),
           'customer', jsonb_build_object('name', c.first_name || ' ' || c.last_name, 'email', c.email),
           'ticketQuantity', (SELECT count(*) FROM order_ticket t WHERE t.order_id = o.id),
           'checkedAt', iso(o.checked_at)) AS check
         FROM orders o JOIN event e ON e.id = o.event_id JOIN place p ON p.id = e.place_id
         JOIN customer c ON c.id = o.customer_id WHERE o.id = $1`,
        [orderId],
      );
      return first(rows);
    },
  };
}
