import type { Leg, TicketCheck, TicketList, TicketQr } from '@idavuelta/shared/contracts';
import { call, callApi, delay, put, race, type SagaGenerator, serverNow, toApiError } from '@idavuelta/shared/platform';
import { checkStored, forgedCodeRead } from '../state/device.slice.ts';
import type { Rejection } from '../state/ticket-check.slice.ts';
import { currentLeg, type Decision, decide } from './decide.ts';
import { readDevice } from './identity.ts';
import { isForged } from './keys.saga.ts';
import { rejectionOf } from './rejections.ts';
import { checksOf, readList, type StoredCheck, storeCheck } from './storage/index.ts';

/** Milliseconds to wait for the API before the device decides by itself. */
const responseLimit = 4_000;

/** Result of a scan, as displayed. */
export type ScanResult = Decision & {
  /** When the list by which the device decided was made; absent when the API decided. */
  listMadeAt?: string;
};

/** Ids of scans without a response from the API; the next scan of the same code counts as the same check. */
const unansweredScans = new Map<string, string>();

/**
 * Checks a ticket: by the API where there is a network, else by the prepared list.
 * @throws ApiError when the API cannot be reached and no list is prepared
 */
export function* checkTicket(code: TicketQr, chosenLeg: Leg | undefined): SagaGenerator<ScanResult | undefined> {
  const list = yield* call(readList);
  if (list && code.ticket && code.signature) return yield* call(checkListed, code, list, chosenLeg);
  if (yield* call(isForged, code)) {
    yield* put(forgedCodeRead(code));
    return { rejection: 'forged' };
  }
  const name = JSON.stringify([code, chosenLeg]);
  const scanId = unansweredScans.get(name) ?? crypto.randomUUID?.();
  unansweredScans.set(name, scanId);
  const decision = yield* call(queryApi, code, { leg: chosenLeg, scanId, departureId: list?.departureId });
  unansweredScans.delete(name);
  return decision;
}

/** Checks a ticket on a device with a list. The check is stored before it is shown, and sent as soon as possible. */
function* checkListed(code: TicketQr, list: TicketList, chosenLeg: Leg | undefined): SagaGenerator<ScanResult> {
  const { orderId, ticket = 1, issue, signature = '' } = code;
  const leg = chosenLeg ?? currentLeg(list);
  const earlier = yield* call(checksOf, { orderId, ticket, leg });
  const check: StoredCheck = {
    scanId: earlier.find(({ status }) => status === 'asked')?.scanId ?? crypto.randomUUID(),
    orderId,
    ticket,
    leg,
    ...(issue && { issue }),
    signature,
    departureId: list.departureId,
    checkedAt: new Date(serverNow()).toISOString(),
    wasLetIn: false,
    status: 'asked',
  };
  yield* call(storeCheck, check);
  const deviceDecision = yield* call(decide, code, { list, leg, earlier });
  const apiDecision = isRejectedAsForged(deviceDecision) ? undefined : yield* call(queryInTime, code, check);
  yield* call(storeCheck, withDecision(check, apiDecision ?? deviceDecision, apiDecision ? 'sent' : 'waiting'));
  yield* put(checkStored());
  return apiDecision ?? { ...deviceDecision, listMadeAt: list.madeAt };
}

/** A forged code is rejected without asking the API. */
const isRejectedAsForged = (decision: Decision) => 'rejection' in decision && decision.rejection === 'forged';

function withDecision(check: StoredCheck, decision: Decision, status: 'sent' | 'waiting'): StoredCheck {
  if ('rejection' in decision) return { ...check, status };
  const { checkedAt, checkedBy, notAdmitted } = decision.ticket;
  if (notAdmitted) return { ...check, status };
  if (checkedAt) return { ...check, status, first: { at: checkedAt, by: checkedBy } };
  return { ...check, status, wasLetIn: true, first: { at: check.checkedAt, by: readDevice().name } };
}

/** Returns the API's decision, if it arrives in time; otherwise undefined, and the device decides by itself. */
function* queryInTime(code: TicketQr, check: StoredCheck): SagaGenerator<Decision | undefined> {
  if (!navigator.onLine) return undefined;
  try {
    const { apiDecision } = yield* race({ apiDecision: call(queryApi, code, check), isLate: delay(responseLimit) });
    return apiDecision;
  } catch (error) {
    // Whatever is wrong with the network or the API: the driver needs a decision now, and the check is sent later.
    console.warn('the API did not check the ticket', toApiError(error).code);
    return undefined;
  }
}

/** Reports a code that the page has already rejected, for the API to record. */
export function* recordForged({ payload }: ReturnType<typeof forgedCodeRead>) {
  try {
    yield* call(queryApi, payload, {});
  } catch (error) {
    console.warn('the API did not record a forged code', toApiError(error).code);
  }
}

interface CheckRequest {
  leg?: Leg;
  scanId?: string;
  departureId?: number;
}

/** @returns undefined when the response has no data @throws ApiError unless the ticket is rejected */
function* queryApi(
  { orderId, ticket, issue, signature }: TicketQr,
  { leg, scanId, departureId }: CheckRequest,
): SagaGenerator<Decision | undefined> {
  try {
    const found = yield* callApi<TicketCheck | null>({
      method: 'POST',
      url: `/order/${encodeURIComponent(orderId)}/check-complete`,
      params: { ticket, leg },
      // In the body, because URLs may be logged.
      data: { issue, signature, scanId, device: readDevice(), departureId },
    });
    return found ? { ticket: found } : undefined;
  } catch (error) {
    const rejection: Rejection | undefined = rejectionOf(toApiError(error));
    if (rejection) return { rejection };
    throw error;
  }
}
