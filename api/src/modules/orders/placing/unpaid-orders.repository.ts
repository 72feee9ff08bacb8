import type { Queryable } from '../../../database/database.ts';
import { waitingStates } from '../order-transitions.ts';

/** What a customer currently holds unpaid. */
export interface Unpaid {
  orders: number;
  tickets: number;
}

export function createUnpaidOrdersRepository(db: Queryable) {
  return {
    /**
     * Blocks the customer's other orders until the transaction ends; rows that reference the customer can still be
     * added.
     */
    lockCustomer: (customerId: number) =>
      db.selectFrom('customer').select('id').where('id', '=', customerId).forNoKeyUpdate().execute(),

    held: (customerId: number): Promise<Unpaid> =>
      db
        .selectFrom('orders as o')
        .innerJoin('order_ticket as t', 't.order_id', 'o.id')
        .select(({ fn }) => [fn.count<number>('o.id').distinct().as('orders'), fn.countAll<number>().as('tickets')])
        .where('o.customer_id', '=', customerId)
        .where('o.state', 'in', waitingStates)
        .executeTakeFirstOrThrow(),
  };
}
