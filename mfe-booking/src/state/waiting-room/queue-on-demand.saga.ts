import { call, put, take } from '@idavuelta/shared/platform';
import { roomOpened } from './waiting-room.slice.ts';

/** Few events have a queue: what follows one comes with the first. */
export const loadQueue = () => import(/* webpackChunkName: "queue" */ './waiting-room.saga.ts');

export function* queueOnDemandSaga() {
  const opened = yield* take(roomOpened);
  const { waitingRoomSaga } = yield* call(loadQueue);
  yield* waitingRoomSaga();
  // once more, for those who listen now
  yield* put(opened);
}
