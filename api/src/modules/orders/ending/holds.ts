import type { OrderId, SeatHold } from '@idavuelta/shared/contracts';
import type { Database } from '../../../database/database.ts';
import { AppError } from '../../../errors.ts';
import { extendHold } from '../../seats/seats.service.ts';
import { isWaiting } from '../order-transitions.ts';
import { createOrdersRepository } from '../orders.repository.ts';
import type { OrderPaymentMethod, OrderPayments } from '../placing/order-payments.ts';
import type { StoredOrder } from '../stored-order.ts';

/** Returns the end of a hold renewed now, capped at the renewal limit. */
function renewedEnd(
  { createdAt, readAt }: StoredOrder,
  { holdSeconds, maxHoldSeconds = holdSeconds }: OrderPaymentMethod,
) {
  const limit = createdAt.getTime() + maxHoldSeconds * 1000;
  return Math.min(readAt.getTime() + holdSeconds * 1000, limit);
}

/**
 * Minimum share of the hold that must be left to open a payment page: with less than two minutes of fifteen nobody can
 * pay. Letting the page outlive the limit instead would allow endless renewals.
 */
const minShareOfHold = 1 / 8;

/**
 * Returns the end of the hold for another attempt: the hold of its payment method, within the limit counted
 * from the order's creation. A buyer who switches from transfer to card needs the seats for minutes only.
 * @throws STATE_CONFLICT when the payment page would expire too soon to pay
 */
export function holdForAttempt(order: StoredOrder, method: OrderPaymentMethod): Date {
  const until = endForAttempt(order, method);
  const minMs = method.pageEndsWithHold ? method.holdSeconds * 1000 * minShareOfHold : 0;
  if (until.getTime() - order.readAt.getTime() < minMs) throw new AppError('STATE_CONFLICT');
  return until;
}

function endForAttempt(order: StoredOrder, method: OrderPaymentMethod): Date {
  const held = order.heldUntil.getTime();
  if (method.waiting === 'awaiting_payment' && order.state === 'awaiting_transfer_payment')
    return new Date(Math.min(held, order.readAt.getTime() + method.holdSeconds * 1000));
  return new Date(Math.max(held, renewedEnd(order, method)));
}

/** Lets buyers extend their hold while they pay. */
export const createHolds = ({ db, payments }: { db: Database; payments: OrderPayments }) => ({
  /**
   * Extends the hold of an order while its buyer pays, up to a limit.
   * @throws NOT_FOUND, also for another customer's order; STATE_CONFLICT when the hold can no longer be renewed
   */
  renewHold: (orderId: OrderId, customerId: number): Promise<SeatHold> =>
    db.transaction().execute(async (tx) => {
      const order = await createOrdersRepository(tx).lock(orderId);
      if (order?.customerId !== customerId) throw new AppError('NOT_FOUND');
      if (!isWaiting(order.state)) throw new AppError('STATE_CONFLICT');
      const method = payments.provider(order.paymentCode);
      if (method.maxHoldSeconds === undefined) throw new AppError('STATE_CONFLICT');
      // The open payment page would expire before the hold; only a new attempt gets a new page.
      if (method.pageEndsWithHold && (await payments.attemptsSummary(tx, orderId)).open)
        throw new AppError('STATE_CONFLICT');
      const until = new Date(Math.max(order.heldUntil.getTime(), renewedEnd(order, method)));
      if (until <= order.readAt) throw new AppError('STATE_CONFLICT');
      await extendHold(tx, orderId, until);
      return { heldUntil: until.toISOString() };
    }),
});
