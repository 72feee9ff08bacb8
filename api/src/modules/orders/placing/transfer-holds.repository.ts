import type { OrderId } from '@idavuelta/shared/contracts';
import { isThere } from '../../../database/affected-rows.ts';
import type { Queryable } from '../../../database/database.ts';

/** A seat pool of an order: its capacity, and the units held by all orders awaiting a transfer. */
export interface TransfersInPool {
  capacity: number;
  waiting: number;
}

export function createTransferHoldsRepository(db: Queryable) {
  return {
    /** Whether the customer has ever paid for something. */
    hasPaid: (customerId: number) =>
      isThere(
        db
          .selectFrom('orders')
          .select('id')
          .where('customer_id', '=', customerId)
          .where('paid_at', 'is not', null)
          .where('amount_minor', '>', 0)
          .where('payment_code', '<>', 'prepagado')
          .limit(1),
      ),

    /** Locks the order's pools in the same order as every other statement. */
    lockPools: (orderId: OrderId) =>
      db
        .selectFrom('seat_hold_item as i')
        .innerJoin('seat_pool as p', 'p.id', 'i.seat_pool_id')
        .select('p.id')
        .where('i.order_id', '=', orderId)
        .orderBy('p.id')
        .forUpdate('p')
        .execute(),

    /**
     * Returns the held units per pool, this order included. Stable until the transaction ends once the pools are
     * locked.
     */
    inPoolsOf: (orderId: OrderId): Promise<TransfersInPool[]> =>
      db
        .selectFrom('seat_hold_item as i')
        .innerJoin('seat_pool as p', 'p.id', 'i.seat_pool_id')
        .innerJoin('seat_hold_item as other', 'other.seat_pool_id', 'p.id')
        .innerJoin('seat_hold as h', (join) =>
          join.onRef('h.order_id', '=', 'other.order_id').on('h.state', '=', 'held'),
        )
        .innerJoin('orders as o', (join) =>
          join.onRef('o.id', '=', 'other.order_id').on('o.state', '=', 'awaiting_transfer_payment'),
        )
        .select(({ fn }) => ['p.capacity', fn.sum<number>('other.units').as('waiting')])
        .where('i.order_id', '=', orderId)
        .groupBy(['p.id', 'p.capacity'])
        .execute(),
  };
}
