import {
  type ContractState,
  notified,
  profileChanged,
  selectSession,
  sessionEnded,
  sessionStarted,
} from '@idavuelta/shared/contracts';
import {
  call,
  delay,
  put,
  select,
  take,
  takeEvery,
  takeLatest,
  takeLeading,
  toApiError,
} from '@idavuelta/shared/platform';
import { eventChannel } from 'redux-saga';
import { fetchProfile, login } from './session.api.ts';
import { loginRefused, loginSubmitted, logoutClicked } from './session.slice.ts';
import { isTokenValid, storedToken, tokenExpiry, tokenMargin } from './token.ts';

/** At start: a stored token that is still valid is a login; anything else is none. */
function* restoreSession() {
  const token = storedToken.read();
  if (token && isTokenValid(token)) yield* put(sessionStarted({ token }));
  else yield* put(sessionEnded({ reason: token ? 'expired' : 'logout' }));
}

function* logIn({ payload }: ReturnType<typeof loginSubmitted>) {
  try {
    const { token } = yield* call(login, payload);
    yield* put(sessionStarted({ token }));
    yield* put(notified({ kind: 'success', key: 'shell:login_success' }));
  } catch (error) {
    const { code } = toApiError(error);
    yield* put(loginRefused(code));
    const refused = code === 'BAD_CREDENTIALS' || code === 'VALIDATION_FAILED';
    yield* put(notified({ kind: 'error', key: refused ? 'shell:login_error' : `common:errors.${code}` }));
  }
}

/** Keeps the token, reads the profile, and ends the session when the token does. */
function* followSession({ payload: { token, profile } }: ReturnType<typeof sessionStarted>) {
  storedToken.write(token);
  if (!profile) yield* call(readProfile);
  const left = (tokenExpiry(token) ?? 0) - Date.now() - tokenMargin;
  // setTimeout cannot wait longer than 24.8 days: such a token is looked at again at the next start.
  if (left > 2_147_483_647) return;
  yield* delay(Math.max(left, 0));
  yield* put(sessionEnded({ reason: 'expired' }));
}

function* readProfile() {
  try {
    yield* put(profileChanged({ profile: yield* call(fetchProfile) }));
  } catch (error) {
    // The login stands without a profile: the menu shows no name. A 401 has ended the session already.
    console.warn('the profile could not be read', toApiError(error).code);
  }
}

function forgetSession() {
  storedToken.remove();
}

/** A login or logout in one tab counts in every open tab. */
function* followOtherTabs() {
  const changes = eventChannel<string | null>((emit) => {
    const listener = ({ key, newValue, oldValue }: StorageEvent) => {
      if ((key === storedToken.key || key === null) && newValue !== oldValue) emit(newValue ?? '');
    };
    window.addEventListener('storage', listener);
    return () => window.removeEventListener('storage', listener);
  });
  for (;;) {
    const token = yield* take(changes);
    const session = yield* select((state: ContractState) => selectSession(state));
    if (!token && session.status === 'authenticated') yield* put(sessionEnded({ reason: 'logout' }));
    if (token && session.status === 'anonymous' && isTokenValid(token)) yield* put(sessionStarted({ token }));
  }
}

export function* sessionSaga() {
  // takeLeading: a second press of "log in" while the first is under way asks nothing.
  yield* takeLeading(loginSubmitted, logIn);
  // takeLatest: only the newest token's expiry counts; an ended session stops the wait.
  yield* takeLatest(isSessionChange, function* (action) {
    if (sessionStarted.match(action)) yield* followSession(action);
  });
  yield* takeEvery(sessionEnded.match as Matches, forgetSession);
  yield* takeEvery(logoutClicked, function* () {
    yield* put(sessionEnded({ reason: 'logout' }));
  });
  yield* call(restoreSession);
  yield* call(followOtherTabs);
}

type Matches = (action: { type: string }) => boolean;
const isSessionChange = (action: unknown): action is ReturnType<typeof sessionStarted> =>
  sessionStarted.match(action) || sessionEnded.match(action);
