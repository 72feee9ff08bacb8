import type { OrderId } from '@idavuelta/shared/contracts';
import type { Queryable } from '../../../database/database.ts';

export interface CodedTicket {
  orderId: OrderId;
  ticket: number;
  /** Issue number of its current code. */
  issue: number;
  /** It belongs to the checked departure, not to another one of the same event. */
  isHere: boolean;
}

/** Returns the tickets of all the event's departures: for those that do not admit, the check tells the reason. */
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
