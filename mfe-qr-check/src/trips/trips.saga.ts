import type {
  DrivenTrip,
  MarkedTrips,
  StaffAccount,
  StaffChallenge,
  StaffLogin,
  TripMark,
  TripNews,
} from '@idavuelta/shared/contracts/staff';
import {
  type ApiRequest,
  actionChannel,
  all,
  buffers,
  call,
  callApi,
  delay,
  put,
  race,
  serverNow,
  take,
  takeEvery,
  takeLeading,
  toApiError,
} from '@idavuelta/shared/platform';
import { asStaff, staffSession } from '@idavuelta/shared/staff-session';
import { networkReturned } from '../state/device.slice.ts';
import {
  codeEntered,
  credentialsEntered,
  driverLoggedOut,
  type TripsState,
  tripMarked,
  tripsUpdated,
} from '../state/trips.slice.ts';
import { deleteTrips, phoneId, readStoredTrips, type StoredTrips, saveTrips } from './stored-trips.ts';
import { withMarks } from './with-marks.ts';

/** Milliseconds between two attempts to send. */
const sendInterval = 20_000;
/** Maximum number of marks per call. */
const marksAtOnce = 200;

/** Shows a driver's trips, and sends their marks whenever there is a network. */
export function* driveTrips() {
  staffSession.deleteOldToken();
  yield* show(readStoredTrips(), { status: staffSession.isKnown() ? 'open' : 'logged-out' });
  yield* all([
    takeLeading(credentialsEntered, logIn),
    takeEvery(tripMarked, storeMark),
    takeEvery(driverLoggedOut, logOut),
    call(syncWhenPossible),
  ]);
}

function* show(stored: StoredTrips, state: Partial<TripsState> = {}) {
  const { trips, waiting, readAt, news } = stored;
  const marked = withMarks(trips, waiting.map(byServerClock));
  yield* put(tripsUpdated({ trips: marked, waiting: waiting.length, readAt, news, ...state }));
}

/** Marks are stored by the phone's clock, which the API corrects; what the page shows is by the server's. */
function byServerClock(mark: TripMark): TripMark {
  const ahead = serverNow() - Date.now();
  return { ...mark, at: new Date(Date.parse(mark.at) + ahead).toISOString() };
}

export const callAsStaff = <T>(request: ApiRequest) => callApi<T>(asStaff(request));

/** Sends a call that changes something. If the page has no CSRF token yet, it reads one from the account first. */
export function* change<T>(request: ApiRequest) {
  if (!staffSession.hasCsrfToken()) yield* call(readCsrfToken);
  try {
    return yield* callAsStaff<T>(request);
  } catch (error) {
    const code: string = toApiError(error).code;
    if (code !== 'CSRF_TOKEN_INVALID') throw error;
    yield* call(readCsrfToken);
    return yield* callAsStaff<T>(request);
  }
}

function* readCsrfToken() {
  const { csrfToken } = yield* callAsStaff<StaffAccount>({ url: '/staff-api/account' });
  staffSession.resume(csrfToken);
}

function* reportFailure(error: unknown, more: Partial<TripsState> = {}) {
  yield* put(tripsUpdated({ isBusy: false, problem: toApiError(error).code, ...more }));
}

/** Asks for the password, then for codes until one is right. */
function* logIn({ payload: data }: ReturnType<typeof credentialsEntered>) {
  yield* put(tripsUpdated({ isBusy: true, problem: undefined, rejection: undefined }));
  try {
    const { challenge } = yield* callAsStaff<StaffChallenge>({ method: 'POST', url: '/staff-api/login', data });
    yield* put(tripsUpdated({ isBusy: false, status: 'code-needed' }));
    while (!(yield* call(confirm, challenge)));
    yield* call(sync);
  } catch (error) {
    yield* reportFailure(error, { status: 'logged-out' });
  }
}

/** @returns whether the code was right @throws ApiError when the password must be typed again */
function* confirm(challenge: string) {
  const { payload: code } = yield* take(codeEntered);
  yield* put(tripsUpdated({ isBusy: true, problem: undefined, rejection: undefined }));
  try {
    const data = { challenge, code };
    const { csrfToken } = yield* callAsStaff<StaffLogin>({ method: 'POST', url: '/staff-api/login/code', data });
    staffSession.begin(csrfToken);
    yield* put(tripsUpdated({ isBusy: false, status: 'open' }));
    return true;
  } catch (error) {
    if (toApiError(error).code === 'UNAUTHENTICATED') throw error;
    yield* reportFailure(error);
    return false;
  }
}

function* storeMark({ payload }: ReturnType<typeof tripMarked>) {
  const stored = readStoredTrips();
  const at = new Date().toISOString();
  const waiting = [...stored.waiting, { ...payload, id: crypto.randomUUID(), at }];
  saveTrips({ ...stored, waiting });
  yield* show({ ...stored, waiting }, { problem: undefined, rejection: undefined });
}

/** Ends the session on the phone; unsent marks are lost, as the page has warned. */
function* logOut() {
  try {
    yield* change({ method: 'POST', url: '/staff-api/logout' });
  } catch (error) {
    // Only the API can end the session and remove its cookie.
    if (toApiError(error).code !== 'UNAUTHENTICATED') return yield* reportFailure(error);
  }
  staffSession.end();
  deleteTrips();
  yield* put(tripsUpdated({ status: 'logged-out', trips: [], waiting: 0, problem: undefined }));
}

function* syncWhenPossible() {
  // triggers during a call count too
  const reasons = yield* actionChannel([tripMarked, networkReturned], buffers.sliding(1));
  for (;;) {
    while (staffSession.isKnown() && (yield* call(sync)));
    yield* race([delay(sendInterval), take(reasons)]);
  }
}

const toBatch = (marks: TripMark[]) => ({ marks, sentAt: new Date().toISOString(), device: phoneId() });

/** News are not worth a failure: without them the trips are there. */
function* readNews() {
  try {
    return yield* callAsStaff<TripNews>({ url: '/staff-api/my-trips/news' });
  } catch {
    return readStoredTrips().news;
  }
}

/**
 * Sends unsent marks and fetches the current trips. Without a network everything stays as it is.
 * @returns whether more was marked meanwhile
 */
function* sync() {
  const { waiting } = readStoredTrips();
  const sent = waiting.slice(0, marksAtOnce);
  try {
    const read =
      sent.length > 0
        ? yield* change<MarkedTrips>({ method: 'POST', url: '/staff-api/my-trips/marks', data: toBatch(sent) })
        : { rejected: [], trips: yield* callAsStaff<DrivenTrip[]>({ url: '/staff-api/my-trips' }) };
    const ids = new Set(sent.map(({ id }) => id));
    const news = yield* call(readNews);
    // marked during the calls
    const rest = readStoredTrips().waiting.filter(({ id }) => !ids.has(id));
    const stored = {
      trips: read.trips,
      readAt: new Date(serverNow()).toISOString(),
      waiting: rest,
      ...(news && { news }),
    };
    saveTrips(stored);
    yield* show(stored, { problem: undefined, ...(read.rejected[0] && { rejection: read.rejected[0].reason }) });
    return rest.length > 0;
  } catch (error) {
    const { code } = toApiError(error);
    const isOver = code === 'UNAUTHENTICATED';
    if (isOver) staffSession.end();
    yield* reportFailure(error, isOver ? { status: 'logged-out' } : {});
    return false;
  }
}
