import type { OrderRequest } from '@idavuelta/shared/contracts';
import { call, put, select } from '@idavuelta/shared/platform';
import { loadQueue } from '../waiting-room/queue-on-demand.saga.ts';
import { selectRoom } from '../waiting-room/waiting-room.selectors.ts';
import { turnUsed } from '../waiting-room/waiting-room.slice.ts';
import { createOrder } from './order-calls.ts';

/**
 * Places an order, behind a queue with the visitor's admission.
 * @param key repeating the call with it returns the first order
 * @throws ApiError also when it is not the visitor's turn
 */
export function* createOrderInTurn(request: OrderRequest, key: string) {
  const room = yield* select(selectRoom);
  if (room === undefined) return yield* call(createOrder, request, key);
  const { admissionForOrder } = yield* call(loadQueue);
  const order = yield* call(createOrder, request, key, yield* call(admissionForOrder, room));
  yield* put(turnUsed());
  return order;
}
