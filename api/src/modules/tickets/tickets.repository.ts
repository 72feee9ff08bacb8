import type { Leg, OrderId, PaymentState, TicketCheck } from '@idavuelta/shared/contracts';
import type { AdmissionWindow } from '@idavuelta/shared/contracts/tickets';
import { sql } from 'kysely';
import type { Queryable } from '../../database/database.ts';
import { type AdmissionHours, admissionOf } from './admission.repository.ts';

/** A ticket on one of its rides. */
export interface TicketOnLeg {
  orderId: OrderId;
  ticket: number;
  leg: Leg;
}

export interface OrderOfTicket {
  state: PaymentState;
  /** Its charge was taken back, and staff has not looked yet. */
  onHold: boolean;
  tickets: { number: number; issue: number; refunded: boolean }[];
  /** The ride that begins next. */
  currentLeg: Leg;
  admission: AdmissionWindow;
  /** When it is checked, as far as the device's clock can be believed. */
  at: string;
  departureId: number;
  eventId: number;
  /** Of the departure that the device checks. */
  checkedEventId: number | null;
}

/** A check as it is recorded, whether the ticket was good or refused. */
export interface TicketScan {
  id: string;
  /** Absent when the code names none of our orders. */
  orderId?: OrderId | undefined;
  ticket?: number;
  leg?: Leg;
  outcome: string;
  device?: { id: string; name: string } | undefined;
  /** By the clock of the device; absent when the device waits for the outcome. */
  scannedAt?: Date | undefined;
}

/** From so long after an event has begun, whoever shows a ticket is on the way home. */
export const outboundUntil = sql.lit('1 hour');

/** SQL: the tickets of order `o` let nobody ride until staff has looked. @param holds as configured for charges that were taken back */
export const isOnHold = (holds: boolean) =>
  holds ? sql<boolean>`'charged-back' = ANY (o.flag_reasons)` : sql<boolean>`false`;

/** SQL: a moment by the clock of a device, as far as it can be believed; now when the device says none. */
const believed = (moment: Date | undefined) =>
  moment ? sql`LEAST(GREATEST(${moment}::timestamptz, now() - interval '7 days'), now())` : sql`now()`;

export function createTicketsRepository(db: Queryable) {
  return {
    /** The order, locked until the transaction ends: what its tickets are worth stays as it is. */
    async lock(orderId: OrderId) {
      await db.selectFrom('orders').select('id').where('id', '=', orderId).forUpdate().execute();
    },

    /** @param checkedDeparture that the device checks, if it says so @param scannedAt by the clock of the device */
    async order(
      orderId: OrderId,
      {
        hours,
        holds,
        checkedDeparture,
        scannedAt,
      }: {
        hours: AdmissionHours;
        holds: boolean;
        checkedDeparture?: number | undefined;
        scannedAt?: Date | undefined;
      },
    ) {
      const { rows } = await sql<OrderOfTicket>`
        SELECT o.state, ${isOnHold(holds)} AS "onHold", o.departure_id AS "departureId", o.event_id AS "eventId",
          ${admissionOf(hours, sql.ref('o.departure_id'))} AS admission, iso(${believed(scannedAt)}) AS at,
          (SELECT event_id FROM departure WHERE id = ${checkedDeparture ?? null}) AS "checkedEventId",
          (SELECT jsonb_agg(jsonb_build_object('number', t.number, 'issue', t.issue, 'refunded', t.refund_id IS NOT NULL)
             ORDER BY t.number) FROM order_ticket t WHERE t.order_id = o.id) AS tickets,
          CASE WHEN now() < d.starts_at + interval ${outboundUntil} THEN 'outbound' ELSE 'return' END AS "currentLeg"
        FROM orders o JOIN departure d ON d.id = o.departure_id WHERE o.id = ${orderId}`.execute(db);
      return rows[0];
    },

    /** Records the first check of a ticket of a paid order on a ride, unless it was paid back or given out anew. */
    async markChecked(
      { orderId, ticket, leg }: TicketOnLeg,
      { issue, scanId, scannedAt }: { issue: number; scanId: string; scannedAt?: Date | undefined },
    ) {
      await sql`
        INSERT INTO ticket_check (order_ticket_id, leg, scan_id, checked_at)
        SELECT t.id, ${leg}, ${scanId}, ${believed(scannedAt)} FROM order_ticket t JOIN orders o ON o.id = t.order_id
        WHERE o.id = ${orderId} AND o.state = 'paid' AND t.number = ${ticket} AND t.refund_id IS NULL AND t.issue = ${issue}
        ON CONFLICT DO NOTHING`.execute(db);
    },

    /** Records a check, once however often it is sent. */
    async record({ id, orderId, ticket, leg, outcome, device, scannedAt }: TicketScan) {
      await sql`
        INSERT INTO ticket_scan (id, order_id, ticket, leg, outcome, device_id, device_name, scanned_at)
        VALUES (${id}, ${orderId ?? null}, ${ticket ?? null}, ${leg ?? null}, ${outcome}, ${device?.id ?? null},
          ${device?.name ?? null}, ${believed(scannedAt)})
        ON CONFLICT DO NOTHING`.execute(db);
    },

    /** Deletes old checks of codes that name no order. @returns how many, at most `count` */
    async forgetScans(count: number) {
      const { numAffectedRows } = await sql`
        DELETE FROM ticket_scan WHERE id IN (
          SELECT id FROM ticket_scan WHERE order_id IS NULL AND received_at < now() - interval '30 days'
          LIMIT ${count})`.execute(db);
      return Number(numAffectedRows);
    },

    /** What the driver is shown of the ticket, and which check was its first on this ride. */
    async find({ orderId, ticket, leg }: TicketOnLeg) {
      const { rows } = await sql<{ check: Omit<TicketCheck, 'isSigned'>; firstScan: string | null }>`
        SELECT jsonb_strip_nulls(jsonb_build_object(
          'event', jsonb_build_object('name', COALESCE(e.translations -> o.language ->> 'name', e.slug), 'placeName', p.name,
            'timeZone', e.time_zone, 'translations', e.translations),
          'date', iso(d.starts_at),
          'customer', jsonb_build_object('name', c.first_name || ' ' || c.last_name, 'email', ''),
          'ticketQuantity', (SELECT count(*) FROM order_ticket every_ticket
            WHERE every_ticket.order_id = o.id AND every_ticket.refund_id IS NULL),
          'ticket', t.number, 'leg', ${leg}::text, 'passengers', jsonb_path_query_array(t.passengers, '$[*].name'),
          'checkedAt', iso(k.checked_at), 'checkedBy', s.device_name)) AS check,
          k.scan_id AS "firstScan"
        FROM orders o JOIN order_ticket t ON t.order_id = o.id AND t.number = ${ticket}
        JOIN departure d ON d.id = o.departure_id JOIN event e ON e.id = o.event_id JOIN place p ON p.id = e.place_id
        JOIN customer c ON c.id = o.customer_id
        LEFT JOIN ticket_check k ON k.order_ticket_id = t.id AND k.leg = ${leg} LEFT JOIN ticket_scan s ON s.id = k.scan_id
        WHERE o.id = ${orderId}`.execute(db);
      return rows[0];
    },
  };
}
