import type { ErrorCode, OrderId, PlacedOrder } from '@idavuelta/shared/contracts';
import { isAnyOf } from '@idavuelta/shared/platform';
import { isWaiting } from '../orders/order-state.ts';
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
import { recoveryStep } from './order-errors.ts';

/**
 * An event of the checkout. It may have
 * - `details` of the status that it leads to,
 * - `openOrder`, the new open order; without the key it stays.
 */
export type CheckoutEvent =
  | { type: 'draftOpened'; openOrder?: OpenOrder }
  /** The buyer has changed part of the rejected request. */
  | { type: 'choiceChanged' }
  | { type: 'orderSubmitted' }
  | { type: 'orderPlaced'; details: { order: PlacedOrder }; openOrder?: OpenOrder }
  /** The buyer can correct the error. */
  | { type: 'orderCorrectable'; details: OrderProblem }
  | { type: 'orderFailed'; details: { code: ErrorCode } }
  | { type: 'orderFound'; details: { orderId: OrderId } }
  | { type: 'holdExpired'; details: EndedOrder; openOrder: undefined }
  | { type: 'checkoutLeft' }
  /** Another tab has placed it, or extended its hold. */
  | { type: 'openOrderStored'; openOrder: OpenOrder }
  /** It belongs to the same purchase, and is paid again. */
  | { type: 'openOrderResumed' }
  /** It cannot be paid again as it is. */
  | { type: 'openOrderConflicted' }
  /** It ended without a payment: the order being placed is a new one. */
  | { type: 'openOrderReplaced'; openOrder?: OpenOrder };

type Action = { type: string };

const isChoiceChanged = isAnyOf(dateChosen, dayChosen, ticketsEntered, passengersEntered);

/** Converts an action to an event of the checkout; undefined for any other action. */
export function checkoutEvent({ openOrder }: CheckoutState, action: Action): CheckoutEvent | undefined {
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
