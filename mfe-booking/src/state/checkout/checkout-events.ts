import type { ErrorCode, OrderDetail, OrderId, PaymentState, PlacedOrder } from '@idavuelta/shared/contracts';
import { isAnyOf } from '@idavuelta/shared/platform';
import { hasEnded, isWaiting } from '../orders/order-state.ts';
import { ordersApi } from '../orders/orders.api.ts';
import { passengersEntered } from '../passengers/passengers.slice.ts';
import { dateChosen, dayChosen, ticketsEntered } from '../tickets/tickets.slice.ts';
import { draftOpened, openOrderStored } from '../wizard/wizard.events.ts';
import {
  checkoutLeft,
  endedOrderRead,
  holdExpired,
  openOrderConflicted,
  openOrderResumed,
  orderFound,
  orderPlaced,
  orderRefused,
  orderSubmitted,
} from './checkout.actions.ts';
import type { CheckoutState, EndedOrder, OpenOrder, OrderProblem } from './checkout.types.ts';
import { endedOrder } from './ended-order.ts';
import { recoveryStep } from './order-errors.ts';

/** What happens to the checkout. The events whose name begins with `openOrder` are those of the open order. */
export type CheckoutEvent =
  | { type: 'draftOpened'; openOrder?: OpenOrder }
  /** The refused request is not the next one any more. */
  | { type: 'choiceChanged' }
  | { type: 'orderSubmitted' }
  | { type: 'orderPlaced'; order: PlacedOrder; openOrder?: OpenOrder }
  /** The buyer can correct the error. */
  | { type: 'orderRefused'; problem: OrderProblem }
  | { type: 'orderFailed'; code: ErrorCode }
  | { type: 'orderFound'; orderId: OrderId }
  | { type: 'holdExpired'; ended: EndedOrder }
  | { type: 'checkoutLeft' }
  /** Another tab has placed it, or its seats are held there for longer. */
  | { type: 'openOrderStored'; openOrder: OpenOrder }
  | { type: 'openOrderHeld'; heldUntil: string }
  /** It is paid, or its money was given back. */
  | { type: 'openOrderSettled'; paymentState: PaymentState }
  /** It ended without a payment. */
  | { type: 'openOrderEnded'; paymentState: PaymentState; ended: EndedOrder }
  | { type: 'openOrderGivenUp' }
  /** It is paid again, since it is of the same purchase. */
  | { type: 'openOrderResumed' }
  /** It cannot be paid again as it is. */
  | { type: 'openOrderConflicted' }
  /** It ended without a payment: the order under way is a new one. */
  | { type: 'openOrderReplaced'; orderId: OrderId };

type Action = { type: string };

const { bookingOrder, bookingCheckPayment, bookingRenewHold, bookingCancelOrder } = ordersApi.endpoints;
const isOrderRead = isAnyOf(bookingOrder.matchFulfilled, bookingCheckPayment.matchFulfilled);
const isChoiceChanged = isAnyOf(dateChosen, dayChosen, ticketsEntered, passengersEntered);

/** What an action means to the checkout; undefined when it means nothing to it. */
export const checkoutEvent = ({ openOrder }: CheckoutState, action: Action): CheckoutEvent | undefined =>
  ownEvent(action) ?? (openOrder && openOrderEvent(openOrder, action));

function ownEvent(action: Action): CheckoutEvent | undefined {
  if (draftOpened.match(action)) return { type: 'draftOpened', openOrder: action.payload.draft.openOrder };
  if (isChoiceChanged(action)) return { type: 'choiceChanged' };
  if (orderSubmitted.match(action)) return { type: 'orderSubmitted' };
  if (orderPlaced.match(action)) {
    const { payload: order, meta } = action;
    return { type: 'orderPlaced', order, openOrder: openOrderOf(order, meta.purchase) };
  }
  if (orderRefused.match(action)) {
    const { payload: problem } = action;
    return recoveryStep(problem) ? { type: 'orderRefused', problem } : { type: 'orderFailed', code: problem.code };
  }
  if (orderFound.match(action)) return { type: 'orderFound', orderId: action.payload };
  if (holdExpired.match(action)) return { type: 'holdExpired', ended: action.payload };
  if (checkoutLeft.match(action)) return { type: 'checkoutLeft' };
  if (openOrderResumed.match(action)) return { type: 'openOrderResumed' };
  if (openOrderConflicted.match(action)) return { type: 'openOrderConflicted' };
  if (endedOrderRead.match(action)) return { type: 'openOrderReplaced', orderId: action.payload.order.id };
  if (openOrderStored.match(action)) return { type: 'openOrderStored', openOrder: action.payload };
  return undefined;
}

const openOrderOf = ({ orderId, paymentState, heldUntil }: PlacedOrder, purchase: string): OpenOrder | undefined =>
  isWaiting(paymentState) && heldUntil ? { orderId, heldUntil, purchase } : undefined;

/** What an action says of the open order; undefined when it is about another one. */
function openOrderEvent(openOrder: OpenOrder, action: Action): CheckoutEvent | undefined {
  const { orderId } = openOrder;
  if (isOrderRead(action) && action.payload.order.id === orderId)
    return readEvent(openOrder, action.payload.order, action.meta.fulfilledTimeStamp);
  if (bookingRenewHold.matchFulfilled(action) && action.meta.arg.originalArgs === orderId)
    return { type: 'openOrderHeld', heldUntil: action.payload.heldUntil };
  if (bookingCancelOrder.matchFulfilled(action) && action.meta.arg.originalArgs === orderId)
    return { type: 'openOrderGivenUp' };
  return undefined;
}

/** @param readAt milliseconds since 1970 */
function readEvent({ heldUntil }: OpenOrder, order: OrderDetail['order'], readAt: number): CheckoutEvent {
  const { paymentState } = order;
  if (isWaiting(paymentState)) return { type: 'openOrderHeld', heldUntil: order.heldUntil ?? heldUntil };
  if (!hasEnded(paymentState)) return { type: 'openOrderSettled', paymentState };
  const endedBeforeDeadline = readAt < Date.parse(heldUntil);
  return {
    type: 'openOrderEnded',
    paymentState,
    ended: { background: true, endedBeforeDeadline, ...endedOrder(order) },
  };
}
