import { call, put, take } from '@idavuelta/shared/platform';
import { tripsRequested, tripsUpdated } from './trips.slice.ts';

/** Starts the saga of a driver's trips when they are opened, and loads its code then. */
export function* tripsSaga() {
  for (;;) {
    yield* take(tripsRequested);
    try {
      const { openTrips } = yield* call(() => import('../trips/index.ts'));
      yield* call(openTrips);
    } catch (error) {
      // The page shows this, with a retry.
      console.warn('the trips cannot be opened', error);
      yield* put(tripsUpdated({ status: 'failed' }));
    }
  }
}
