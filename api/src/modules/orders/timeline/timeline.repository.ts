import type { Leg, OrderId } from '@idavuelta/shared/contracts';
import { sql } from 'kysely';
import type { Queryable } from '../../../database/database.ts';
import { withAmount } from '../../../database/with-amount.ts';

/** Reads the timeline of an order from each table that contributes to it. */
export const createTimelineRepository = (db: Queryable) => ({
  head: (orderId: OrderId) =>
    db
      .selectFrom('orders as o')
      .innerJoin('seat_hold as h', 'h.order_id', 'o.id')
      .select(['o.created_at as placedAt', 'o.paid_at as paidAt', 'o.flagged_at as flaggedAt'])
      .select(['o.flag_reasons as flags', 'h.state as seats', 'h.held_until as heldUntil'])
      .where('o.id', '=', orderId)
      .executeTakeFirst(),

  async attempts(orderId: OrderId) {
    const rows = await db
      .selectFrom('payment as p')
      .select(['p.provider', 'p.reference', 'p.amount_minor as minor', 'p.currency', 'p.state', 'p.answer'])
      .select(['p.created_at as at', 'p.settled_at as settledAt'])
      .where('p.order_id', '=', orderId)
      .execute();
    return rows.map(withAmount);
  },

  async refunds(orderId: OrderId) {
    const rows = await db
      .selectFrom('refund as r')
      .innerJoin('payment as p', 'p.id', 'r.payment_id')
      .select(['r.id', 'r.amount_minor as minor', 'p.currency', 'r.state', 'r.reason', 'r.requested_by as by'])
      .select(['r.requested_at as at', 'r.settled_at as settledAt'])
      .where('p.order_id', '=', orderId)
      .execute();
    return rows.map(withAmount);
  },

  /** Ticket checks: those that devices sent, and older ones from before scans were stored. */
  scans: (orderId: OrderId) =>
    db
      .selectFrom('ticket_scan as s')
      .select(['s.scanned_at as at', 's.ticket', 's.leg', 's.outcome', 's.device_name as device'])
      .where('s.order_id', '=', orderId)
      .unionAll(
        db
          .selectFrom('ticket_check as k')
          .innerJoin('order_ticket as t', 't.id', 'k.order_ticket_id')
          .select(['k.checked_at as at', 't.number as ticket', sql<Leg | null>`k.leg`.as('leg')])
          .select([sql<string>`'first'`.as('outcome'), sql<string | null>`NULL`.as('device')])
          .where('t.order_id', '=', orderId)
          .where('k.scan_id', 'is', null),
      )
      .execute(),

  notes: (orderId: OrderId) =>
    db
      .selectFrom('order_note')
      .select(['author', 'body', 'written_at as at'])
      .where('order_id', '=', orderId)
      .execute(),
});
