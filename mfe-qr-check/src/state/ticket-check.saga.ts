import { type Leg, notified, type TicketCheck, type TicketQr } from '@idavuelta/shared/contracts';
import { call, callApi, put, select, takeLeading, toApiError } from '@idavuelta/shared/platform';
import { checkStarted, codeRead, scanStarted, selectLeg, ticketChecked } from './ticket-check.slice.ts';
import { parseTicketQr } from './ticket-qr.ts';

const invalid = notified({ kind: 'error', key: 'qr:invalid_event', as: 'snackbar' });
const notValidated = notified({ kind: 'error', key: 'qr:not_validated', as: 'snackbar' });

const checkComplete = ({ orderId, ticket }: TicketQr, leg: Leg | undefined) =>
  callApi<Partial<TicketCheck> | null>({
    method: 'POST',
    url: `/order/${encodeURIComponent(orderId)}/check-complete`,
    params: { ticket, leg },
  });

function* checkCode({ payload }: ReturnType<typeof codeRead>) {
  const code = parseTicketQr(payload);
  if (!code) {
    yield* put(invalid); // the scanner stays on
    return;
  }
  yield* put(checkStarted(code.orderId));
  try {
    const ticket = yield* call(checkComplete, code, yield* select(selectLeg));
    if (!ticket) yield* put(notValidated);
    yield* put(ticket ? ticketChecked(ticket) : scanStarted());
  } catch (error) {
    const { code: reason } = toApiError(error);
    const offline = reason === 'NETWORK' || reason === 'TIMEOUT';
    yield* put(offline ? notified({ kind: 'error', key: `common:errors.${reason}`, as: 'snackbar' }) : invalid);
    yield* put(scanStarted());
  }
}

export function* ticketCheckSaga() {
  // takeLeading: the camera reads the same code several times a second; only one check at a time
  yield* takeLeading(codeRead, checkCode);
}
