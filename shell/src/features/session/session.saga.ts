import {
  type ContractState,
  profileChanged,
  selectSession,
  sessionEnded,
  sessionStarted,
} from '@idavuelta/shared/contracts';
import { noSessionFound, selectToken } from '@idavuelta/shared/host';
import {
  call,
  delay,
  put,
  race,
  select,
  serverNow,
  supervised,
  take,
  takeEvery,
  takeLatest,
  toApiError,
} from '@idavuelta/shared/platform';
import { deleteCustomerData } from '@idavuelta/shared/storage';
import { eventChannel } from 'redux-saga';
import { fork } from 'redux-saga/effects';
import { watchLogin, watchVerification } from './login.saga.ts';
import { fetchProfile, fetchTime, logOut } from './session.api.ts';
import { logoutClicked } from './session.slice.ts';
import { startSession } from './start-session.ts';
import { isTokenValid, storedToken, tokenExpiry, tokenMargin } from './token.ts';

/** Milliseconds to wait for the server's time. */
const timeLimit = 2_000;

/** Runs at start: a valid stored token starts a session. */
function* restoreSession() {
  const token = storedToken.read();
  if (token && (isTokenValid(token) || (yield* call(isValidOnServer, token)))) return void (yield* startSession(token));
  if (token) storedToken.remove();
  deleteCustomerData();
  yield* put(noSessionFound());
}

/** A device's clock may be days ahead: before a login is discarded as expired, ask the server for the time. */
function* isValidOnServer(token: string) {
  if (!tokenExpiry(token)) return false;
  try {
    // Continue without a response: until then the page does not know whether the visitor is logged in.
    yield* race([call(fetchTime), delay(timeLimit)]);
    return isTokenValid(token);
  } catch (error) {
    console.warn('the server did not tell its time', toApiError(error).code);
    return false;
  }
}

/** Fetches the profile, and ends the session when its token expires. */
function* followSession() {
  yield* call(loadProfile);
  const token = yield* select(selectToken);
  const remaining = (tokenExpiry(token ?? '') ?? 0) - serverNow() - tokenMargin;
  // setTimeout cannot wait longer than 24.8 days; a token that lasts longer is checked again at the next start.
  if (remaining > 2_147_483_647) return;
  yield* delay(Math.max(remaining, 0));
  yield* put(sessionEnded({ reason: 'expired' }));
}

function* loadProfile() {
  try {
    yield* put(profileChanged({ profile: yield* call(fetchProfile) }));
  } catch (error) {
    // The session continues without a profile: the menu shows no name. A 401 has already ended the session.
    console.warn('the profile could not be fetched', toApiError(error).code);
  }
}

function* endOnServer() {
  try {
    yield* call(logOut);
  } catch (error) {
    // This browser drops the token in any case, and the token expires.
    console.warn('the session could not be ended on the server', toApiError(error).code);
  }
}

/** Deletes all data of the customer from the device after a logout. */
function forgetSession() {
  storedToken.remove();
  deleteCustomerData();
}

/** A login or logout in one tab applies to every open tab. */
function* followOtherTabs() {
  const changes = eventChannel<string | null>((emit) => {
    const listener = ({ key, newValue, oldValue }: StorageEvent) => {
      if ((key === storedToken.key || key === null) && newValue !== oldValue) emit(newValue ?? '');
    };
    window.addEventListener('storage', listener);
    return () => window.removeEventListener('storage', listener);
  });
  try {
    for (;;) {
      const token = yield* take(changes);
      const session = yield* select((state: ContractState) => selectSession(state));
      if (!token && session.status === 'authenticated') yield* put(sessionEnded({ reason: 'logout' }));
      if (token && session.status === 'anonymous' && isTokenValid(token)) yield* startSession(token);
    }
  } finally {
    changes.close();
  }
}

function* watchSession() {
  // takeLatest: a new session replaces the timer of the old one, and the end of the session cancels it.
  yield* takeLatest(isSessionChange, function* (action) {
    if (sessionStarted.match(action)) yield* followSession();
  });
}

function* watchLogout() {
  yield* takeEvery(sessionEnded.match as Matches, forgetSession);
  yield* takeEvery(logoutClicked, function* () {
    // The call reads the token before it is removed; nothing waits for its response.
    yield fork(endOnServer);
    yield* put(sessionEnded({ reason: 'logout' }));
  });
}

export const sessionSaga = supervised(
  watchLogin,
  watchVerification,
  watchSession,
  watchLogout,
  followOtherTabs,
  restoreSession,
);

type Matches = (action: { type: string }) => boolean;
const isSessionChange = (action: unknown): action is { type: string } =>
  sessionStarted.match(action) || sessionEnded.match(action);
