import { type ContractState, selectSession, sessionEnded } from '@idavuelta/shared/contracts';
import { call, delay, put, select, takeEvery, takeLatest } from '@idavuelta/shared/platform';
import { orderPlaced } from '../checkout/checkout.slice.ts';
import { draftOpened, eventRefreshed, pageHidden, wizardClosed, wizardOpened } from '../wizard/wizard.events.ts';
import { selectEvent, selectEventOnScreen } from '../wizard/wizard.selectors.ts';
import { selectDraft } from './draft.selectors.ts';
import { clearDrafts, readDraft, writeDraft } from './draft.storage.ts';
import { newDraftId } from './draft.ts';

/** Milliseconds without a change after which the draft is saved. */
const saveDelay = 300;

function* openDraft({ payload: event }: ReturnType<typeof wizardOpened>) {
  const onScreen = yield* select(selectEventOnScreen);
  if (onScreen?.id === event.id) return yield* put(eventRefreshed(event));
  if (onScreen) yield* saveDraft(); // its page was replaced by this event's without closing the wizard
  const latest = yield* select(selectEvent);
  // coming back to the same event continues from the store; session storage is for reloads
  const known = latest?.id === event.id ? yield* select(selectDraft) : yield* call(readDraft, event.id);
  yield* put(draftOpened({ event, draft: known ?? { id: newDraftId() } }));
}

function* saveDraft() {
  const event = yield* select(selectEvent);
  if (event) yield* call(writeDraft, event.id, yield* select(selectDraft));
}

function* saveSoon() {
  yield* delay(saveDelay);
  yield* saveDraft();
}

/** Only a logout clears the drafts: after an expired session the same person logs in again and continues. */
function* clearOnLogout({ payload }: ReturnType<typeof sessionEnded>) {
  if (payload.reason !== 'logout') return;
  yield* call(clearDrafts);
  const event = yield* select(selectEvent);
  if (event) yield* put(draftOpened({ event, draft: { id: newDraftId() } }));
}

/** At start: a logout before this module was on the page has left the drafts of whoever was logged in. */
export function* forgottenDraftsSaga() {
  const { lastEnd } = yield* select((state: ContractState) => selectSession(state));
  const mountedBefore = yield* select(selectEvent);
  if (lastEnd === 'logout' && !mountedBefore) yield* call(clearDrafts);
}

const isChange = ({ type }: { type: string }) => type.startsWith('booking/');

export function* draftSaga() {
  yield* takeEvery(wizardOpened, openDraft);
  // takeLatest with a delay is a debounce: one write after the last change
  yield* takeLatest(isChange, saveSoon);
  // these cannot wait: the page may be gone before the delay is over
  yield* takeEvery([pageHidden.type, wizardClosed.type, orderPlaced.type], saveDraft);
  yield* takeEvery(sessionEnded.type, clearOnLogout);
}
