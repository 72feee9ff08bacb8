import type { OrderId, Ride, RidePage } from '@idavuelta/shared/contracts';
import type { Database } from '../../../database/database.ts';
import { isoMoment } from '../../../database/iso-moment.ts';
import { AppError } from '../../../errors.ts';
import { namesIn } from '../../event-management/options/names-in.ts';
import { markedTrip } from './marked-trips.ts';
import type { RideLinks } from './ride-links.ts';
import { isBehind, lateMinutesOf, type MarkedTrip, progressOf } from './ride-progress.ts';
import { createRidesRepository, type RideStop, type RideTrip } from './rides.repository.ts';

type Rider = RideStop['riders'][number];

/** Undefined for an address that the ticket has no more. */
const addressOf = ({ meetingPoint, addresses, addressIndex }: Rider) =>
  meetingPoint ?? addresses[addressIndex]?.address;

/** The rides that an order has at the stops of a trip: its own alone, though other parties get in there. */
const ridesIn = (trip: RideTrip, stops: RideStop[], marked: MarkedTrip, orderId: OrderId): Ride[] =>
  stops.flatMap(({ at, riders }, index) => {
    const progress = progressOf(marked, index);
    const lateMinutes = isBehind(progress) ? lateMinutesOf(marked) : 0;
    return riders.flatMap((rider) => {
      const address = addressOf(rider);
      if (rider.orderId !== orderId || address === undefined) return [];
      const { direction, van, driver } = trip;
      const ride = { direction, ticket: rider.ticket, address, at: isoMoment(at), van, driver, ...progress };
      return [lateMinutes > 0 ? { ...ride, lateMinutes } : ride];
    });
  });

export type Rides = ReturnType<typeof createRides>;

/** How the tickets of orders ride, by the published plans and the marks of drivers. */
export function createRides({ db, links }: { db: Database; links: RideLinks }) {
  const repository = createRidesRepository(db);

  async function read(orderId: OrderId, departureId: number): Promise<Ride[]> {
    const rides: Ride[] = [];
    for (const trip of await repository.ofOrder(orderId, departureId)) {
      const { stops, marked } = await markedTrip(db, trip);
      rides.push(...ridesIn(trip, stops, marked, orderId));
    }
    return rides;
  }

  /** The way to the event first; none before the moment from which travellers are told their times. */
  async function of(orderId: OrderId): Promise<Ride[]> {
    const departure = await repository.departureOf(orderId);
    return departure?.mayBeTold ? read(orderId, departure.departureId) : [];
  }

  return {
    of,

    /** What the link of a mail shows. @throws TOKEN_INVALID */
    async page(token: string): Promise<RidePage> {
      const { orderId, expired } = await links.read(token);
      const departure = await repository.departureOf(orderId);
      if (!departure) throw new AppError('TOKEN_INVALID');
      const { translations, timeZone, startsAt, mayBeTold, departureId } = departure;
      return {
        event: namesIn(translations),
        timeZone,
        startsAt: isoMoment(startsAt),
        over: expired,
        rides: mayBeTold && !expired ? await read(orderId, departureId) : [],
      };
    },

    /** The page that follows the vans of an order, as a path of the site; undefined when none of its tickets has a trip. */
    async linkTo(orderId: OrderId): Promise<string | undefined> {
      const departure = await repository.departureOf(orderId);
      const trips = departure ? await repository.ofOrder(orderId, departure.departureId) : [];
      return departure && trips.length > 0 ? links.issue(orderId, departure.endsAt) : undefined;
    },
  };
}
