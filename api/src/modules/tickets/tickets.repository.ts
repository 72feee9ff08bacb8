import type { Leg, OrderId } from '@idavuelta/shared/contracts';
import { type RawBuilder, sql } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { AdmissionHours } from '../../config/config.ts';
import { now, type Queryable } from '../../database/database.ts';
import { admissionOf } from './admission.repository.ts';
import { toCheck, toOrderOfTicket } from './checked-ticket.ts';

/** A ticket on one of its legs. */
export interface TicketOnLeg {
  orderId: OrderId;
  ticket: number;
  leg: Leg;
}

/** A check to record, accepted or rejected. */
export interface TicketScan {
  id: string;
  /** Absent when the code names none of our orders. */
  orderId?: OrderId | undefined;
  ticket?: number;
  leg?: Leg;
  outcome: string;
  device?: { id: string; name: string } | undefined;
  /** Device time; absent when the device waits for the outcome. */
  scannedAt?: Date | undefined;
}

/**
 * SQL: the tickets of order `o` are on hold until staff reviews them.
 * @param holds whether tickets of disputed charges are on hold
 */
export const isOnHold = (holds: boolean) =>
  holds ? sql<boolean>`'charged-back' = ANY (o.flag_reasons)` : sql<boolean>`false`;

/** SQL: a device's time within plausible limits; now when absent. */
const plausibleTime = (moment: Date | undefined): RawBuilder<Date> =>
  moment ? sql`LEAST(GREATEST(${moment}::timestamptz, now() - interval '7 days'), now())` : now;

export function createTicketsRepository(db: Queryable) {
  return {
    /** Locks the order until the transaction ends, so that its tickets' validity cannot change. */
    async lock(orderId: OrderId) {
      await db.selectFrom('orders').select('id').where('id', '=', orderId).forUpdate().execute();
    },

    /** @param checkedDeparture departure that the device checks, if given @param scannedAt device time */
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
      const order = await db
        .selectFrom('orders as o')
        .innerJoin('departure as d', 'd.id', 'o.departure_id')
        .innerJoinLateral(admissionOf(hours, sql.ref('o.departure_id')).as('admission'), (join) => join.onTrue())
        .select((eb) => [
          now.as('readAt'),
          plausibleTime(scannedAt).as('at'),
          'o.state',
          isOnHold(holds).as('onHold'),
          'o.departure_id as departureId',
          'o.event_id as eventId',
          'd.starts_at as startsAt',
          'admission.opensAt',
          'admission.closesAt',
          eb
            .selectFrom('departure as checked')
            .select('checked.event_id')
            .where('checked.id', '=', checkedDeparture ?? null)
            .as('checkedEventId'),
          jsonArrayFrom(
            eb
              .selectFrom('order_ticket as t')
              .select(['t.number', 't.issue', 't.refund_id as refundId'])
              .whereRef('t.order_id', '=', 'o.id')
              .orderBy('t.number'),
          ).as('tickets'),
        ])
        .where('o.id', '=', orderId)
        .executeTakeFirst();
      return order && toOrderOfTicket(order);
    },

    /**
     * Records the first check of a paid ticket on a leg, unless the ticket was refunded or reissued.
     * @returns whether it was recorded now
     */
    async markChecked(
      { orderId, ticket, leg }: TicketOnLeg,
      { issue, scanId, scannedAt }: { issue: number; scanId: string; scannedAt?: Date | undefined },
    ) {
      const { numAffectedRows } = await sql`
        INSERT INTO ticket_check (order_ticket_id, leg, scan_id, checked_at)
        SELECT t.id, ${leg}, ${scanId}, ${plausibleTime(scannedAt)} FROM order_ticket t JOIN orders o ON o.id = t.order_id
        WHERE o.id = ${orderId} AND o.state = 'paid' AND t.number = ${ticket} AND t.refund_id IS NULL AND t.issue = ${issue}
        ON CONFLICT DO NOTHING`.execute(db);
      return numAffectedRows === 1n;
    },

    /** Records a check, once however often it is sent. */
    async record({ id, orderId, ticket, leg, outcome, device, scannedAt }: TicketScan) {
      await sql`
        INSERT INTO ticket_scan (id, order_id, ticket, leg, outcome, device_id, device_name, scanned_at)
        VALUES (${id}, ${orderId ?? null}, ${ticket ?? null}, ${leg ?? null}, ${outcome}, ${device?.id ?? null},
          ${device?.name ?? null}, ${plausibleTime(scannedAt)})
        ON CONFLICT DO NOTHING`.execute(db);
    },

    /** Deletes old checks of codes without an order. @returns their number, at most `count` */
    async deleteScans(count: number) {
      const { numAffectedRows } = await sql`
        DELETE FROM ticket_scan WHERE id IN (
          SELECT id FROM ticket_scan WHERE order_id IS NULL AND received_at < now() - interval '30 days'
          LIMIT ${count})`.execute(db);
      return Number(numAffectedRows);
    },

    /** Returns what the driver sees of the ticket, and its first check on this leg. */
    async find({ orderId, ticket, leg }: TicketOnLeg) {
      const row = await db
        .selectFrom('orders as o')
        .innerJoin('departure as d', 'd.id', 'o.departure_id')
        .innerJoin('event as e', 'e.id', 'o.event_id')
        .innerJoin('order_ticket as t', 't.order_id', 'o.id')
        .innerJoin('place as p', 'p.id', 'e.place_id')
        .innerJoin('customer as c', 'c.id', 'o.customer_id')
        .leftJoin('ticket_check as k', (join) => join.onRef('k.order_ticket_id', '=', 't.id').on('k.leg', '=', leg))
        .leftJoin('ticket_scan as s', 's.id', 'k.scan_id')
        .select(['e.translations', 'e.slug', 'e.time_zone as timeZone', 'o.language', 'p.name as placeName'])
        .select(['d.starts_at as startsAt', 'c.first_name as firstName', 'c.last_name as lastName', 't.passengers'])
        .select(['k.checked_at as checkedAt', 'k.scan_id as firstScan', 's.device_name as checkedBy'])
        .select((eb) => [
          eb
            .selectFrom('order_ticket as every')
            .select(({ fn }) => fn.countAll<number>().as('count'))
            .whereRef('every.order_id', '=', 'o.id')
            .where('every.refund_id', 'is', null)
            .$asScalar()
            .$notNull()
            .as('ticketQuantity'),
        ])
        .where('o.id', '=', orderId)
        .where('t.number', '=', ticket)
        .executeTakeFirst();
      return row && { check: toCheck(row, { ticket, leg }), firstScan: row.firstScan };
    },
  };
}
