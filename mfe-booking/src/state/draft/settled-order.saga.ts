import { type OrderDetail, type OrderId, orderPaid } from '@idavuelta/shared/contracts';
import { call, put, select, takeEvery } from '@idavuelta/shared/platform';
import { bookingApi } from '../api.ts';
import { endedOrderRead } from '../checkout/checkout.actions.ts';
import { selectCheckout } from '../checkout/checkout.selectors.ts';
import { isWaiting } from '../orders/order-state.ts';
import { ordersApi } from '../orders/orders.api.ts';
import { draftOpened } from '../wizard/wizard.events.ts';
import { selectEvent } from '../wizard/wizard.selectors.ts';
import { eventsOfOrder, removeDraft, removeOpenOrder } from './draft.storage.ts';
import { newDraftId } from './draft.ts';

/** The input of an order is no longer needed once it is paid. */
function* removePaidDrafts(orderId: OrderId) {
  const event = yield* select(selectEvent);
  // a placed order on screen stays there: its step shows that it is paid
  const { status } = yield* select(selectCheckout);
  for (const id of yield* call(eventsOfOrder, orderId)) {
    yield* call(removeDraft, id);
    if (event?.id === id && status !== 'placed') yield* put(draftOpened({ event, draft: { id: newDraftId() } }));
  }
}

/** The input of an order that ended without a payment stays for the next one. */
function* removeOpenOrders(orderId: OrderId) {
  for (const id of yield* call(eventsOfOrder, orderId)) {
    yield* call(removeOpenOrder, id, orderId);
  }
  yield* put(bookingApi.util.invalidateTags(['Variants']));
}

function* onOrderRead({ payload: { order } }: { payload: OrderDetail }) {
  if (isWaiting(order.paymentState)) return;
  if (order.paymentState === 'paid') yield* removePaidDrafts(order.id);
  else yield* removeOpenOrders(order.id);
}

function* onOrderPaid({ payload }: ReturnType<typeof orderPaid>) {
  yield* removePaidDrafts(payload.orderId);
}

/** Updates drafts according to their orders, on whichever page an order's state becomes known. */
export function* settledOrderSaga() {
  yield* takeEvery(ordersApi.endpoints.bookingOrder.matchFulfilled, onOrderRead);
  yield* takeEvery(ordersApi.endpoints.bookingCheckPayment.matchFulfilled, onOrderRead);
  yield* takeEvery(endedOrderRead, onOrderRead);
  yield* takeEvery(orderPaid.type, onOrderPaid);
}
