import type { Queryable } from '../../../database/database.ts';
import { AppError } from '../../../errors.ts';
import { createUnpaidOrdersRepository, type Unpaid } from './unpaid-orders.repository.ts';

/** Most orders, and tickets in them, that one customer may hold without having paid. */
export type UnpaidLimits = Unpaid;

/** Keeps one customer from holding the seats of an event without paying for them. */
export const createUnpaidOrders = ({ maxUnpaid }: { maxUnpaid: UnpaidLimits }) => ({
  /** What the customer holds unpaid. It does not change until the transaction ends: other orders of the customer wait. */
  async lock(tx: Queryable, customerId: number) {
    const unpaid = createUnpaidOrdersRepository(tx);
    await unpaid.lockCustomer(customerId);
    return unpaid.held(customerId);
  },

  /** @throws TOO_MANY_UNPAID_ORDERS when one more order of `tickets` would be too much */
  assertMayAdd(held: Unpaid, tickets: number) {
    if (held.orders + 1 > maxUnpaid.orders || held.tickets + tickets > maxUnpaid.tickets)
      throw new AppError('TOO_MANY_UNPAID_ORDERS');
  },
});
