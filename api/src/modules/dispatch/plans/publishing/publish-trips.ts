import type { Queryable } from '../../../../database/database.ts';
import type { CalculatedTrip } from '../calculated-trips.ts';
import { createPlansRepository, type PlanKey, type Unserved } from '../plans.repository.ts';
import { createPublishedTripsRepository } from './published-trips.repository.ts';
import { timesByTicket } from './times-by-ticket.ts';

interface NewPublication {
  trips: CalculatedTrip[];
  actor: string;
  /** The draft that becomes the published plan; when absent, a new version is created. */
  draftId?: number;
  moved?: string[];
  unserved?: Unserved;
}

const overlap = (one: CalculatedTrip, other: CalculatedTrip) =>
  one.startsAt < other.endsAt &&
  other.startsAt < one.endsAt &&
  ((one.vehicleId !== undefined && one.vehicleId === other.vehicleId) ||
    (one.driverId !== undefined && one.driverId === other.driverId));

/** Returns the indexes of trips whose vehicle or driver has another published trip at that time. */
export async function takenTrips(tx: Queryable, key: PlanKey, trips: CalculatedTrip[]): Promise<number[]> {
  const published = createPublishedTripsRepository(tx);
  await published.lock(trips);
  const taken: number[] = [];
  for (const [index, trip] of trips.entries()) {
    const isTwice = trips.some((other, place) => place < index && overlap(trip, other));
    if (isTwice || (await published.isTaken(trip, key))) taken.push(index);
  }
  return taken;
}

/**
 * Publishes the trips of a departure, replacing the previous ones. On the way out it also stores the new time of each
 * ticket whose time, van or driver changed, and a job mails it. A ticket without a trip keeps its stored time, and
 * its travellers are told nothing: a dispatcher decides about it first.
 * @returns the number of tickets with a new time
 */
export async function publishTrips(tx: Queryable, key: PlanKey, publication: NewPublication): Promise<number> {
  const { trips, actor, draftId, moved = [], unserved = [] } = publication;
  const plans = createPlansRepository(tx);
  const published = createPublishedTripsRepository(tx);
  await published.replacePublished(key);
  const planId = draftId ?? (await plans.add(key, { state: 'published', actor }));
  await plans.changeTrips(planId, trips, 'published');
  await plans.change(planId, { actor, moved, unserved });
  if (draftId !== undefined) await published.markPublished(draftId);
  return key.direction === 'out' ? published.saveTimes(timesByTicket(trips)) : 0;
}
