import { timeAt } from '@idavuelta/shared/contracts/time';
import type { EstimateSettings } from '../../config/pick-up-config.ts';
import { type Coordinates, kilometresBetween } from '../../geocoding/distance.ts';

export interface Trip {
  county: Coordinates;
  place: Coordinates;
  startsAt: Date;
  endsAt: Date;
  timeZone: string;
}

/** Pick-up times, and the approximate time of arrival at home. */
export interface PickUpWindow {
  opensAt: Date;
  closesAt: Date;
  homeAt: Date;
}

const minute = 60_000;
const step = 5 * minute;
const earlier = (date: Date, minutes: number) => new Date(date.getTime() - minutes * minute);
const roundedDown = (date: Date) => new Date(Math.floor(date.getTime() / step) * step);
const roundedUp = (date: Date) => new Date(Math.ceil(date.getTime() / step) * step);

/**
 * Estimates the window of a shared van, which arrives at the event in good time and makes its last call one drive
 * earlier. The way home includes half of the round between doors, because the drop-off order is not known yet.
 */
export function estimateWindow({ county, place, startsAt, endsAt, timeZone }: Trip, settings: EstimateSettings) {
  const kilometres = kilometresBetween(county, place) * settings.roadFactor;
  const arrivesAt = earlier(startsAt, settings.earlyMinutes);
  const leavesAt = earlier(endsAt, -settings.boardingMinutes);
  const closesAt = earlier(arrivesAt, driveMinutes(kilometres, hourIn(timeZone, arrivesAt), settings));
  const homeMinutes = driveMinutes(kilometres, hourIn(timeZone, leavesAt), settings) + settings.roundMinutes / 2;
  return {
    opensAt: roundedDown(earlier(closesAt, settings.roundMinutes)),
    closesAt: roundedDown(closesAt),
    homeAt: roundedUp(earlier(leavesAt, -homeMinutes)),
  } satisfies PickUpWindow;
}

/** Returns the local hour, 0 to 23. */
export const hourIn = (timeZone: string, moment: Date) => Number.parseInt(timeAt(moment, timeZone), 10);

/** Estimates the driving time. @param kilometres by road @param hour of the day, which determines the city traffic */
export function driveMinutes(kilometres: number, hour: number, settings: EstimateSettings) {
  const city = Math.min(kilometres, settings.cityKilometres);
  return 60 * (city / citySpeed(hour, settings) + (kilometres - city) / settings.roadSpeed);
}

function citySpeed(hour: number, { citySpeeds }: EstimateSettings) {
  const begun = citySpeeds.filter((from) => from.hour <= hour);
  const { speed } = (begun.at(-1) ?? citySpeeds.at(-1)) as { speed: number };
  return speed;
}
