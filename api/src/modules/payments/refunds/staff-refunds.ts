import type { OrderId } from '@idavuelta/shared/contracts';
import type { StaffActor } from '../../../database/actor.ts';
import type { Database } from '../../../database/database.ts';
import { AppError } from '../../../errors.ts';
import { createRefundTickets, type OrderedRefund, type RefundTicketsDependencies } from './refund-tickets.ts';

export interface StaffRefundsDependencies extends RefundTicketsDependencies {
  db: Database;
}

/** Refunds of paid orders, for staff. */
export function createStaffRefunds({ db, ...dependencies }: StaffRefundsDependencies) {
  const refundTickets = createRefundTickets(dependencies);
  return {
    /**
     * Orders the refund of tickets, or of all remaining tickets of an order.
     * @param tickets numbers of them; all when empty
     * @throws NOT_FOUND, STATE_CONFLICT with a message
     */
    refund: (orderId: OrderId, tickets: number[], actor: StaffActor): Promise<OrderedRefund> =>
      db.transaction().execute(async (tx) => {
        const order = await dependencies.states.lock(tx, orderId);
        if (!order) throw new AppError('NOT_FOUND');
        if (order.state !== 'paid') throw new AppError('STATE_CONFLICT', { message: `The order is ${order.state}.` });
        return refundTickets(tx, { order, tickets, actor });
      }),
  };
}
