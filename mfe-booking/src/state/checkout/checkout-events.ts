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
  orderRejected,
  orderSubmitted,
} from './checkout.actions.ts';
import type { CheckoutState, EndedOrder, OpenOrder, OrderProblem } from './checkout.types.ts';
import { endedOrder } from './ended-order.ts';
import { recoveryStep } from './order-errors.ts';

/**
 * An event of the checkout; events of the open order begin with `openOrder`. An event may have
 * - `details` of the status that it leads to,
 * - `order`, changes of the order on screen, when that is the open order,
 * - `openOrder`, the open order from now on; without the key it stays.
 */
export type CheckoutEvent =
  | { type: 'draftOpened'; openOrder?: OpenOrder }
  /** The buyer has changed something of the rejected request. */
  | { type: 'choiceChanged' }
  | { type: 'orderSubmitted' }
  | { type: 'orderPlaced'; details: { order: PlacedOrder }; openOrder?: OpenOrder }
  /** The buyer can correct the error. */
  | { type: 'orderCorrectable'; details: OrderProblem }
  | { type: 'orderFailed'; details: { code: ErrorCode } }
  | { type: 'orderFound'; details: { orderId: OrderId } }
  | { type: 'holdExpired'; details: EndedOrder; openOrder: undefined }
  | { type: 'checkoutLeft' }
  /** Another tab has placed it, or its seats are held there for longer. */
  | { type: 'openOrderStored'; openOrder: OpenOrder }
  | { type: 'openOrderHeld'; order: { heldUntil: string }; openOrder: OpenOrder }
  /** It is paid, its money was given back, or its buyer has given it up. */
  | { type: 'openOrderClosed'; order?: { paymentState: PaymentState }; openOrder: undefined }
  /** It ended without a payment. */
  | { type: 'openOrderEnded'; order: { paymentState: PaymentState }; details: EndedOrder; openOrder: undefined }
  /** It is of the same purchase, and is paid again. */
  | { type: 'openOrderResumed' }
  /** It cannot be paid again as it is. */
  | { type: 'openOrderConflicted' }
  /** It ended without a payment: the order under way is a new one. */
  | { type: 'openOrderReplaced'; openOrder?: OpenOrder };

type Action = { type: string };

const { bookingOrder, bookingCheckPayment, bookingRenewHold, bookingCancelOrder } = ordersApi.endpoints;
const isOrderRead = isAnyOf(bookingOrder.matchFulfilled, bookingCheckPayment.matchFulfilled);
const isChoiceChanged = isAnyOf(dateChosen, dayChosen, ticketsEntered, passengersEntered);

/** The event of the checkout that an action is; undefined for any other action. */
export const checkoutEvent = ({ openOrder }: CheckoutState, action: Action): CheckoutEvent | undefined =>
  ownEvent(action, openOrder) ?? (openOrder && openOrderEvent(openOrder, action));

function ownEvent(action: Action, openOrder: OpenOrder | undefined): CheckoutEvent | undefined {
  if (draftOpened.match(action)) return { type: 'draftOpened', openOrder: action.payload.draft.openOrder };
  if (isChoiceChanged(action)) return { type: 'choiceChanged' };
  if (orderSubmitted.match(action)) return { type: 'orderSubmitted' };
  if (orderPlaced.match(action)) {
    const { payload: order, meta } = action;
    return { type: 'orderPlaced', details: { order }, openOrder: openOrderOf(order, meta.purchase) };
  }
  if (orderRejected.match(action)) {
    const { payload: details } = action;
    return recoveryStep(details)
      ? { type: 'orderCorrectable', details }
      : { type: 'orderFailed', details: { code: details.code } };
  }
  if (orderFound.match(action)) return { type: 'orderFound', details: { orderId: action.payload } };
  if (holdExpired.match(action)) return { type: 'holdExpired', details: action.payload, openOrder: undefined };
  if (checkoutLeft.match(action)) return { type: 'checkoutLeft' };
  if (openOrderResumed.match(action)) return { type: 'openOrderResumed' };
  if (openOrderConflicted.match(action)) return { type: 'openOrderConflicted' };
  if (endedOrderRead.match(action)) {
    const isOpen = openOrder?.orderId === action.payload.order.id;
    return { type: 'openOrderReplaced', openOrder: isOpen ? undefined : openOrder };
  }
  if (openOrderStored.match(action)) return { type: 'openOrderStored', openOrder: action.payload };
  return undefined;
}

const openOrderOf = ({ orderId, paymentState, heldUntil }: PlacedOrder, purchase: string): OpenOrder | undefined =>
  isWaiting(paymentState) && heldUntil ? { orderId, heldUntil, purchase } : undefined;

/** The event of the open order that an action is; undefined for another order. */
function openOrderEvent(openOrder: OpenOrder, action: Action): CheckoutEvent | undefined {
  const { orderId } = openOrder;
  if (isOrderRead(action) && action.payload.order.id === orderId)
    return readEvent(openOrder, action.payload.order, action.meta.fulfilledTimeStamp);
  if (bookingRenewHold.matchFulfilled(action) && action.meta.arg.originalArgs === orderId)
    return heldEvent(openOrder, action.payload.heldUntil);
  if (bookingCancelOrder.matchFulfilled(action) && action.meta.arg.originalArgs === orderId)
    return { type: 'openOrderClosed', openOrder: undefined };
  return undefined;
}

const heldEvent = (openOrder: OpenOrder, heldUntil: string): CheckoutEvent => ({
  type: 'openOrderHeld',
  order: { heldUntil },
  openOrder: { ...openOrder, heldUntil },
});

/** @param readAt milliseconds since 1970 */
function readEvent(open: OpenOrder, read: OrderDetail['order'], readAt: number): CheckoutEvent {
  const { paymentState } = read;
  if (isWaiting(paymentState)) return heldEvent(open, read.heldUntil ?? open.heldUntil);
  const order = { paymentState };
  if (!hasEnded(paymentState)) return { type: 'openOrderClosed', order, openOrder: undefined };
  const endedBeforeDeadline = readAt < Date.parse(open.heldUntil);
  const details = { background: true, endedBeforeDeadline, ...endedOrder(read) };
  return { type: 'openOrderEnded', order, details, openOrder: undefined };
}
