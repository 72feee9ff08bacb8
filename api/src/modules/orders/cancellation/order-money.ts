import type { Money, OrderId } from '@idavuelta/shared/contracts';
import type { FlagReason } from '../../../database/column-types.ts';
import type { Queryable } from '../../../database/database.ts';
import { AppError } from '../../../errors.ts';
import { createOrderMoneyRepository } from './order-money.repository.ts';
import type { ChargedAmount } from './refund-amounts.ts';

/**
 * The charge that paid an order, less what was refunded, and whether staff must review it before any further refund.
 */
export interface OrderMoney {
  charge: ChargedAmount & { paymentId: number };
  /** Neither refunded nor being refunded; 0 while the charge is disputed. */
  left: Money;
  /** The charge was disputed, or staff has not reviewed the chargeback yet: nothing is refunded. */
  isChargedBack: boolean;
  /** A refund made at the provider names no tickets: only the full remainder can be refunded. */
  isUncertain: boolean;
}

/**
 * Reads the charge and refunds of an order. Call it before deciding about money, in the same transaction.
 * @returns undefined when nothing was charged
 */
export async function findOrderMoney(db: Queryable, orderId: OrderId): Promise<OrderMoney | undefined> {
  const row = await createOrderMoneyRepository(db).of(orderId);
  if (!row) return undefined;
  const { paymentId, minor, currency, orderCurrency, refunded, chargedBackAt, flags } = row;
  const rate = currency === orderCurrency ? null : row.rate;
  const isFlagged = (reason: FlagReason) => flags.includes(reason);
  return {
    charge: { paymentId, amount: { minor, currency }, rate, refunded },
    left: { minor: Math.max(0, minor - refunded), currency },
    isChargedBack: chargedBackAt !== null || isFlagged('charged-back'),
    isUncertain: isFlagged('refunded-in-part'),
  };
}

/** Tells whether a further refund must wait for staff. @param isRest the refund covers the full remainder */
export const isUnderReview = ({ isChargedBack, isUncertain }: OrderMoney, isRest: boolean) =>
  isChargedBack || (isUncertain && !isRest);

/** @throws PAYMENT_UNDER_REVIEW */
export function assertReviewed(money: OrderMoney, isRest: boolean) {
  if (isUnderReview(money, isRest)) throw new AppError('PAYMENT_UNDER_REVIEW');
}

/** Returns what staff or a called-off trip may still refund; undefined when there is nothing to refund. */
export const refundableNow = (money: OrderMoney | undefined): Money | undefined =>
  money && !money.isChargedBack && money.left.minor > 0 ? money.left : undefined;
