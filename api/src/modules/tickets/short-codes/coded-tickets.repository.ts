import type { OrderId } from '@idavuelta/shared/contracts';
import { sql } from 'kysely';
import type { Queryable } from '../../../database/database.ts';

export interface CodedTicket {
  orderId: OrderId;
  ticket: number;
  /** Of its present code. */
  issue: number;
  /** It is of the departure that the device checks, not of another of the same event. */
  isHere: boolean;
}

/** All tickets of the departure's event: the check gives the reason for those that admit nobody. */
export async function findCodedTickets(db: Queryable, departureId: number) {
  const { rows } = await sql<CodedTicket>`
    SELECT o.id AS "orderId", t.number AS ticket, t.issue, o.departure_id = d.id AS "isHere"
    FROM departure d JOIN orders o ON o.event_id = d.event_id JOIN order_ticket t ON t.order_id = o.id
    WHERE d.id = ${departureId}`.execute(db);
  return rows;
}
