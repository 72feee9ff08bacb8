import type { DispatchConfig } from '../../../config/dispatch-config.ts';
import type { EstimateSettings } from '../../../config/pick-up-config.ts';
import type { Coordinates } from '../../pick-ups/estimate.ts';
import type { TravelTimes } from '../planner/problem.ts';
import { createByDistance } from './by-distance.ts';
import { createOsrm } from './osrm.ts';

/** When vans drive, by clocks there. */
export interface DriveTime {
  at: Date;
  timeZone: string;
}

export interface TravelTimesSource {
  /** Times and distances between all places, in their order. Minutes are whole, rounded up; none within a place. */
  travelTimes: (places: Coordinates[], when: DriveTime) => Promise<TravelTimes>;
}

/** Is told what is wrong with a service, once until it works again; never about places. */
export type Warn = (what: string) => void;

/** Travel times by OSRM where it is configured, else, and where it fails, by distance. */
export function createTravelTimes(
  { dispatch, pickUps }: { dispatch: DispatchConfig; pickUps: EstimateSettings },
  warn: Warn,
): TravelTimesSource {
  const byDistance = createByDistance(pickUps);
  return dispatch.osrm ? createOsrm(dispatch.osrm, byDistance, warn) : byDistance;
}
