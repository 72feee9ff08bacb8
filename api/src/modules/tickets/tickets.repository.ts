import type { OrderId, PaymentState, TicketCheck } from '@idavuelta/shared/contracts';
import { sql } from 'kysely';
import { now, type Queryable } from '../../database/database.ts';

export function createTicketsRepository(db: Queryable) {
  return {
    /** Records the first check of a paid order. @returns whether this was the first */
    async markChecked(orderId: OrderId) {
      const checked = await db
        .updateTable('orders')
        .set({ checked_at: now })
        .where('id', '=', orderId)
        .where('state', '=', 'paid')
        .where('checked_at', 'is', null)
        .returning('id')
        .executeTakeFirst();
      return checked !== undefined;
    },

    async find(orderId: OrderId) {
      const { rows } = await sql<{ state: PaymentState; check: Required<TicketCheck> }>`
        SELECT o.state, jsonb_build_object(
          'event', jsonb_build_object('name', COALESCE(e.translations -> o.language ->> 'name', e.slug), 'placeName', p.name,
            'timeZone', e.time_zone, 'translations', e.translations),
          'date', iso(o.event_starts_at),
          'customer', jsonb_build_object('name', c.first_name || ' ' || c.last_name, 'email', c.email),
          'ticketQuantity', (SELECT count(*) FROM order_ticket t WHERE t.order_id = o.id),
          'checkedAt', iso(o.checked_at)) AS check
        FROM orders o JOIN event e ON e.id = o.event_id JOIN place p ON p.id = e.place_id
        JOIN customer c ON c.id = o.customer_id WHERE o.id = ${orderId}`.execute(db);
      return rows[0];
    },
  };
}
