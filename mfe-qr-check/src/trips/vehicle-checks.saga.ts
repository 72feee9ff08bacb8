import type { MyVehicleChecks } from '@idavuelta/shared/contracts/staff';
import {
  actionChannel,
  all,
  buffers,
  call,
  delay,
  put,
  race,
  serverNow,
  take,
  takeEvery,
} from '@idavuelta/shared/platform';
import { staffSession } from '@idavuelta/shared/staff-session';
import { networkReturned } from '../state/device.slice.ts';
import { driverLoggedOut, tripsUpdated } from '../state/trips.slice.ts';
import { vehicleChecked, vehicleChecksUpdated } from '../state/vehicle-checks.slice.ts';
import { deleteChecks, readStoredChecks, type StoredChecks, saveChecks, withWaiting } from './stored-checks.ts';
import { callAsStaff, change } from './trips.saga.ts';

const url = '/staff-api/my-vehicle-checks';
/** Milliseconds between two attempts to send, and between two readings. */
const [sendInterval, readInterval] = [20_000, 300_000];

/** Shows what to look at before a trip, and sends what the driver found whenever there is a network. */
export function* checkVehicles() {
  yield* show(readStoredChecks());
  yield* all([takeEvery(vehicleChecked, storeCheck), takeEvery(driverLoggedOut, forget), call(syncWhenPossible)]);
}

function* show(stored: StoredChecks) {
  yield* put(vehicleChecksUpdated(withWaiting(stored)));
}

function* storeCheck({ payload }: ReturnType<typeof vehicleChecked>) {
  const stored = readStoredChecks();
  const check = { ...payload, id: crypto.randomUUID(), at: new Date(serverNow()).toISOString() };
  const next = { ...stored, waiting: [...stored.waiting, check] };
  saveChecks(next);
  yield* show(next);
}

function* forget() {
  deleteChecks();
  yield* show(readStoredChecks());
}

function* syncWhenPossible() {
  // a log-in shows as an update of the trips
  const reasons = yield* actionChannel([vehicleChecked, networkReturned, tripsUpdated], buffers.sliding(1));
  let readAt = 0;
  for (;;) {
    const isDue = readStoredChecks().waiting.length > 0 || Date.now() - readAt > readInterval;
    if (staffSession.isKnown() && isDue && (yield* call(sync))) readAt = Date.now();
    yield* race([delay(sendInterval), take(reasons)]);
  }
}

/** Sends unsent checks and fetches the list. Without a network everything stays. @returns whether the API answered */
function* sync() {
  const { waiting } = readStoredChecks();
  try {
    const read: MyVehicleChecks =
      waiting.length > 0
        ? yield* change<MyVehicleChecks>({ method: 'POST', url, data: { checks: waiting } })
        : yield* callAsStaff<MyVehicleChecks>({ url });
    const ids = new Set(waiting.map(({ id }) => id));
    const stored = { ...read, waiting: readStoredChecks().waiting.filter(({ id }) => !ids.has(id)) };
    saveChecks(stored);
    yield* show(stored);
    return true;
  } catch {
    // the trips' own calls report a failure
    return false;
  }
}
