import type { PaymentResponse, PlacedOrder } from '@idavuelta/shared/contracts';
import { type Currency, type Money, toDecimalAmount } from '@idavuelta/shared/contracts/money';
import type { Admission } from '../../waiting-rooms/admission.ts';
import { decimalSoles } from '../decimal-soles.ts';
import { isWaiting } from '../order-transitions.ts';
import type { OrderSummary } from '../stored-order.ts';
import type { Charge } from './order-payments.ts';

/** An order as placed within the transaction that stores it. */
export interface Placed {
  order: OrderSummary & { eventId: number };
  /** Payment attempt; absent for a free order. */
  attemptId?: number;
  charge?: Charge;
  /** With which it passed a waiting room. */
  admission?: Admission | undefined;
  /** Price of the tickets without a coupon. */
  fullPrice: Money;
}

/** Returns what the payment charges, if its currency is not that of the order. */
const chargedIn = (currency: Currency, { amount, exchange }: Charge): PlacedOrder['charged'] =>
  amount.currency === currency
    ? undefined
    : {
        ...toDecimalAmount(amount),
        ...(exchange && { rate: exchange.rate, rateDate: exchange.setAt.toISOString() }),
      };

/** Builds the response to a buyer who places an order or retries its payment. */
export const toPlacedOrder = (order: OrderSummary, payment: PaymentResponse, charge?: Charge): PlacedOrder => ({
  orderId: order.id,
  paymentState: order.state,
  paymentCode: order.paymentCode,
  total: decimalSoles(order.solesMinor),
  charge: toDecimalAmount(order.total),
  ...(charge && { charged: chargedIn(order.total.currency, charge) }),
  ...(isWaiting(order.state) && { heldUntil: order.heldUntil.toISOString() }),
  payment,
});
