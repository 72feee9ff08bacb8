import type { Admission, NowServing, QueueTicket } from '@idavuelta/shared/contracts';
import { callApi } from '@idavuelta/shared/platform';

/** The gateway serves the queue at the site's own origin, wherever the API is. */
const urlOf = (room: number, path: string) => `${window.location.origin}/waiting-room/${room}/${path}`;

/** @throws ApiError */
export function* readNow(room: number) {
  // without the customer's token, so that caches may share the response
  return yield* callApi<NowServing>({ url: urlOf(room, 'now'), withCredentials: true });
}

/** Takes a ticket, or returns the one that this browser or account has. @throws ApiError */
export function* takeTicket(room: number) {
  return yield* callApi<QueueTicket>({ method: 'POST', url: urlOf(room, 'ticket') });
}

/** @returns undefined without a ticket @throws ApiError */
export function* readTicket(room: number) {
  return (yield* callApi<QueueTicket | null>({ url: urlOf(room, 'ticket') })) ?? undefined;
}

/** Enters when called; again after a reload. @throws ApiError */
export function* enter(room: number) {
  return yield* callApi<Admission>({ method: 'POST', url: urlOf(room, 'admission') });
}

/** Gives the turn to the next person. @throws ApiError */
export function* giveUp(room: number) {
  yield* callApi<null>({ method: 'DELETE', url: urlOf(room, 'admission') });
}
