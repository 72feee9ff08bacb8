import type { CheckedDeparture, DeviceCheckResults, DoubleAdmission, TicketList } from '@idavuelta/shared/contracts';
import {
  actionChannel,
  all,
  buffers,
  call,
  callApi,
  delay,
  put,
  race,
  type SagaGenerator,
  select,
  serverNow,
  take,
  takeEvery,
  takeLatest,
  toApiError,
} from '@idavuelta/shared/platform';
import {
  checkStored,
  departuresFound,
  departuresRequested,
  deviceOpened,
  doublesFound,
  doublesSeen,
  listRemoved,
  listRequested,
  networkReturned,
  type RequestedList,
  requestFailed,
  type StoredList,
  selectDevice,
  ticketListSaved,
  waitingCounted,
} from '../state/device.slice.ts';
import { doubleKey } from './doubles.ts';
import { readDevice } from './identity.ts';
import {
  countWaiting,
  isMemoryOnly,
  markSeen,
  markSent,
  type PreparedList,
  readList,
  removeList,
  removeOld,
  type StoredCheck,
  seenDoubles,
  storeList,
  waitingChecks,
} from './storage/index.ts';

/** Milliseconds between two attempts to send; a list older than this is fetched again. */
const sendInterval = 20_000;
const listAge = 5 * 60_000;
/** Maximum number of checks per call. */
const checksAtOnce = 50;

/**
 * Reads what the device has stored, and from then on sends its checks and renews its list whenever there is a network.
 */
export function* keepInSync() {
  yield* call(removeOld);
  const list = yield* call(readList);
  yield* put(deviceOpened({ list: list && shownOf(list), ...(yield* call(storageState)) }));
  yield* all([
    takeLatest(departuresRequested, findDepartures),
    takeLatest(listRequested, prepare),
    takeEvery(listRemoved, removeList),
    takeEvery(doublesSeen, markDoublesSeen),
    takeEvery(checkStored, countAgain),
    call(sendWhenPossible),
  ]);
}

/** The number of unsent checks, and whether they outlive the page. */
async function storageState() {
  const waiting = await countWaiting();
  return { waiting, isMemoryOnly: isMemoryOnly() };
}

/** Updates the number of unsent checks, even while an earlier call is pending. */
function* countAgain() {
  yield* put(waitingCounted(yield* call(storageState)));
}

function* findDepartures() {
  try {
    const country = yield* select((state: { locale: { country: string } }) => state.locale.country);
    yield* put(
      departuresFound(
        yield* callApi<CheckedDeparture[]>({ url: '/checked-departures', params: { 'country-code': country } }),
      ),
    );
  } catch (error) {
    yield* put(requestFailed(toApiError(error).code));
  }
}

function* prepare({ payload }: ReturnType<typeof listRequested>) {
  try {
    yield* call(fetchList, payload);
  } catch (error) {
    yield* put(requestFailed(toApiError(error).code));
  }
}

function* fetchList({ departureId, key }: RequestedList) {
  const list = yield* callApi<TicketList>({ url: `/checked-departures/${departureId}/tickets` });
  const typing = yield* call(key ? fetchTyping : renewTyping, departureId, key);
  yield* call(storeList, { ...list, ...(typing && { typing }) });
  yield* put(ticketListSaved(shownOf(list)));
}

/** Fetches the list in which typed codes are looked up. @throws ApiError DEVICE_KEY_NEEDED */
function* fetchTyping(departureId: number, key = ''): SagaGenerator<PreparedList['typing']> {
  const { entries } = yield* callApi<{ entries: Record<string, string> }>({
    method: 'POST',
    url: `/checked-departures/${departureId}/short-codes`,
    data: { key },
  });
  return { key, entries };
}

/** Uses the device's key; a revoked one is deleted. */
function* renewTyping(departureId: number): SagaGenerator<PreparedList['typing']> {
  const stored = yield* call(readList);
  if (stored?.departureId !== departureId || !stored.typing) return undefined;
  try {
    return yield* call(fetchTyping, departureId, stored.typing.key);
  } catch (error) {
    if (toApiError(error).code === 'DEVICE_KEY_NEEDED') return undefined;
    throw error;
  }
}

const shownOf = ({ departureId, event, date, madeAt }: TicketList): StoredList => ({
  departureId,
  event,
  date,
  madeAt,
});

function* sendWhenPossible() {
  // triggers during a call count too
  const reasons = yield* actionChannel([checkStored, networkReturned], buffers.sliding(1));
  for (;;) {
    const { list, waiting } = yield* select(selectDevice);
    try {
      if (list || waiting) yield* call(sendWaiting);
      if (list && serverNow() - Date.parse(list.madeAt) > listAge) yield* call(fetchList, list);
    } catch (error) {
      // The number of unsent checks stays on the screen. They are sent when the network or the API is back.
      console.warn('the checks could not be sent', toApiError(error).code);
    }
    yield* race([delay(sendInterval), take(reasons), take(ticketListSaved)]);
  }
}

/** Sends unsent checks, and asks which tickets were admitted twice. Nothing is sent twice. */
function* sendWaiting() {
  let checks: StoredCheck[];
  do {
    checks = yield* call(waitingChecks, checksAtOnce);
    const { results, doubles } = yield* callApi<DeviceCheckResults>({
      method: 'POST',
      url: '/ticket-checks',
      data: { device: readDevice(), checks: checks.map(({ status, first, ...check }) => check) },
    });
    yield* call(
      markSent,
      results.map(({ scanId }) => scanId),
    );
    yield* call(countAgain);
    yield* call(showDoubles, doubles);
  } while (checks.length === checksAtOnce);
}

function* showDoubles(doubles: DoubleAdmission[]) {
  const seen = yield* call(seenDoubles);
  const unseen = doubles.filter((double) => !seen.has(doubleKey(double)));
  if (unseen.length) yield* put(doublesFound(unseen));
}

/** The driver has seen them: they are shown again only when a further device turns up. */
function* markDoublesSeen({ payload }: ReturnType<typeof doublesSeen>) {
  yield* call(markSeen, payload.map(doubleKey));
}
