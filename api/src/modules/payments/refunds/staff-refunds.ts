import type { Money, OrderId } from '@idavuelta/shared/contracts';
import type { StaffActor } from '../../../database/actor.ts';
import { createAuditRepository } from '../../../database/audit.repository.ts';
import type { Database, Queryable } from '../../../database/database.ts';
import { AppError, invalidFields } from '../../../errors.ts';
import { assertReviewed, findOrderMoney } from '../../orders/cancellation/order-money.ts';
import { createRefundTickets, type OrderedRefund, type RefundTicketsDependencies } from './refund-tickets.ts';

export interface StaffRefundsDependencies extends RefundTicketsDependencies {
  db: Database;
}

/** An amount in the smallest unit of the currency of the payment, and why. */
export interface WantedAmount {
  amount: number;
  /** What could be paid back when the amount was chosen. */
  refundable: number;
  reason: string;
}

export type StaffRefunds = ReturnType<typeof createStaffRefunds>;

/** Refunds of paid orders, for staff. */
export function createStaffRefunds({ db, ...dependencies }: StaffRefundsDependencies) {
  const refundTickets = createRefundTickets(dependencies);

  async function lockPaid(tx: Queryable, orderId: OrderId) {
    const order = await dependencies.states.lock(tx, orderId);
    if (!order) throw new AppError('NOT_FOUND');
    if (order.state !== 'paid') throw new AppError('STATE_CONFLICT', { message: `The order is ${order.state}.` });
    return order;
  }

  return {
    /**
     * Orders the refund of tickets, or of all remaining tickets of an order.
     * @param tickets numbers of them; all when empty
     * @throws NOT_FOUND, STATE_CONFLICT with a message; PAYMENT_UNDER_REVIEW
     */
    refund: (orderId: OrderId, tickets: number[], actor: StaffActor, reason?: string): Promise<OrderedRefund> =>
      db.transaction().execute(async (tx) => {
        const order = await lockPaid(tx, orderId);
        return refundTickets(tx, { order, tickets, actor, reason });
      }),

    /**
     * Orders the refund of an amount: its tickets stay good. Together with other refunds it never exceeds what was paid.
     * @throws NOT_FOUND; STATE_CONFLICT for an order that is not paid, or was free; PAYMENT_UNDER_REVIEW; CHANGED_MEANWHILE when less or more
     *   could be paid back than was shown, so that nobody pays the same amount twice; VALIDATION_FAILED (`amount`)
     */
    refundAmount: (orderId: OrderId, wanted: WantedAmount, actor: StaffActor): Promise<Money> =>
      db.transaction().execute(async (tx) => {
        await lockPaid(tx, orderId);
        const money = await findOrderMoney(tx, orderId);
        if (!money) throw new AppError('STATE_CONFLICT', { message: 'Nothing was charged for it.' });
        const { charge, left } = money;
        assertReviewed(money, wanted.amount === left.minor);
        if (wanted.refundable !== left.minor)
          throw new AppError('CHANGED_MEANWHILE', { errors: [{ field: 'refundable', reason: 'changed' }] });
        if (wanted.amount > left.minor) throw invalidFields({ field: 'amount', reason: 'max' });
        const attempt = { id: charge.paymentId, amount: charge.amount };
        const amount = { ...charge.amount, minor: wanted.amount };
        const { reason } = wanted;
        const refundId = await dependencies.refunds.request(tx, { attempt, amount, reason: 'asked_for', by: actor });
        const detail = { refundId, amount, reason };
        await createAuditRepository(tx).add({ actor, action: 'refund', subject: orderId, detail });
        return amount;
      }),
  };
}
