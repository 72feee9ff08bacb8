import type { OrderId } from '@idavuelta/shared/contracts';
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
export async function findCodedTickets(db: Queryable, departureId: number): Promise<CodedTicket[]> {
  const rows = await db
    .selectFrom('departure as d')
    .innerJoin('orders as o', 'o.event_id', 'd.event_id')
    .innerJoin('order_ticket as t', 't.order_id', 'o.id')
    .select(['o.id as orderId', 't.number as ticket', 't.issue', 'o.departure_id as departureId'])
    .where('d.id', '=', departureId)
    .execute();
  return rows.map(({ departureId: own, ...ticket }) => ({ ...ticket, isHere: own === departureId }));
}
