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

/** An amount in the smallest unit of the payment's currency, and the reason for refunding it. */
export interface RequestedAmount {
  amount: number;
  /** The refundable amount shown when staff chose the amount. */
  refundable: number;
  reason: string;
}

export type StaffRefunds = ReturnType<typeof createStaffRefunds>;

/** Lets staff refund paid orders. */
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
     * Requests a refund of tickets, or of all remaining tickets of an order.
     * @param tickets their numbers; all when empty
     * @throws NOT_FOUND, STATE_CONFLICT with a message; PAYMENT_UNDER_REVIEW
     */
    refund: (orderId: OrderId, tickets: number[], actor: StaffActor, reason?: string): Promise<OrderedRefund> =>
      db.transaction().execute(async (tx) => {
        const order = await lockPaid(tx, orderId);
        return refundTickets(tx, { order, tickets, actor, reason });
      }),

    /**
     * Requests a refund of an amount; the tickets stay valid. All refunds together never exceed the payment.
     * @throws NOT_FOUND; STATE_CONFLICT for an unpaid or free order; PAYMENT_UNDER_REVIEW; CHANGED_MEANWHILE when the
     *   refundable amount differs from the one shown, so that two people do not refund the same sum; VALIDATION_FAILED
     *   (`amount`)
     */
    refundAmount: (orderId: OrderId, requested: RequestedAmount, actor: StaffActor): Promise<Money> =>
      db.transaction().execute(async (tx) => {
        await lockPaid(tx, orderId);
        const money = await findOrderMoney(tx, orderId);
        if (!money) throw new AppError('STATE_CONFLICT', { message: 'Nothing was charged for it.' });
        const { charge, left } = money;
        assertReviewed(money, requested.amount === left.minor);
        if (requested.refundable !== left.minor)
          throw new AppError('CHANGED_MEANWHILE', { errors: [{ field: 'refundable', reason: 'changed' }] });
        if (requested.amount > left.minor) throw invalidFields({ field: 'amount', reason: 'max' });
        const attempt = { id: charge.paymentId, amount: charge.amount };
        const amount = { ...charge.amount, minor: requested.amount };
        const { reason } = requested;
        const refundId = await dependencies.refunds.request(tx, { attempt, amount, reason: 'asked_for', by: actor });
        const detail = { refundId, amount, reason };
        await createAuditRepository(tx).add({ actor, action: 'refund', subject: orderId, detail });
        return amount;
      }),
  };
}
