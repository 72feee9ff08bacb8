import { notified } from '@idavuelta/shared/contracts';
import { parseTicketCode, readTypedCode, shortCodeLength } from '@idavuelta/shared/contracts/tickets';
import {
  type ApiProblem,
  call,
  put,
  select,
  take,
  takeEvery,
  takeLeading,
  toApiError,
} from '@idavuelta/shared/platform';
import { deviceFailed, deviceRequested, forgedCodeRead } from './device.slice.ts';
import {
  checkStarted,
  codeRead,
  scanStarted,
  selectLeg,
  ticketChecked,
  ticketNumberNeeded,
  ticketRejected,
  typedFailed,
} from './ticket-check.slice.ts';

const invalid = notified({ kind: 'error', key: 'qr:invalid_event', as: 'snackbar' });
const notValidated = notified({ kind: 'error', key: 'qr:not_validated', as: 'snackbar' });

/** The code that checks tickets, loaded when first needed. */
const loadDevice = () => import(/* webpackChunkName: "scan" */ '../device/index.ts');

function* checkCode({ payload }: ReturnType<typeof codeRead>) {
  const scanned = parseTicketCode(payload);
  const shortCode = readTypedCode(payload, shortCodeLength);
  if (!scanned && (!shortCode || shortCode === 'mistyped')) {
    yield* put(invalid); // the scanner stays on
    return;
  }
  yield* put(checkStarted(scanned?.orderId ?? payload));
  try {
    const { checkTicket, findTyped } = yield* call(loadDevice);
    const read = scanned ? { found: scanned } : yield* call(findTyped, shortCode ?? '');
    if ('problem' in read) {
      yield* put(typedFailed(read.problem));
      return;
    }
    const code = read.found;
    const result = yield* call(checkTicket, code, yield* select(selectLeg));
    if (!result) {
      yield* put(notValidated);
      yield* put(scanStarted());
    } else yield* put('rejection' in result ? ticketRejected(result) : ticketChecked(result));
  } catch (error) {
    const problem = toApiError(error);
    if (asksForTicket(problem)) {
      yield* put(ticketNumberNeeded(scanned?.orderId ?? payload));
      return;
    }
    // Without a status the response is not the API's, so it says nothing about the ticket.
    const isOurs = problem.status === undefined || problem.code === 'RATE_LIMITED';
    yield* put(isOurs ? notified({ kind: 'error', key: `common:errors.${problem.code}`, as: 'snackbar' }) : invalid);
    yield* put(scanStarted());
  }
}

function* prepareToScan() {
  try {
    const { fetchKeys } = yield* call(loadDevice);
    yield* call(fetchKeys);
  } catch (error) {
    // The first check needs the same file, and shows an error if it fails.
    console.warn('what checks tickets could not be fetched', error);
  }
}

function* recordForgedCode(action: ReturnType<typeof forgedCodeRead>) {
  const { recordForged } = yield* call(loadDevice);
  yield* call(recordForged, action);
}

const asksForTicket = ({ code, errors = [] }: ApiProblem) =>
  code === 'VALIDATION_FAILED' && errors.some(({ field, reason }) => field === 'ticket' && reason === 'required');

export function* ticketCheckSaga() {
  yield* takeLeading(scanStarted, prepareToScan);
  yield* takeEvery(forgedCodeRead, recordForgedCode);
  // takeLeading: the camera reads the same code several times a second; only one check at a time
  yield* takeLeading(codeRead, checkCode);
}

/** Sends stored data once something on the page needs it. */
export function* deviceSaga() {
  for (;;) {
    yield* take(deviceRequested);
    try {
      const { keepInSync } = yield* call(loadDevice);
      yield* call(keepInSync);
    } catch (error) {
      // The page shows this, with a retry.
      console.warn('what the device has kept cannot be read', error);
      yield* put(deviceFailed());
    }
  }
}
