import type { DispatchConfig } from '../../../config/dispatch-config.ts';
import type { EstimateSettings } from '../../../config/pick-up-config.ts';
import { createByDistance } from './by-distance.ts';
import { createOsrm } from './osrm.ts';
import type { TravelTimesSource, Warn } from './source.ts';

/** Reads travel times from OSRM if configured; otherwise, or if it fails, estimates them by distance. */
export function createTravelTimes(
  { dispatch, pickUps }: { dispatch: DispatchConfig; pickUps: EstimateSettings },
  warn: Warn,
): TravelTimesSource {
  const byDistance = createByDistance(pickUps);
  return dispatch.osrm ? createOsrm(dispatch.osrm, byDistance, warn) : byDistance;
}
