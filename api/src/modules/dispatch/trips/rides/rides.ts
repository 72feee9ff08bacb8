import type { OrderId, Ride, RidePage } from '@idavuelta/shared/contracts';
import type { Database } from '../../../../database/database.ts';
import { isoMoment } from '../../../../database/iso-moment.ts';
import { AppError } from '../../../../errors.ts';
import { namesIn } from '../../../event-management/options/names-in.ts';
import { addressOf } from '../../plans/parties/parties.ts';
import { type MarkedTrip, readMarkedTrips } from '../marked-trips.ts';
import { createTripsRepository, type PublishedStop, type PublishedTrip } from '../trips.repository.ts';
import type { RideLinks } from './ride-links.ts';
import { isBehind, lateMinutesOf, progressOf } from './ride-progress.ts';
import { isOfReader, readerOf } from './ride-reader.ts';
import { createRidesRepository } from './rides.repository.ts';

type Rider = PublishedStop['riders'][number];

/** Returns a person's own rides at the stops of a trip, without other parties that board there. */
const ridesIn = (trip: MarkedTrip<PublishedTrip>, isTheirs: (rider: Rider) => boolean): Ride[] =>
  trip.stops.flatMap(({ at, riders }, index) => {
    const progress = progressOf(trip, index);
    const lateMinutes = isBehind(progress) ? lateMinutesOf(trip) : 0;
    return riders.flatMap((rider) => {
      const address = addressOf(rider, rider.addressIndex);
      if (!isTheirs(rider) || address === undefined) return [];
      const { direction, van, driver } = trip;
      const ride = { direction, ticket: rider.ticket, address, at, van, driver, ...progress };
      return [lateMinutes > 0 ? { ...ride, lateMinutes } : ride];
    });
  });

export type Rides = ReturnType<typeof createRides>;

/** Rides of orders' tickets, from published plans and drivers' marks. */
export function createRides({ db, links }: { db: Database; links: RideLinks }) {
  const repository = createRidesRepository(db);
  const trips = createTripsRepository(db);

  /** @param reader restricts the result to this passenger's rides */
  async function read(orderId: OrderId, departureId: number, reader?: string): Promise<Ride[]> {
    const isTheirs = (rider: Rider) => rider.orderId === orderId && (reader === undefined || isOfReader(rider, reader));
    const marked = await readMarkedTrips(db, await trips.ofOrder(orderId, departureId));
    return marked.flatMap((trip) => ridesIn(trip, isTheirs));
  }

  /** Returns the way out first; empty until travellers may see their times. */
  async function of(orderId: OrderId): Promise<Ride[]> {
    const departure = await repository.departureOf(orderId);
    return departure?.areTimesVisible ? read(orderId, departure.departureId) : [];
  }

  return {
    of,

    /** Returns the page of a mailed link. @throws TOKEN_INVALID */
    async page(token: string): Promise<RidePage> {
      const { orderId, reader, expired } = await links.read(token);
      const departure = await repository.departureOf(orderId);
      if (!departure) throw new AppError('TOKEN_INVALID');
      const { translations, timeZone, startsAt, areTimesVisible, departureId } = departure;
      return {
        event: namesIn(translations),
        timeZone,
        startsAt: isoMoment(startsAt),
        over: expired,
        rides: areTimesVisible && !expired ? await read(orderId, departureId, reader) : [],
      };
    },

    /**
     * Returns the path of the page that follows the vans; undefined when the recipient has no planned ride.
     * @param email of the passenger who gets the mail and sees their own rides; omit for all rides of the order
     */
    async linkTo(orderId: OrderId, email?: string): Promise<string | undefined> {
      const departure = await repository.departureOf(orderId);
      if (!departure) return undefined;
      const reader = email === undefined ? undefined : readerOf(orderId, email);
      const rides = await read(orderId, departure.departureId, reader);
      return rides.length > 0 ? links.issue({ orderId, reader }, departure.endsAt) : undefined;
    },
  };
}
