import { call, put, select, takeEvery } from '@idavuelta/shared/platform';
import { selectCheckout, selectIsOrderUnderWay } from '../checkout/checkout.selectors.ts';
import { purchaseDigest } from '../checkout/idempotency-key.ts';
import { selectOrderRequest } from '../checkout/order-request.ts';
import { draftOpened, draftStored, openOrderStored } from '../wizard/wizard.events.ts';
import { selectEvent } from '../wizard/wizard.selectors.ts';
import { readDraft } from './draft.storage.ts';
import { newDraftId } from './draft.ts';

/** Whether the input of the open order is still displayed. */
function* isOrderOnScreen() {
  const { openOrder } = yield* select(selectCheckout);
  const request = yield* select(selectOrderRequest);
  return !!request && openOrder?.purchase === purchaseDigest(request);
}

/**
 * All tabs on an event share one open order, so that no tab orders the same purchase a second time. Once it is paid,
 * every tab drops the input for it; other input of a tab stays.
 */
function* followOtherTab({ payload: { eventId, removed } }: ReturnType<typeof draftStored>) {
  const event = yield* select(selectEvent);
  const { status, openOrder } = yield* select(selectCheckout);
  // this tab shows an order, or is about to, with its own state
  if (event?.id !== eventId || status === 'placed' || (yield* select(selectIsOrderUnderWay))) return;
  if (removed) {
    if (yield* isOrderOnScreen()) yield* put(draftOpened({ event, draft: { id: newDraftId() } }));
    return;
  }
  const stored = (yield* call(readDraft, eventId))?.openOrder;
  // only the server tells that an order is no longer open, and why
  if (stored && (stored.orderId !== openOrder?.orderId || stored.heldUntil !== openOrder.heldUntil))
    yield* put(openOrderStored(stored));
}

export function* otherTabsSaga() {
  yield* takeEvery(draftStored, followOtherTab);
}
