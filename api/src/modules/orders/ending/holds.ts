import type { OrderId, SeatHold } from '@idavuelta/shared/contracts';
import type { Database } from '../../../database/database.ts';
import { AppError } from '../../../errors.ts';
import { extendHold } from '../../seats/seats.service.ts';
import { isWaiting } from '../order-transitions.ts';
import { createOrdersRepository } from '../orders.repository.ts';
import type { OrderPaymentMethod, OrderPayments } from '../placing/order-payments.ts';
import type { StoredOrder } from '../stored-order.ts';

/** The end of a hold renewed now, never beyond the limit for renewals. */
function renewedEnd(
  { createdAt, readAt }: StoredOrder,
  { holdSeconds, maxHoldSeconds = holdSeconds }: OrderPaymentMethod,
) {
  const limit = createdAt.getTime() + maxHoldSeconds * 1000;
  return Math.min(readAt.getTime() + holdSeconds * 1000, limit);
}

/**
 * The shortest life of a payment page that ends with its hold, for a renewed hold: nobody pays in less than
 * two minutes of fifteen. A page that outlived the limit instead could be asked for again and again.
 */
const leastPartOfHold = 1 / 8;

/**
 * Until when the seats are held for another attempt: as long as its way to pay takes, within the limit that counts from
 * the order's beginning. Who has chosen a transfer and pays by card after all needs the seats for minutes only.
 * @throws STATE_CONFLICT when its payment page would end before anybody can pay
 */
export function holdForAttempt(order: StoredOrder, method: OrderPaymentMethod): Date {
  const until = endForAttempt(order, method);
  const leastMs = method.pageEndsWithHold ? method.holdSeconds * 1000 * leastPartOfHold : 0;
  if (until.getTime() - order.readAt.getTime() < leastMs) throw new AppError('STATE_CONFLICT');
  return until;
}

function endForAttempt(order: StoredOrder, method: OrderPaymentMethod): Date {
  const held = order.heldUntil.getTime();
  if (method.waiting === 'awaiting_payment' && order.state === 'awaiting_transfer_payment')
    return new Date(Math.min(held, order.readAt.getTime() + method.holdSeconds * 1000));
  return new Date(Math.max(held, renewedEnd(order, method)));
}

/** Lets buyers hold the seats of an order longer while they pay. */
export const createHolds = ({ db, payments }: { db: Database; payments: OrderPayments }) => ({
  /**
   * Holds the seats of an order longer while its buyer pays, up to a limit.
   * @throws NOT_FOUND, also for the order of another customer; STATE_CONFLICT when the hold cannot be renewed (any more)
   */
  renewHold: (orderId: OrderId, customerId: number): Promise<SeatHold> =>
    db.transaction().execute(async (tx) => {
      const order = await createOrdersRepository(tx).lock(orderId);
      if (order?.customerId !== customerId) throw new AppError('NOT_FOUND');
      if (!isWaiting(order.state)) throw new AppError('STATE_CONFLICT');
      const method = payments.provider(order.paymentCode);
      if (method.maxHoldSeconds === undefined) throw new AppError('STATE_CONFLICT');
      // The page would end before the seats do; another attempt has a page of its own.
      if (method.pageEndsWithHold && (await payments.attemptsSummary(tx, orderId)).open)
        throw new AppError('STATE_CONFLICT');
      const until = new Date(Math.max(order.heldUntil.getTime(), renewedEnd(order, method)));
      if (until <= order.readAt) throw new AppError('STATE_CONFLICT');
      await extendHold(tx, orderId, until);
      return { heldUntil: until.toISOString() };
    }),
});
