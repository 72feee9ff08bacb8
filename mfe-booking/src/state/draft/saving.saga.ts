import { call, delay, put, select, takeEvery, takeLatest } from '@idavuelta/shared/platform';
import { orderPlaced } from '../checkout/checkout.actions.ts';
import { draftOpened, pageHidden, wizardClosed } from '../wizard/wizard.events.ts';
import { selectEvent } from '../wizard/wizard.selectors.ts';
import { selectOpenOrder, selectSaved, selectTypedDraft } from './draft.selectors.ts';
import { removeOpenOrder, writeDraft, writeOpenOrder } from './draft.storage.ts';
import { draftSaved } from './saved.slice.ts';

/** Milliseconds without a change after which the draft is saved. */
const saveDelay = 300;

export function* saveDraft() {
  const event = yield* select(selectEvent);
  if (!event) return;
  const saved = yield* select(selectSaved);
  const typed = yield* select(selectTypedDraft);
  const openOrder = yield* select(selectOpenOrder);
  if (typed === saved.typed && openOrder === saved.openOrder) return;
  if (typed !== saved.typed) yield* call(writeDraft, event.id, { ...typed, eventSlug: event.slug });
  if (openOrder && openOrder !== saved.openOrder) yield* call(writeOpenOrder, event.id, openOrder);
  if (!openOrder && saved.openOrder) yield* call(removeOpenOrder, event.id, saved.openOrder.orderId);
  yield* put(draftSaved({ typed, openOrder }));
}

function* saveSoon({ type }: { type: string }) {
  if (type === wizardClosed.type) return; // closing saves at once, and nothing changes afterwards
  yield* delay(saveDelay);
  yield* saveDraft();
}

/** A draft that was just opened, whether restored or empty, is not saved until it changes. */
function* onOpened() {
  yield* put(draftSaved({ typed: yield* select(selectTypedDraft), openOrder: yield* select(selectOpenOrder) }));
}

const isChange = ({ type }: { type: string }) => type.startsWith('booking/') && type !== draftSaved.type;

/** Saves the event's draft in this browser's storage. */
export function* savingSaga() {
  yield* takeEvery(draftOpened, onOpened);
  // takeLatest with a delay is a debounce: one write after the last change
  yield* takeLatest(isChange, saveSoon);
  // these cannot wait: the page may be closed before the delay is over
  yield* takeEvery([pageHidden.type, wizardClosed.type, orderPlaced.type], saveDraft);
}
