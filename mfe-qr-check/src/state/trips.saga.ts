import { call, put, take } from '@idavuelta/shared/platform';
import { tripsUpdated, tripsWanted } from './trips.slice.ts';

/** Drives a driver's trips, from when somebody opens them; what does so is fetched then. */
export function* tripsSaga() {
  for (;;) {
    yield* take(tripsWanted);
    try {
      const { driveTrips } = yield* call(() => import('../trips/index.ts'));
      yield* call(driveTrips);
    } catch (error) {
      // The page says so, and asks again.
      console.warn('the trips cannot be opened', error);
      yield* put(tripsUpdated({ status: 'failed' }));
    }
  }
}
