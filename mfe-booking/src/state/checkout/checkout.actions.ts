import type { OrderDetail, OrderId, PaymentCode, PlacedOrder } from '@idavuelta/shared/contracts';
import { createAction } from '@idavuelta/shared/platform';
import { newDraftId } from '../draft/draft.ts';
import type { EndedOrder, OrderProblem } from './checkout.types.ts';

/** A placed order has used up its draft's id: the next purchase needs a new one. */
const nextDraft = () => ({ nextDraftId: newDraftId() });

/** The buyer pressed "pay". */
export const orderSubmitted = createAction<PaymentCode>('booking/orderSubmitted');

/** The open order belongs to the same purchase: it is paid again instead of placing a second one. */
export const openOrderResumed = createAction('booking/openOrderResumed');

/** The open order cannot be paid again as it is. */
export const openOrderConflicted = createAction('booking/openOrderConflicted');

/** An order was placed, or the open order is paid again. */
export const orderPlaced = createAction('booking/orderPlaced', (payload: PlacedOrder, purchase: string) => ({
  payload,
  meta: { ...nextDraft(), purchase },
}));

/** The API rejected the order. */
export const orderRejected = createAction<OrderProblem>('booking/orderRejected');

/** The seats were released. Input stays, and paying again places a new order. */
export const holdExpired = createAction('booking/holdExpired', (payload: EndedOrder = {}) => ({
  payload,
  meta: nextDraft(),
}));

/** The purchase already has an order that is paid or may still be: it is not ordered again. */
export const orderFound = createAction<OrderId>('booking/orderFound');

/** The order to be paid had already ended, according to the server. */
export const endedOrderRead = createAction<OrderDetail>('booking/endedOrderRead');

/** The buyer went back from an unpaid order; the order stays open, and the input stays. */
export const checkoutLeft = createAction('booking/checkoutLeft');

/** The buyer finished the purchase; the wizard redirects to the account's payments. */
export const purchaseFinished = createAction('booking/purchaseFinished');
