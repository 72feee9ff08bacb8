import type { Plan } from './dispatch.api.ts';
import type { ShownTrip } from './plan-view.ts';

/** Both in milliseconds. */
interface Time {
  from: number;
  until: number;
}

const minute = 60_000;

/** When a trip is under way; of one without stops: as long as the longest ride, before or after it is at the venue. */
export function timeOfTrip(
  { direction, arrivesBy, leavesAt, longestRide }: Plan,
  trip?: Pick<ShownTrip, 'reckoned'>,
): Time {
  const { reckoned } = trip ?? {};
  if (reckoned?.stops.length) return { from: Date.parse(reckoned.startsAt), until: Date.parse(reckoned.endsAt) };
  const venue = Date.parse((direction === 'out' ? arrivesBy : leavesAt) ?? '');
  const ride = longestRide * minute;
  return direction === 'out' ? { from: venue - ride, until: venue } : { from: venue, until: venue + ride };
}

/** The trip for another departure that a vehicle or a driver has at that time. */
export const takenAt = ({ taken }: Plan, { from, until }: Time, what: 'vehicleId' | 'driverId', id: number) =>
  taken.find((trip) => trip[what] === id && Date.parse(trip.startsAt) < until && Date.parse(trip.endsAt) > from);
