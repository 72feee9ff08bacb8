import { call, put, select, takeEvery } from '@idavuelta/shared/platform';
import { selectCheckout } from '../checkout/checkout.selectors.ts';
import { purchaseDigest } from '../checkout/idempotency-key.ts';
import { selectOrderRequest } from '../checkout/order-request.ts';
import { draftOpened, draftStored, openOrderStored } from '../wizard/wizard.events.ts';
import { selectEvent } from '../wizard/wizard.selectors.ts';
import { readDraft } from './draft.storage.ts';
import { newDraftId } from './draft.ts';

/** What was typed for the order is on screen still. */
function* isOrderOnScreen() {
  const { openOrder } = yield* select(selectCheckout);
  const request = yield* select(selectOrderRequest);
  return !!request && openOrder?.purchase === purchaseDigest(request);
}

/**
 * The order of one tab is that of every tab on its event: none makes a second one of the same purchase, and what was typed
 * for it is forgotten everywhere once it is paid. What else is typed in another tab stays.
 */
function* followOtherTab({ payload: { eventId, removed } }: ReturnType<typeof draftStored>) {
  const event = yield* select(selectEvent);
  const { status, openOrder } = yield* select(selectCheckout);
  // an order of this tab is on screen, or about to be, and says itself what becomes of it
  if (event?.id !== eventId || status === 'placing' || status === 'placed') return;
  if (removed) {
    if (yield* isOrderOnScreen()) yield* put(draftOpened({ event, draft: { id: newDraftId() } }));
    return;
  }
  const stored = (yield* call(readDraft, eventId))?.openOrder;
  // that an order is open no more is learned from the server, which says why
  if (stored && (stored.orderId !== openOrder?.orderId || stored.heldUntil !== openOrder.heldUntil))
    yield* put(openOrderStored(stored));
}

export function* otherTabsSaga() {
  yield* takeEvery(draftStored, followOtherTab);
}
