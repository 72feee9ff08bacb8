import type { EstimateSettings } from '../../../config/pick-up-config.ts';
import { kilometresBetween } from '../../../geocoding/distance.ts';
import { driveMinutes, hourIn } from '../../pick-ups/estimate.ts';
import type { TravelTimesSource } from './source.ts';

/**
 * Estimates travel times as for pick-up windows: the straight-line distance times a detour factor, at the speed of that
 * hour.
 */
export const createByDistance = (settings: EstimateSettings): TravelTimesSource => ({
  async travelTimes(places, { at, timeZone }) {
    const hour = hourIn(timeZone, at);
    const kilometres = places.map((from) => places.map((to) => kilometresBetween(from, to) * settings.roadFactor));
    const minutes = kilometres.map((row) => row.map((distance) => Math.ceil(driveMinutes(distance, hour, settings))));
    return { minutes, kilometres };
  },
});
