import {
  ApiError,
  call,
  delay,
  put,
  race,
  select,
  serverNow,
  take,
  takeLatest,
  takeLeading,
  toApiError,
} from '@idavuelta/shared/platform';
import { pauseUntilPoll, shortestPause } from './polling.ts';
import { enter, giveUp, readNow, readTicket, takeTicket } from './waiting-room.calls.ts';
import { type QueueStatus, selectQueue, selectQueueStatus } from './waiting-room.selectors.ts';
import {
  admissionReceived,
  admissionRefused,
  gatewayLost,
  nowRead,
  pageShown,
  queueRejoined,
  roomClosed,
  roomGone,
  roomOpened,
  ticketRead,
  turnEnded,
  turnGivenUp,
  turnStarted,
} from './waiting-room.slice.ts';

/** Nothing that a poll could tell comes after these. */
const last: readonly QueueStatus[] = ['used', 'passed', 'ended'];

/** Takes a ticket and follows the queue, until another room opens or the panel closes. */
function* followQueue({ type }: { type: string }) {
  const { room, ticket: known } = yield* select(selectQueue);
  if (type === roomClosed.type || room === undefined) return;
  // after a login the ticket becomes the account's
  let isTaking = type === queueRejoined.type || known?.turn === 'waiting';
  let failures = 0;
  for (;;) {
    try {
      yield* put(nowRead(yield* call(readNow, room)));
      if (isTaking) yield* put(ticketRead(yield* call(takeTicket, room)));
      else yield* call(followTicket, room);
      isTaking = false;
      failures = 0;
    } catch (error) {
      if (toApiError(error).status === 404) return yield* put(roomGone());
      failures += 1;
      yield* put(gatewayLost());
    }
    if (last.includes(yield* select(selectQueueStatus))) return;
    const isHidden = document.visibilityState === 'hidden';
    const { now, ticket } = yield* select(selectQueue);
    const pause = pauseUntilPoll({ now, ticket, time: serverNow(), isHidden, failures, random: Math.random() });
    const began = Date.now();
    const { shown } = yield* race({ over: delay(pause), shown: take(pageShown) });
    if (shown) yield* delay(Math.max(0, began + shortestPause - Date.now()));
  }
}

/** Reads the own ticket when it may have changed, and takes one where there is none and people are still called. */
function* followTicket(room: number) {
  const queue = yield* select(selectQueue);
  const { now, ticket } = queue;
  if (ticket?.turn === 'passed') return;
  if (!ticket) {
    const own = yield* call(readTicket, room);
    if (!own && (now?.state === 'sold-out' || now?.state === 'ended')) return;
    yield* put(ticketRead(own ?? (yield* call(takeTicket, room))));
  } else if (mayHaveChanged(queue)) {
    yield* put(ticketRead((yield* call(readTicket, room)) ?? (yield* call(takeTicket, room))));
  }
}

function mayHaveChanged({ now, ticket }: ReturnType<typeof selectQueue>) {
  if (!now || !ticket || now.state === 'before') return false;
  if (ticket.turn !== 'waiting') return Date.parse(ticket.until ?? '') <= serverNow();
  const { position } = ticket;
  return position === undefined || position < now.nowServing || Boolean(now.letIn?.includes(position));
}

/** @throws ApiError */
function* requestAdmission(room: number) {
  try {
    const admission = yield* call(enter, room);
    yield* put(admissionReceived(admission));
    return admission.token;
  } catch (error) {
    yield* put(admissionRefused(toApiError(error).code));
    throw error;
  }
}

function* onTurnStarted() {
  const { room } = yield* select(selectQueue);
  if (room === undefined) return;
  try {
    yield* call(requestAdmission, room);
  } catch {
    // the panel shows why
  }
}

function* onTurnGivenUp() {
  const { room } = yield* select(selectQueue);
  if (room === undefined) return;
  try {
    yield* call(giveUp, room);
    yield* put(turnEnded());
  } catch (error) {
    yield* put(admissionRefused(toApiError(error).code));
  }
}

/**
 * Enters on the way to an order, if the visitor was called.
 * @returns the token to send with the order; undefined once nobody waits any more
 * @throws ApiError when it is not the visitor's turn
 */
export function* admissionForOrder(room: number) {
  const { admission } = yield* select(selectQueue);
  const status = yield* select(selectQueueStatus);
  if (admission) return admission.token;
  // also when admitted: a reload loses the token, which is not stored
  if (status === 'called' || status === 'admitted') return yield* call(requestAdmission, room);
  if (status === 'ended') return undefined;
  if (status === 'passed') throw new ApiError({ code: 'TURN_PASSED' });
  throw new ApiError({ code: status === 'used' ? 'ADMISSION_USED' : 'TURN_NOT_YET' });
}

export function* waitingRoomSaga() {
  // takeLatest: one poller per page
  yield* takeLatest([roomOpened, roomClosed, queueRejoined], followQueue);
  // takeLeading: a second press while the first is under way changes nothing
  yield* takeLeading(turnStarted, onTurnStarted);
  yield* takeLeading(turnGivenUp, onTurnGivenUp);
}
