import { all, call } from '@idavuelta/shared/platform';
import { sharePositions } from '../positions/positions.saga.ts';
import { driveTrips } from './trips.saga.ts';
import { checkVehicles } from './vehicle-checks.saga.ts';

/** Runs a driver's page: trips with their marks, the checks of the vehicles, and where the van is. */
export function* openTrips() {
  yield* all([call(driveTrips), call(checkVehicles), call(sharePositions)]);
}
