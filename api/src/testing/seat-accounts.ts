import { type Database, query } from '../database/database.ts';

/** Units of a seat pool: its own counters, and the sums over orders and holds. */
export interface SeatAccount {
  capacity: number;
  held: number;
  sold: number;
  /** Units held by orders, by the state of the hold. */
  heldByOrders: number;
  soldToOrders: number;
}

/** Returns the accounts of all pools, of one event or all, from one snapshot. */
export const seatAccounts = (db: Database, eventId?: number) =>
  query<SeatAccount>(
    db,
    `SELECT p.capacity, p.held, p.sold,
       COALESCE(sum(i.units) FILTER (WHERE h.state = 'held'), 0)::int AS "heldByOrders",
       COALESCE(sum(i.units) FILTER (WHERE h.state = 'sold'), 0)::int AS "soldToOrders"
     FROM seat_pool p JOIN departure d ON d.id = p.departure_id
     LEFT JOIN seat_hold_item i ON i.seat_pool_id = p.id LEFT JOIN seat_hold h ON h.order_id = i.order_id
     WHERE $1::int IS NULL OR d.event_id = $1 GROUP BY p.id ORDER BY p.id`,
    [eventId ?? null],
  );

/** Counts the units of an event's tickets in orders that are paid or await payment. */
export async function unitsOfTickets(db: Database, eventId: number) {
  const [row] = await query<{ units: number }>(
    db,
    `SELECT COALESCE(sum(o.units), 0)::int AS units
     FROM order_ticket k JOIN orders r ON r.id = k.order_id JOIN offer o ON o.product_variant_id = k.product_variant_id
     WHERE r.event_id = $1 AND r.state IN ('awaiting_payment', 'awaiting_transfer_payment', 'paid')`,
    [eventId],
  );
  return row?.units ?? 0;
}
