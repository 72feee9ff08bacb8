import type { PaymentResponse, PlacedOrder } from '@idavuelta/shared/contracts';
import { type Money, toDecimal, toDecimalAmount } from '@idavuelta/shared/contracts/money';
import { isWaiting } from '../order-transitions.ts';
import type { OrderSummary } from '../stored-order.ts';
import type { Charge } from './order-payments.ts';

/** An order as it was placed, in the transaction that stores it. */
export interface Placed {
  order: OrderSummary & { eventId: number };
  /** The attempt to pay it; absent when nothing is to be paid. */
  attemptId?: number;
  /** What the attempt charges. */
  charge?: Charge;
  /** What its tickets would cost without a coupon. */
  fullPrice: Money;
}

const toCharge = ({ amount, exchange }: Charge): PlacedOrder['charge'] => ({
  ...toDecimalAmount(amount),
  ...(exchange && { rate: exchange.rate, rateDate: exchange.setAt.toISOString() }),
});

/** The response to a buyer who has placed an order, or tries to pay it again. */
export const toPlacedOrder = (order: OrderSummary, payment: PaymentResponse, charge?: Charge): PlacedOrder => ({
  orderId: order.id,
  paymentState: order.state,
  paymentCode: order.paymentCode,
  total: toDecimal(order.total),
  ...(charge && { charge: toCharge(charge) }),
  ...(isWaiting(order.state) && { heldUntil: order.heldUntil.toISOString() }),
  payment,
});
