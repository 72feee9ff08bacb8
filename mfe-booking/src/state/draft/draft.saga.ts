import {
  type ContractState,
  profileChanged,
  selectProfile,
  selectSession,
  sessionEnded,
} from '@idavuelta/shared/contracts';
import { call, delay, put, select, takeEvery, takeLatest } from '@idavuelta/shared/platform';
import { orderPlaced } from '../checkout/checkout.slice.ts';
import { draftOpened, eventRefreshed, pageHidden, wizardClosed, wizardOpened } from '../wizard/wizard.events.ts';
import { selectEvent, selectEventOnScreen } from '../wizard/wizard.selectors.ts';
import { selectDraft } from './draft.selectors.ts';
import { clearDrafts, readDraft, readOwner, removeOldDrafts, writeDraft, writeOwner } from './draft.storage.ts';
import { newDraftId } from './draft.ts';

/** Milliseconds without a change after which the draft is saved. */
const saveDelay = 300;

function* openDraft({ payload: event }: ReturnType<typeof wizardOpened>) {
  const onScreen = yield* select(selectEventOnScreen);
  if (onScreen?.id === event.id) return yield* put(eventRefreshed(event));
  if (onScreen) yield* saveDraft(); // its page was replaced by this event's without closing the wizard
  const latest = yield* select(selectEvent);
  // coming back to the same event continues from the store; the browser's storage is for reloads and closed tabs
  const known = latest?.id === event.id ? yield* select(selectDraft) : yield* call(readDraft, event.id);
  yield* put(draftOpened({ event, draft: known ?? { id: newDraftId() } }));
}

function* saveDraft() {
  const event = yield* select(selectEvent);
  if (event) yield* call(writeDraft, event.id, yield* select(selectDraft));
}

function* saveSoon({ type }: { type: string }) {
  if (type === wizardClosed.type) return; // it is saved at once, and nothing changes after it
  yield* delay(saveDelay);
  yield* saveDraft();
}

function* forget() {
  yield* call(clearDrafts);
  const event = yield* select(selectEvent);
  if (event) yield* put(draftOpened({ event, draft: { id: newDraftId() } }));
}

/** Of the ends of a session only a logout clears the drafts: who logs in again after an expired one continues. */
function* clearOnLogout({ payload }: ReturnType<typeof sessionEnded>) {
  if (payload.reason === 'logout') yield* forget();
}

/** Another customer than the one who typed them must not see the drafts. */
function* keepForOwner(customerId: number) {
  const owner = yield* call(readOwner);
  if (owner !== undefined && owner !== String(customerId)) yield* forget();
  yield* call(writeOwner, customerId);
}

function* onProfile({ payload }: ReturnType<typeof profileChanged>) {
  yield* keepForOwner(payload.profile.id);
}

/** At start: a logout or a login before this module was on the page has left the drafts of whoever was there before. */
export function* forgottenDraftsSaga() {
  const { lastEnd } = yield* select((state: ContractState) => selectSession(state));
  const profile = yield* select((state: ContractState) => selectProfile(state));
  const mountedBefore = yield* select(selectEvent);
  yield* call(removeOldDrafts);
  if (lastEnd === 'logout' && !mountedBefore) yield* call(clearDrafts);
  if (profile) yield* keepForOwner(profile.id);
}

const isChange = ({ type }: { type: string }) => type.startsWith('booking/');

export function* draftSaga() {
  yield* takeEvery(wizardOpened, openDraft);
  // takeLatest with a delay is a debounce: one write after the last change
  yield* takeLatest(isChange, saveSoon);
  // these cannot wait: the page may be gone before the delay is over
  yield* takeEvery([pageHidden.type, wizardClosed.type, orderPlaced.type], saveDraft);
  yield* takeEvery(sessionEnded.type, clearOnLogout);
  yield* takeEvery(profileChanged.type, onProfile);
}
