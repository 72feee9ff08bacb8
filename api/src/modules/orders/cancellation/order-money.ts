import type { Money, OrderId } from '@idavuelta/shared/contracts';
import type { FlagReason } from '../../../database/column-types.ts';
import type { Queryable } from '../../../database/database.ts';
import { AppError } from '../../../errors.ts';
import { createOrderMoneyRepository } from './order-money.repository.ts';
import type { ChargedAmount } from './refund-amounts.ts';

/** What moved of the charge that paid an order, and what somebody must look at before more of it moves. */
export interface OrderMoney {
  charge: ChargedAmount & { paymentId: number };
  /** What is neither back with the buyer nor on its way; 0 while their bank has the charge. */
  left: Money;
  /** The buyer's bank has taken the charge back, or staff has not looked at that yet: nothing is paid back. */
  isChargedBack: boolean;
  /** It is not known which tickets a refund at the provider was for: only all that is left is paid back. */
  isUncertain: boolean;
}

/**
 * How the money of an order stands. Whoever decides about money asks this first, in the same transaction.
 * @returns undefined for an order that nothing was charged for
 */
export async function findOrderMoney(db: Queryable, orderId: OrderId): Promise<OrderMoney | undefined> {
  const row = await createOrderMoneyRepository(db).of(orderId);
  if (!row) return undefined;
  const { paymentId, minor, currency, rate, refunded, chargedBackAt, flags } = row;
  const isFlagged = (reason: FlagReason) => flags.includes(reason);
  return {
    charge: { paymentId, amount: { minor, currency }, rate, refunded },
    left: { minor: Math.max(0, minor - refunded), currency },
    isChargedBack: chargedBackAt !== null || isFlagged('charged-back'),
    isUncertain: isFlagged('refunded-in-part'),
  };
}

/** Whether more of the charge may be paid back. @param isRest all that is left of it, rather than a part */
export const isUnderReview = ({ isChargedBack, isUncertain }: OrderMoney, isRest: boolean) =>
  isChargedBack || (isUncertain && !isRest);

/** @throws PAYMENT_UNDER_REVIEW */
export function assertReviewed(money: OrderMoney, isRest: boolean) {
  if (isUnderReview(money, isRest)) throw new AppError('PAYMENT_UNDER_REVIEW');
}

/** What staff, or the end of a trip, may pay back of it; undefined when nothing was charged, or nothing goes back. */
export const refundableNow = (money: OrderMoney | undefined): Money | undefined =>
  money && !money.isChargedBack && money.left.minor > 0 ? money.left : undefined;
