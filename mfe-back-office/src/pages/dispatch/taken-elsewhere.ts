import type { DispatchTrip } from '@idavuelta/shared/contracts/staff';
import type { Plan } from './dispatch.api.ts';

/** Both in milliseconds. */
interface Time {
  from: number;
  until: number;
}

const minute = 60_000;

/**
 * Returns when a trip is under way. A trip without stops counts as the longest ride, before or after its time at the
 * venue.
 */
export function timeOfTrip(
  { direction, arrivesBy, leavesAt, longestRide }: Plan,
  trip?: { calculated: DispatchTrip | undefined },
): Time {
  const { calculated } = trip ?? {};
  if (calculated?.stops.length) return { from: Date.parse(calculated.startsAt), until: Date.parse(calculated.endsAt) };
  const venue = Date.parse((direction === 'out' ? arrivesBy : leavesAt) ?? '');
  const ride = longestRide * minute;
  return direction === 'out' ? { from: venue - ride, until: venue } : { from: venue, until: venue + ride };
}

/** Returns the trip of another departure that occupies a vehicle or driver at that time. */
export const takenAt = ({ taken }: Plan, { from, until }: Time, what: 'vehicleId' | 'driverId', id: number) =>
  taken.find((trip) => trip[what] === id && Date.parse(trip.startsAt) < until && Date.parse(trip.endsAt) > from);
