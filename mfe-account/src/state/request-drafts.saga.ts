import { sessionEnded } from '@idavuelta/shared/contracts';
import { call, takeEvery } from '@idavuelta/shared/platform';
import { clearAllDrafts } from './request-drafts.ts';

/** Who logs in again after an expired session continues with their draft. */
function* clearOnLogout({ payload }: ReturnType<typeof sessionEnded>) {
  if (payload.reason === 'logout') yield* call(clearAllDrafts);
}

export function* requestDraftsSaga() {
  yield* takeEvery(sessionEnded.type, clearOnLogout);
}
