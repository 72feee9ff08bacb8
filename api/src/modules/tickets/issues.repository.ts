import type { Leg, OrderId } from '@idavuelta/shared/contracts';
import { sql } from 'kysely';
import type { Queryable } from '../../database/database.ts';

/** The first check of a ticket on a leg. */
export interface RideCheck {
  leg: Leg;
  at: Date;
  /** Name of the device, if given. */
  by: string | null;
}

export const createIssuesRepository = (db: Queryable) => ({
  find: (orderId: OrderId, number: number) =>
    db
      .selectFrom('order_ticket')
      .select(['id', 'issue', sql<boolean>`refund_id IS NOT NULL`.as('refunded')])
      .where('order_id', '=', orderId)
      .where('number', '=', number)
      .executeTakeFirst(),

  set: (ticketId: number, issue: number) =>
    db.updateTable('order_ticket').set({ issue }).where('id', '=', ticketId).execute(),

  checks: (ticketId: number): Promise<RideCheck[]> =>
    db
      .selectFrom('ticket_check as k')
      .leftJoin('ticket_scan as s', 's.id', 'k.scan_id')
      .select([sql<Leg>`k.leg`.as('leg'), 'k.checked_at as at', 's.device_name as by'])
      .where('k.order_ticket_id', '=', ticketId)
      .orderBy('k.leg')
      .execute(),
});
