import type { PlanDirection } from '@idavuelta/shared/contracts/staff';
import type { Database, Queryable } from '../../../../database/database.ts';
import type { Jobs } from '../../../../jobs/jobs.ts';
import { waitingAt } from '../../plans/parties/parties.ts';
import { type MarkedTrip, readMarkedTrips } from '../marked-trips.ts';
import type { DrivenRide } from '../marks.repository.ts';
import { createTripsRepository, type PublishedTrip } from '../trips.repository.ts';
import { createLateNoticesRepository } from './late-notices.repository.ts';
import { expectedAt, ridersBehind, type WaitingRider } from './late-riders.ts';
import { lateMinutesOf } from './ride-progress.ts';

interface NotifyDependencies {
  tx: Queryable;
  jobs: Jobs;
}

/** Keeps each ticket once, with the van's first call for it. */
const byTicket = (riders: WaitingRider[]) =>
  [...Map.groupBy(riders, ({ rider }) => rider.ticket)].map(([ticket, [first]]) => ({ ticket, at: first?.at ?? '' }));

interface LateNotice {
  direction: PlanDirection;
  /** Of the delay. */
  minutes: number;
  /** With their expected times. */
  riders: WaitingRider[];
}

/** Notifies travellers, by mail and message, that their van is late. */
export async function notifyRiders({ tx, jobs }: NotifyDependencies, { direction, minutes, riders }: LateNotice) {
  for (const [orderId, ofOrder] of Map.groupBy(riders, ({ rider }) => rider.orderId)) {
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

/** Expected times in the past are left out, because a phone may send its marks a day later. */
async function notifyTrip({ tx, jobs }: NotifyDependencies, trip: MarkedTrip<PublishedTrip>) {
  const minutes = lateMinutesOf(trip);
  const { direction } = trip;
  if (minutes === 0) return;
  const late = ridersBehind(trip)
    .map(({ rider, at }) => ({ rider, at: expectedAt(at, minutes) }))
    .filter(({ at }) => new Date(at) >= trip.readAt);
  const unnotified = await createLateNoticesRepository(tx).add(
    late.map(({ rider }) => rider.ticketId),
    direction,
  );
  const riders = late.filter(({ rider }) => unnotified.has(rider.ticketId));
  await notifyRiders({ tx, jobs }, { direction, minutes, riders });
}

/** Creates the job that notifies waiting travellers that their van is late, once per ticket and direction. */
export const createNotifyLateVan =
  ({ db, jobs }: { db: Database; jobs: Jobs }) =>
  (van: DrivenRide): Promise<void> =>
    db.transaction().execute(async (tx) => {
      const trips = await createTripsRepository(tx).ofVan(van);
      for (const trip of await readMarkedTrips(tx, trips)) await notifyTrip({ tx, jobs }, trip);
    });
