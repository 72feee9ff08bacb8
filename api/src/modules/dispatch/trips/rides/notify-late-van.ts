import type { Database, Queryable } from '../../../../database/database.ts';
import { isoMoment } from '../../../../database/iso-moment.ts';
import type { Jobs } from '../../../../jobs/jobs.ts';
import { waitingAt } from '../../plans/parties/parties.ts';
import { type MarkedTrip, readMarkedTrips } from '../marked-trips.ts';
import type { DrivenRide } from '../marks.repository.ts';
import { createTripsRepository, type PublishedStop, type PublishedTrip } from '../trips.repository.ts';
import { createLateNoticesRepository } from './late-notices.repository.ts';
import { isBehind, lateMinutesOf, progressOf } from './ride-progress.ts';

/** A ticket at an address that the van has yet to reach, with its expected time there. */
interface LateRider {
  rider: PublishedStop['riders'][number];
  /** ISO 8601. */
  at: string;
}

interface NotifyDependencies {
  tx: Queryable;
  jobs: Jobs;
}

/**
 * Returns the riders that a late van has yet to reach. Expected times in the past are left out, because a phone may
 * send its marks a day later.
 */
function behindIn(trip: MarkedTrip<PublishedTrip>) {
  const minutes = lateMinutesOf(trip);
  const riders = trip.stops.flatMap(({ at, riders }, index): LateRider[] => {
    const expected = new Date(Date.parse(at) + minutes * 60_000);
    if (!isBehind(progressOf(trip, index)) || expected < trip.readAt) return [];
    return riders.map((rider) => ({ rider, at: isoMoment(expected) }));
  });
  return { minutes, riders: minutes > 0 ? riders : [] };
}

/** Keeps each ticket once, with the van's first call for it. */
const byTicket = (riders: LateRider[]) =>
  [...Map.groupBy(riders, ({ rider }) => rider.ticket)].map(([ticket, [first]]) => ({ ticket, at: first?.at ?? '' }));

async function notifyTrip({ tx, jobs }: NotifyDependencies, trip: MarkedTrip<PublishedTrip>) {
  const { minutes, riders } = behindIn(trip);
  const { direction } = trip;
  const unnotified = await createLateNoticesRepository(tx).add(
    riders.map(({ rider }) => rider.ticketId),
    direction,
  );
  const unnotifiedRiders = riders.filter(({ rider }) => unnotified.has(rider.ticketId));
  for (const [orderId, ofOrder] of Map.groupBy(unnotifiedRiders, ({ rider }) => rider.orderId)) {
    const mail = { kind: 'van-late', orderId, direction, minutes } as const;
    await jobs.send('send-mail', { ...mail, tickets: byTicket(ofOrder) }, { tx });
    const waiting = ofOrder.flatMap(({ rider, at }) =>
      waitingAt(rider, rider.addressIndex).map((passenger) => ({ passenger, rider, at })),
    );
    for (const [address, theirs] of Map.groupBy(waiting, ({ passenger }) => passenger.email.toLowerCase()))
      await jobs.send('send-mail', { ...mail, address, tickets: byTicket(theirs) }, { tx });
    for (const { passenger, rider, at } of waiting) {
      const number = rider.passengers.indexOf(passenger) + 1;
      const message = { orderId, ticket: rider.ticket, passenger: number, late: { direction, minutes, at } };
      await jobs.send('send-message', message, { tx });
    }
  }
}

/** Creates the job that notifies waiting travellers that their van is late, once per ticket and direction. */
export const createNotifyLateVan =
  ({ db, jobs }: { db: Database; jobs: Jobs }) =>
  (van: DrivenRide): Promise<void> =>
    db.transaction().execute(async (tx) => {
      const trips = await createTripsRepository(tx).ofVan(van);
      for (const trip of await readMarkedTrips(tx, trips)) await notifyTrip({ tx, jobs }, trip);
    });
