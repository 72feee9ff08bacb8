import { sessionEnded } from '@idavuelta/shared/contracts';
import { call, delay, put, select, takeEvery, takeLatest } from '@idavuelta/shared/platform';
import { orderPlaced } from '../checkout/checkout.slice.ts';
import type { RootState } from '../reducer.ts';
import { draftOpened, eventRefreshed, pageHidden, wizardLeft, wizardOpened } from '../wizard/wizard.events.ts';
import { selectEvent } from '../wizard/wizard.selectors.ts';
import { clearDrafts, readDraft, writeDraft } from './draft.storage.ts';
import { type Draft, newDraftId } from './draft.ts';

/** Typing is saved once it rests for this many milliseconds. */
const rest = 300;

const selectBooking = (state: RootState) => state['mfe-booking'];

function* openDraft({ payload: event }: ReturnType<typeof wizardOpened>) {
  const { wizard } = yield* select(selectBooking);
  if (wizard.event?.id === event.id && !wizard.left) return yield* put(eventRefreshed(event));
  yield* saveDraft(); // of another event, whose page this one took the place of
  const draft = (yield* call(readDraft, event.id)) ?? { id: newDraftId() };
  yield* put(draftOpened({ event, draft }));
}

function* saveDraft() {
  const { wizard, tickets, addresses, passengers, payment, checkout } = yield* select(selectBooking);
  if (!wizard.event) return;
  const draft: Draft =
    checkout.status === 'placed'
      ? // the purchase is done: the next one begins empty, and knows of this one while it waits for its payment
        { id: newDraftId(), openOrder: checkout.openOrder }
      : {
          id: wizard.draftId,
          step: wizard.step,
          tickets,
          addresses,
          passengers,
          payment,
          openOrder: checkout.openOrder,
        };
  yield* call(writeDraft, wizard.event.id, draft);
}

function* saveSoon() {
  yield* delay(rest);
  yield* saveDraft();
}

/** Only a logout forgets: after an expired login the same person goes on. */
function* forget({ payload }: ReturnType<typeof sessionEnded>) {
  if (payload.reason !== 'logout') return;
  yield* call(clearDrafts);
  const event = yield* select(selectEvent);
  if (event) yield* put(draftOpened({ event, draft: { id: newDraftId() } }));
}

const isChange = ({ type }: { type: string }) => type.startsWith('booking/');

export function* draftSaga() {
  yield* takeEvery(wizardOpened, openDraft);
  // takeLatest with a delay is a debounce: one write after the last key
  yield* takeLatest(isChange, saveSoon);
  yield* takeEvery([pageHidden.type, wizardLeft.type, orderPlaced.type], saveDraft);
  yield* takeEvery(sessionEnded.type, forget);
}
