import type { TicketKey, TicketQr } from '@idavuelta/shared/contracts';
import { call, callApi, put, type SagaGenerator, select, toApiError } from '@idavuelta/shared/platform';
import { keysFound, selectDevice } from '../state/device.slice.ts';
import { verifySignature } from './signatures.ts';

/** Fetches the public keys that verify signatures, once per visit. */
export function* fetchKeys() {
  const { keys } = yield* select(selectDevice);
  if (keys.length) return;
  try {
    yield* put(keysFound(yield* callApi<TicketKey[]>({ url: '/ticket-keys' })));
  } catch (error) {
    // The API verifies codes itself, so this is not fatal.
    console.warn('the keys of tickets could not be fetched', toApiError(error).code);
  }
}

/** Whether a code's signature is certainly forged. */
export function* isForged({ orderId, ticket, issue = 1, signature }: TicketQr): SagaGenerator<boolean> {
  if (!signature || !ticket) return false;
  const { keys } = yield* select(selectDevice);
  return (yield* call(verifySignature, { orderId, ticket, issue }, signature, keys)) === 'forged';
}
