import {
  type ContractState,
  profileChanged,
  selectProfile,
  selectSession,
  sessionEnded,
} from '@idavuelta/shared/contracts';
import { call, put, select, takeEvery } from '@idavuelta/shared/platform';
import { draftOpened, eventRefreshed, wizardOpened } from '../wizard/wizard.events.ts';
import { selectEvent, selectEventOnScreen } from '../wizard/wizard.selectors.ts';
import { selectOpenOrder, selectTypedDraft } from './draft.selectors.ts';
import { clearDrafts, readDraft, readOwner, removeOldDrafts, writeOwner } from './draft.storage.ts';
import { newDraftId } from './draft.ts';
import { saveDraft } from './saving.saga.ts';

function* openDraft({ payload: event }: ReturnType<typeof wizardOpened>) {
  const onScreen = yield* select(selectEventOnScreen);
  if (onScreen?.id === event.id) return yield* put(eventRefreshed(event));
  if (onScreen) yield* saveDraft(); // its page was replaced by this event's without closing the wizard
  const latest = yield* select(selectEvent);
  const stored = yield* call(readDraft, event.id);
  // coming back to the same event continues from the store; the browser's storage is for reloads and closed tabs
  const draft = latest?.id === event.id ? yield* draftInStore() : (stored ?? { id: newDraftId() });
  yield* put(draftOpened({ event, draft: stored ? { ...draft, openOrder: stored.openOrder } : draft }));
}

function* draftInStore() {
  return { ...(yield* select(selectTypedDraft)), openOrder: yield* select(selectOpenOrder) };
}

function* resetDraft() {
  yield* call(clearDrafts);
  const event = yield* select(selectEvent);
  if (event) yield* put(draftOpened({ event, draft: { id: newDraftId() } }));
}

/** A logout clears the drafts. An expired session does not, so that the buyer can log in again and continue. */
function* clearOnLogout({ payload }: ReturnType<typeof sessionEnded>) {
  if (payload.reason === 'logout') yield* resetDraft();
}

/** Other customers must not see the drafts. */
function* clearForOtherOwner(customerId: number) {
  const owner = yield* call(readOwner);
  if (owner !== undefined && owner !== String(customerId)) yield* resetDraft();
  yield* call(writeOwner, customerId);
}

function* onProfile({ payload }: ReturnType<typeof profileChanged>) {
  yield* clearForOtherOwner(payload.profile.id);
}

/**
 * At start: after a logout or login that happened before this module was mounted, removes the previous user's drafts.
 */
export function* forgottenDraftsSaga() {
  const { lastEnd } = yield* select((state: ContractState) => selectSession(state));
  const profile = yield* select((state: ContractState) => selectProfile(state));
  const mountedBefore = yield* select(selectEvent);
  yield* call(removeOldDrafts);
  if (lastEnd === 'logout' && !mountedBefore) yield* call(clearDrafts);
  if (profile) yield* clearForOtherOwner(profile.id);
}

export function* draftSaga() {
  yield* takeEvery(wizardOpened, openDraft);
  yield* takeEvery(sessionEnded.type, clearOnLogout);
  yield* takeEvery(profileChanged.type, onProfile);
}
