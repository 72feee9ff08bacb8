import type { Coordinates } from '../../../geocoding/distance.ts';
import type { TravelTimes } from './table.ts';

/** Local time of the drive. */
export interface DriveTime {
  at: Date;
  timeZone: string;
}

export interface TravelTimesSource {
  /** Returns times and distances between all places, in order. Minutes are whole, rounded up, and 0 within a place. */
  travelTimes: (places: Coordinates[], when: DriveTime) => Promise<TravelTimes>;
}

/** Receives a service's failure, once until it recovers; the text never contains places. */
export type Warn = (what: string) => void;
