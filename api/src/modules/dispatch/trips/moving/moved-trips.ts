import type { Driver, PlanDirection, Vehicle } from '@idavuelta/shared/contracts/staff';
import { type CalculatedTrip, firstName } from '../../plans/calculated-trips.ts';
import type { partyFinder } from '../../plans/parties/parties.ts';
import type { StoredTrip } from '../../plans/plans.repository.ts';

interface Moved {
  vehicle: Vehicle;
  driver: Driver;
  delayMinutes: number;
  /** The run ends where it is. */
  ends: boolean;
  direction: PlanDirection;
  find: ReturnType<typeof partyFinder>;
}

type Stop = CalculatedTrip['stops'][number];

export const toCalculated = ({ stops, ...trip }: StoredTrip): CalculatedTrip => ({
  ...trip,
  vehicleId: trip.vehicleId ?? undefined,
  driverId: trip.driverId ?? undefined,
  startsAt: new Date(trip.startsAt),
  endsAt: new Date(trip.endsAt),
  stops: stops.map(({ at, lock, point, ...stop }) => ({
    ...stop,
    at: new Date(at),
    ...(lock && { lock }),
    ...(point && { point }),
  })),
});

/** Calculates the passengers after each stop: they get in on the way out, and out on the way home. */
function withLoads(stops: Stop[], { find, direction }: Moved): Stop[] {
  const seats = stops.map(({ riders }) => find(riders)?.seats ?? 0);
  const total = seats.reduce((sum, each) => sum + each, 0);
  let called = 0;
  return stops.map((stop, index) => {
    called += seats[index] ?? 0;
    return { ...stop, load: direction === 'out' ? called : total - called };
  });
}

/**
 * Divides a trip: the stops that its run has seen stay with it, the rest goes to another driver or van in the same
 * order, later by the delay.
 * @param isSeen tells by index whether the run has seen everybody at the stop
 */
export function moveRest(trip: CalculatedTrip, isSeen: (index: number) => boolean, moved: Moved) {
  const { vehicle, driver, delayMinutes } = moved;
  const later = (moment: Date) => new Date(moment.getTime() + delayMinutes * 60_000);
  const seen = trip.stops.filter((_, index) => isSeen(index));
  const left = trip.stops.filter((_, index) => !isSeen(index)).map((stop) => ({ ...stop, at: later(stop.at) }));
  const share = trip.stops.length > 0 ? left.length / trip.stops.length : 0;
  const [first] = left;
  const rest: CalculatedTrip = {
    ...trip,
    vehicleId: vehicle.id,
    driverId: driver.id,
    van: vehicle.plate,
    driver: firstName(driver.name),
    locked: false,
    startsAt: seen.length > 0 && first ? first.at : later(trip.startsAt),
    endsAt: later(trip.endsAt),
    drivenKilometres: Math.round(trip.drivenKilometres * share * 10) / 10,
    drivenMinutes: Math.round(trip.drivenMinutes * share),
    riddenMinutes: Math.round(trip.riddenMinutes * share),
    broken: [],
    stops: withLoads(left, moved),
  };
  const part: CalculatedTrip = {
    ...trip,
    endsAt: moved.ends ? (seen.at(-1)?.at ?? trip.startsAt) : trip.endsAt,
    drivenKilometres: Math.round((trip.drivenKilometres - rest.drivenKilometres) * 10) / 10,
    drivenMinutes: trip.drivenMinutes - rest.drivenMinutes,
    riddenMinutes: trip.riddenMinutes - rest.riddenMinutes,
    stops: withLoads(seen, moved),
  };
  return { rest, parts: seen.length > 0 ? [part, rest] : [rest] };
}
