import type { BrokenTrip, VehicleInput } from '@idavuelta/shared/contracts/staff';
import { dayAt } from '@idavuelta/shared/contracts/time';
import type { Database } from '../../../database/database.ts';
import { isoMoment } from '../../../database/iso-moment.ts';
import type { StaffScope } from '../../../http/staff-scope.ts';
import { namesIn } from '../../event-management/options/names-in.ts';
import { createBrokenTripsRepository, type TripAhead } from './broken-trips.repository.ts';

type Reason = BrokenTrip['reasons'][number];

/** Returns why a published trip cannot be driven as it was published. */
function reasonsOf({ departsAt, timeZone, ...trip }: TripAhead): Reason[] {
  const day = dayAt(departsAt, timeZone);
  const isOut = trip.outages.some(({ from, until }) => from <= day && day <= until);
  return [
    ...(trip.isRetired ? ['vehicle-retired' as const] : []),
    ...(isOut && !trip.isRetired ? ['vehicle-out' as const] : []),
    ...(trip.seats !== null && (trip.load ?? 0) > trip.seats ? ['too-few-seats' as const] : []),
    ...(trip.isBlocked ? ['driver-blocked' as const] : []),
    ...(trip.role !== null && trip.role !== 'driver' ? ['not-a-driver' as const] : []),
  ];
}

function toBrokenTrip(trip: TripAhead): BrokenTrip {
  const { departureId, direction, eventId, slug, translations, number, van, driver, startsAt, timeZone } = trip;
  return {
    departure: { id: departureId, event: { id: eventId, slug, translations: namesIn(translations) }, direction },
    ...{ number, van, driver: driver ?? '', timeZone },
    startsAt: isoMoment(startsAt),
    reasons: reasonsOf(trip),
  };
}

const isBroken = ({ reasons }: BrokenTrip) => reasons.length > 0;

/** Published trips that lost their vehicle or driver, or seats, until they are planned again. */
export function createBrokenTrips({ db }: { db: Database }) {
  const trips = createBrokenTripsRepository(db);
  const list = async (scope: StaffScope): Promise<BrokenTrip[]> =>
    (await trips.ahead({ scope })).map(toBrokenTrip).filter(isBroken);
  return {
    /** The earliest first. */
    list,

    /** Returns the trips that would be broken if the vehicle were like this. */
    async byVehicle(vehicleId: number, { seats, isRetired, outages }: VehicleInput): Promise<BrokenTrip[]> {
      const ahead = await trips.ahead({ vehicleId });
      return ahead.map((trip) => toBrokenTrip({ ...trip, seats, isRetired, outages })).filter(isBroken);
    },

    /** Returns the trips that would be broken if a driver were blocked or had another role. */
    async byDriver(driverId: number): Promise<BrokenTrip[]> {
      const ahead = await trips.ahead({ driverId });
      return ahead.map((trip) => toBrokenTrip({ ...trip, isBlocked: true }));
    },

    waiting: async (scope: StaffScope) => ({ count: (await list(scope)).length, oldest: null }),
  };
}

export type BrokenTrips = ReturnType<typeof createBrokenTrips>;
