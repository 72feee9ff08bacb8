import { sessionEnded } from '@idavuelta/shared/contracts';
import { call, takeEvery } from '@idavuelta/shared/platform';
import { clearAllDrafts } from './request-drafts.ts';

/** After an expired session the customer can log in again and continue with the draft. */
function* clearOnLogout({ payload }: ReturnType<typeof sessionEnded>) {
  if (payload.reason === 'logout') yield* call(clearAllDrafts);
}

export function* requestDraftsSaga() {
  yield* takeEvery(sessionEnded.type, clearOnLogout);
}
