import type { OrderId, Ride, RidePage } from '@idavuelta/shared/contracts';
import type { Database } from '../../../../database/database.ts';
import { isoMoment } from '../../../../database/iso-moment.ts';
import { AppError } from '../../../../errors.ts';
import { namesIn } from '../../../event-management/options/names-in.ts';
import { addressOf } from '../../plans/parties/parties.ts';
import type { DriveToNext } from '../../positions/drive-to-next.ts';
import { createPositionsRepository } from '../../positions/positions.repository.ts';
import { type MarkedTrip, readMarkedTrips } from '../marked-trips.ts';
import { createRunsRepository } from '../runs.repository.ts';
import { createTripsRepository, type PublishedStop, type PublishedTrip } from '../trips.repository.ts';
import { type PlannedOrderRide, toOrderRides } from './order-rides.ts';
import type { RideLinks } from './ride-links.ts';
import { delayAtNext, isBehind, lateMinutesOf, progressOf } from './ride-progress.ts';
import { isOfReader, readerOf } from './ride-reader.ts';
import { createRidesRepository } from './rides.repository.ts';

type Rider = PublishedStop['riders'][number];
type Departure = NonNullable<Awaited<ReturnType<ReturnType<typeof createRidesRepository>['departureOf']>>>;

/** Returns a person's own rides at the stops of a trip, without other parties that board there. */
const ridesIn = (
  trip: MarkedTrip<PublishedTrip>,
  isTheirs: (rider: Rider) => boolean,
  { position, lateMinutes: late }: { position: Ride['position'] | undefined; lateMinutes: number },
): Ride[] =>
  trip.stops.flatMap(({ at, riders, point }, index) => {
    const progress = progressOf(trip, index);
    const isComing = progress.progress === 'left' || progress.progress === 'next';
    const lateMinutes = isBehind(progress) ? late : 0;
    return riders.flatMap((rider) => {
      const address = addressOf(rider, rider.addressIndex);
      if (!isTheirs(rider) || address === undefined) return [];
      const { direction, van, driver } = trip;
      const isUnseen = progress.progress === 'done' && rider.outcome === 'unseen';
      const ride = {
        ...{ direction, ticket: rider.ticket, address, at, van, driver, ...progress },
        ...(point && { point }),
        ...(isUnseen && { unseen: true }),
        ...(isComing && position && { position }),
      };
      return [lateMinutes > 0 ? { ...ride, lateMinutes } : ride];
    });
  });

export type Rides = ReturnType<typeof createRides>;

interface RidesDependencies {
  db: Database;
  links: RideLinks;
  driveToNext: DriveToNext;
}

/** Returns where a van calls for its first rider; undefined at a meeting point, whose position nobody stores. */
const placeOf = ({ point, riders: [first] }: PublishedStop) =>
  point?.position ?? (first?.meetingPoint === null ? first.addresses[first.addressIndex]?.position : undefined);

/** Rides of orders' tickets, from published plans and drivers' marks. */
export function createRides({ db, links, driveToNext }: RidesDependencies) {
  const repository = createRidesRepository(db);
  const trips = createTripsRepository(db);

  /** Returns the trips of an order with the vans' positions and delays, the way out first. */
  async function followedTrips(orderId: OrderId, { departureId, timeZone }: Departure) {
    const marked = await readMarkedTrips(db, await trips.ofOrder(orderId, departureId));
    const underWay = marked.filter(({ leftAt, doneAt }) => leftAt && !doneAt).flatMap(({ runId }) => runId ?? []);
    const positions = underWay.length > 0 ? await createPositionsRepository(db).ofRuns(underWay) : [];
    return Promise.all(
      marked.map(async (trip) => {
        const found = positions.find(({ runId }) => runId === trip.runId);
        const minutes = await driveToNext(trip, { position: found, placeOf, timeZone });
        const arrivesAt = found && minutes !== undefined && new Date(found.at.getTime() + minutes * 60_000);
        const lateMinutes = lateMinutesOf(trip, arrivesAt ? delayAtNext(trip, arrivesAt) : undefined);
        const position = found && { latitude: found.latitude, longitude: found.longitude, at: isoMoment(found.at) };
        return { trip, position, lateMinutes };
      }),
    );
  }

  /** @param reader restricts the result to this passenger's rides */
  async function read(orderId: OrderId, departure: Departure, reader?: string): Promise<Ride[]> {
    const isTheirs = (rider: Rider) => rider.orderId === orderId && (reader === undefined || isOfReader(rider, reader));
    const followed = await followedTrips(orderId, departure);
    return followed.flatMap(({ trip, ...van }) => ridesIn(trip, isTheirs, van));
  }

  /** Returns the way out first; empty until travellers may see their times. */
  async function of(orderId: OrderId): Promise<Ride[]> {
    const departure = await repository.departureOf(orderId);
    return departure?.areTimesVisible ? read(orderId, departure) : [];
  }

  return {
    of,

    /** Returns what staff sees of the rides of an order, also before its travellers may; the way out first. */
    async forStaff(orderId: OrderId): Promise<PlannedOrderRide[]> {
      const departure = await repository.departureOf(orderId);
      if (!departure) return [];
      const followed = await followedTrips(orderId, departure);
      const runs = await createRunsRepository(db).drivers(followed.flatMap(({ trip }) => trip.runId ?? []));
      return followed.flatMap(({ trip, lateMinutes }) =>
        toOrderRides(trip, orderId, { lateMinutes, run: runs.find(({ id }) => id === trip.runId) }),
      );
    },

    /** Returns the page of a mailed link. @throws TOKEN_INVALID */
    async page(token: string): Promise<RidePage> {
      const { orderId, reader, expired } = await links.read(token);
      const departure = await repository.departureOf(orderId);
      if (!departure) throw new AppError('TOKEN_INVALID');
      const { translations, timeZone, startsAt, areTimesVisible } = departure;
      return {
        event: namesIn(translations),
        timeZone,
        startsAt: isoMoment(startsAt),
        over: expired,
        rides: areTimesVisible && !expired ? await read(orderId, departure, reader) : [],
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
      const rides = await read(orderId, departure, reader);
      return rides.length > 0 ? links.issue({ orderId, reader }, departure.endsAt) : undefined;
    },
  };
}
