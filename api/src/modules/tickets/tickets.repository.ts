import type { Leg, OrderId, PaymentState, TicketCheck } from '@idavuelta/shared/contracts';
import { sql } from 'kysely';
import type { Queryable } from '../../database/database.ts';

/** A ticket on one of its rides. */
export interface TicketOnLeg {
  orderId: OrderId;
  ticket: number;
  leg: Leg;
}

export interface OrderOfTicket {
  state: PaymentState;
  /** The numbers of its tickets. */
  tickets: number[];
  /** The numbers of those that were paid back. */
  refunded: number[];
  /** The ride that begins next. */
  currentLeg: Leg;
}

/** From so long after an event has begun, whoever shows a ticket is on the way home. */
const outboundUntil = sql.lit('1 hour');

export function createTicketsRepository(db: Queryable) {
  return {
    async order(orderId: OrderId) {
      const { rows } = await sql<OrderOfTicket>`
        SELECT o.state, ARRAY(SELECT t.number FROM order_ticket t WHERE t.order_id = o.id ORDER BY t.number) AS tickets,
          ARRAY(SELECT t.number FROM order_ticket t WHERE t.order_id = o.id AND t.refund_id IS NOT NULL) AS refunded,
          CASE WHEN now() < d.starts_at + interval ${outboundUntil} THEN 'outbound' ELSE 'return' END AS "currentLeg"
        FROM orders o JOIN departure d ON d.id = o.departure_id WHERE o.id = ${orderId}`.execute(db);
      return rows[0];
    },

    /** Records the first check of a ticket of a paid order on a ride, unless it was paid back. @returns whether this was the first */
    async markChecked({ orderId, ticket, leg }: TicketOnLeg) {
      const { rows } = await sql`
        INSERT INTO ticket_check (order_ticket_id, leg)
        SELECT t.id, ${leg} FROM order_ticket t JOIN orders o ON o.id = t.order_id
        WHERE o.id = ${orderId} AND o.state = 'paid' AND t.number = ${ticket} AND t.refund_id IS NULL
        ON CONFLICT DO NOTHING RETURNING order_ticket_id`.execute(db);
      return rows.length > 0;
    },

    /** What the driver is shown of the ticket. */
    async find({ orderId, ticket, leg }: TicketOnLeg) {
      const { rows } = await sql<{ check: Required<TicketCheck> }>`
        SELECT jsonb_build_object(
          'event', jsonb_build_object('name', COALESCE(e.translations -> o.language ->> 'name', e.slug), 'placeName', p.name,
            'timeZone', e.time_zone, 'translations', e.translations),
          'date', iso(d.starts_at),
          'customer', jsonb_build_object('name', c.first_name || ' ' || c.last_name, 'email', c.email),
          'ticketQuantity', (SELECT count(*) FROM order_ticket every_ticket
            WHERE every_ticket.order_id = o.id AND every_ticket.refund_id IS NULL),
          'ticket', t.number, 'leg', ${leg}::text, 'passengers', jsonb_path_query_array(t.passengers, '$[*].name'),
          'checkedAt', (SELECT iso(k.checked_at) FROM ticket_check k WHERE k.order_ticket_id = t.id AND k.leg = ${leg})) AS check
        FROM orders o JOIN order_ticket t ON t.order_id = o.id AND t.number = ${ticket}
        JOIN departure d ON d.id = o.departure_id JOIN event e ON e.id = o.event_id JOIN place p ON p.id = e.place_id
        JOIN customer c ON c.id = o.customer_id WHERE o.id = ${orderId}`.execute(db);
      return rows[0]?.check;
    },
  };
}
