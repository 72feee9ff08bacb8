import type { OrderDetail, OrderId, PaymentCode, PlacedOrder } from '@idavuelta/shared/contracts';
import { createAction } from '@idavuelta/shared/platform';
import { newDraftId } from '../draft/draft.ts';
import type { EndedOrder, OrderProblem } from './checkout.types.ts';

/** A placed order has used its draft's id: the next purchase needs a new one. */
const nextDraft = () => ({ nextDraftId: newDraftId() });

/** The buyer pressed "pay". */
export const orderSubmitted = createAction<PaymentCode>('booking/orderSubmitted');

/** The open order is of the same purchase: it is paid again instead of a second one being placed. */
export const openOrderResumed = createAction('booking/openOrderResumed');

/** The open order cannot be paid again as it is. */
export const openOrderConflicted = createAction('booking/openOrderConflicted');

/** The order is placed, or the open order is paid again. */
export const orderPlaced = createAction('booking/orderPlaced', (payload: PlacedOrder, purchase: string) => ({
  payload,
  meta: { ...nextDraft(), purchase },
}));

/** The API placed no order. */
export const orderRejected = createAction<OrderProblem>('booking/orderRejected');

/** The seats were released. What was typed stays, and paying again places a new order. */
export const holdExpired = createAction('booking/holdExpired', (payload: EndedOrder = {}) => ({
  payload,
  meta: nextDraft(),
}));

/** The purchase already has an order, which is or may still be paid: it is not ordered again. */
export const orderFound = createAction<OrderId>('booking/orderFound');

/** The order that pay was pressed for had come to its end, as the server says. */
export const endedOrderRead = createAction<OrderDetail>('booking/endedOrderRead');

/** The buyer went back from an order that waits for its payment; it stays open, and so does what was typed. */
export const checkoutLeft = createAction('booking/checkoutLeft');

/** The buyer finished the purchase; the wizard redirects to the account's payments. */
export const purchaseFinished = createAction('booking/purchaseFinished');
