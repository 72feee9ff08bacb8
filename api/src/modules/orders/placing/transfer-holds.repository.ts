import type { OrderId } from '@idavuelta/shared/contracts';
import { sql } from 'kysely';
import type { Queryable } from '../../../database/database.ts';

/** What a pool of which an order holds units can sell, and what all orders that wait for a transfer hold of it. */
export interface TransfersInPool {
  capacity: number;
  waiting: number;
}

export function createTransferHoldsRepository(db: Queryable) {
  return {
    /** Whether the customer has ever paid for something. */
    async hasPaid(customerId: number) {
      const { rows } = await sql`
        SELECT FROM orders WHERE customer_id = ${customerId} AND paid_at IS NOT NULL AND total_minor > 0
          AND payment_code <> 'prepagado' LIMIT 1`.execute(db);
      return rows.length > 0;
    },

    /** Locks the pools of which the order holds units, in the order in which all statements lock pools. */
    lockPools: (orderId: OrderId) =>
      sql`SELECT FROM seat_hold_item i JOIN seat_pool p ON p.id = i.seat_pool_id WHERE i.order_id = ${orderId}
        ORDER BY p.id FOR UPDATE OF p`.execute(db),

    /** By pool, the order itself included. True until the transaction ends once the pools are locked. */
    async inPoolsOf(orderId: OrderId) {
      const { rows } = await sql<TransfersInPool>`
        SELECT p.capacity, sum(other.units)::int AS waiting
        FROM seat_hold_item i JOIN seat_pool p ON p.id = i.seat_pool_id
          JOIN seat_hold_item other ON other.seat_pool_id = p.id
          JOIN seat_hold h ON h.order_id = other.order_id AND h.state = 'held'
          JOIN orders o ON o.id = other.order_id AND o.state = 'awaiting_transfer_payment'
        WHERE i.order_id = ${orderId} GROUP BY p.id, p.capacity`.execute(db);
      return rows;
    },
  };
}
