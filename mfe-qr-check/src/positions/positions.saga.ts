import type { PositionSharing, SentPosition } from '@idavuelta/shared/contracts/staff';
import {
  actionChannel,
  all,
  buffers,
  call,
  delay,
  put,
  race,
  select,
  take,
  takeEvery,
  takeLeading,
  toApiError,
} from '@idavuelta/shared/platform';
import { staffSession } from '@idavuelta/shared/staff-session';
import { networkReturned } from '../state/device.slice.ts';
import {
  appLinked,
  positionSeen,
  positionsUpdated,
  selectPositions,
  sharingChanged,
} from '../state/positions.slice.ts';
import { driverLoggedOut, tripsUpdated } from '../state/trips.slice.ts';
import { callAsStaff, change } from '../trips/trips.saga.ts';
import { isDue } from './is-due.ts';
import { forgetWaiting, keepWaiting, readWaiting, removeSent } from './waiting-positions.ts';

const url = '/staff-api/my-position-sharing';
/** Milliseconds between two attempts to send. */
const sendInterval = 15_000;

/** Sends where the van is while its driver shares that, also what was seen without a network. */
export function* sharePositions() {
  yield* all([
    takeLeading(sharingChanged, changeSharing),
    takeLeading(appLinked, linkApp),
    takeEvery(positionSeen, keep),
    takeEvery(driverLoggedOut, forget),
    call(syncWhenPossible),
  ]);
}

function* changeSharing({ payload: isWanted }: ReturnType<typeof sharingChanged>) {
  yield* put(positionsUpdated({ isBusy: true, problem: undefined, deviceId: undefined }));
  try {
    const sharing = yield* change<PositionSharing>({ method: isWanted ? 'PUT' : 'DELETE', url });
    if (!isWanted) forgetWaiting();
    yield* put(positionsUpdated({ isBusy: false, sharing }));
  } catch (error) {
    yield* put(positionsUpdated({ isBusy: false, problem: toApiError(error).code }));
  }
}

function* linkApp() {
  yield* put(positionsUpdated({ isBusy: true, problem: undefined }));
  try {
    const { deviceId } = yield* change<{ deviceId: string }>({ method: 'POST', url: `${url}/app` });
    yield* put(positionsUpdated({ isBusy: false, deviceId }));
  } catch (error) {
    yield* put(positionsUpdated({ isBusy: false, problem: toApiError(error).code }));
  }
}

let last: SentPosition | undefined;

function* keep({ payload: { isBatteryLow, ...position } }: ReturnType<typeof positionSeen>) {
  const { sharing } = yield* select(selectPositions);
  if (!sharing?.since || !isDue(position, last, isBatteryLow)) return;
  last = position;
  keepWaiting(position);
}

function* forget() {
  forgetWaiting();
  last = undefined;
  yield* put(positionsUpdated({ sharing: undefined, deviceId: undefined }));
}

function* syncWhenPossible() {
  // a log-in shows as an update of the trips
  const reasons = yield* actionChannel([networkReturned, tripsUpdated], buffers.sliding(1));
  for (;;) {
    if (staffSession.isKnown()) yield* call(sync);
    yield* race([delay(sendInterval), take(reasons)]);
  }
}

/** Asks once whether the driver shares, then sends what waits. Without a network everything stays. */
function* sync() {
  const { sharing } = yield* select(selectPositions);
  try {
    if (!sharing) yield* put(positionsUpdated({ sharing: yield* callAsStaff<PositionSharing>({ url }) }));
    const positions = readWaiting();
    if (positions.length === 0) return;
    const data = { sentAt: new Date().toISOString(), positions };
    yield* change<{ kept: number }>({ method: 'POST', url: '/staff-api/my-positions', data });
    removeSent(positions);
  } catch {
    // the trips' own calls report a failure
  }
}
