import type { Queryable } from '../../../database/database.ts';
import { AppError } from '../../../errors.ts';
import { createUnpaidOrdersRepository, type Unpaid } from './unpaid-orders.repository.ts';

/** Maximum number of unpaid orders, and of tickets in them, per customer. */
export type UnpaidLimits = Unpaid;

/** Keeps a customer from blocking an event with unpaid orders. */
export const createUnpaidOrders = ({ maxUnpaid }: { maxUnpaid: UnpaidLimits }) => ({
  /** Returns what the customer holds unpaid. Stable until the transaction ends: other orders of the customer wait. */
  async lock(tx: Queryable, customerId: number) {
    const unpaid = createUnpaidOrdersRepository(tx);
    await unpaid.lockCustomer(customerId);
    return unpaid.held(customerId);
  },

  /** @throws TOO_MANY_UNPAID_ORDERS when another order of `tickets` would exceed the limits */
  assertMayAdd(held: Unpaid, tickets: number) {
    if (held.orders + 1 > maxUnpaid.orders || held.tickets + tickets > maxUnpaid.tickets)
      throw new AppError('TOO_MANY_UNPAID_ORDERS');
  },
});
