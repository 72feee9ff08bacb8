import type { Coordinates } from '../../../geocoding/distance.ts';
import type { TravelTimes } from './table.ts';

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
