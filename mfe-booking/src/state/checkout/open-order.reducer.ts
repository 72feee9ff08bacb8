import type { OrderDetail, PaymentState } from '@idavuelta/shared/contracts';
import { isAnyOf } from '@idavuelta/shared/platform';
import { hasEnded, isWaiting } from '../orders/order-state.ts';
import { ordersApi } from '../orders/orders.api.ts';
import type { CheckoutState, EndedOrder, OpenOrder } from './checkout.types.ts';
import { endedOrder } from './ended-order.ts';

/** The server's report about the open order: its hold is extended, or it is no longer open. */
interface OrderNews {
  openOrder: OpenOrder | undefined;
  /** Changes to the displayed order. */
  order?: { heldUntil?: string; paymentState?: PaymentState };
  /** It ended without a payment. */
  ended?: EndedOrder;
}

type Action = { type: string };

const { bookingOrder, bookingCheckPayment, bookingRenewHold, bookingCancelOrder } = ordersApi.endpoints;
const isOrderRead = isAnyOf(bookingOrder.matchFulfilled, bookingCheckPayment.matchFulfilled);

/** Returns the checkout after a response about its open order, in any status; undefined for any other action. */
export function afterOrderNews(checkout: CheckoutState, action: Action): CheckoutState | undefined {
  const news = checkout.openOrder && newsOf(checkout.openOrder, action);
  if (!news) return undefined;
  const { openOrder, order, ended } = news;
  if (ended && checkout.status === 'idle') return { status: 'expired', ...ended };
  if (order && checkout.status === 'placed') return { ...checkout, order: { ...checkout.order, ...order }, openOrder };
  return { ...checkout, openOrder };
}

function newsOf(openOrder: OpenOrder, action: Action): OrderNews | undefined {
  const { orderId } = openOrder;
  if (isOrderRead(action) && action.payload.order.id === orderId)
    return newsOfRead(openOrder, action.payload.order, action.meta.fulfilledTimeStamp);
  if (bookingRenewHold.matchFulfilled(action) && action.meta.arg.originalArgs === orderId)
    return heldUntil(openOrder, action.payload.heldUntil);
  if (bookingCancelOrder.matchFulfilled(action) && action.meta.arg.originalArgs === orderId)
    return { openOrder: undefined };
  return undefined;
}

const heldUntil = (openOrder: OpenOrder, time: string): OrderNews => ({
  openOrder: { ...openOrder, heldUntil: time },
  order: { heldUntil: time },
});

/** @param readAt milliseconds since 1970 */
function newsOfRead(openOrder: OpenOrder, read: OrderDetail['order'], readAt: number): OrderNews {
  const { paymentState } = read;
  if (isWaiting(paymentState)) return heldUntil(openOrder, read.heldUntil ?? openOrder.heldUntil);
  const order = { paymentState };
  if (!hasEnded(paymentState)) return { openOrder: undefined, order };
  const endedBeforeDeadline = readAt < Date.parse(openOrder.heldUntil);
  return { openOrder: undefined, order, ended: { background: true, endedBeforeDeadline, ...endedOrder(read) } };
}
