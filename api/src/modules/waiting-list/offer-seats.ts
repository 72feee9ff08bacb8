import { type Database, databaseClock } from '../../database/database.ts';
import type { Jobs } from '../../jobs/jobs.ts';
import { releaseOverdueSeats, reserveSeats } from '../seats/offered-seats.ts';
import { createWaitingListRepository } from './waiting-list.repository.ts';

export interface OfferSeatsDependencies {
  db: Database;
  jobs: Jobs;
  /** How long seats are reserved before the mailed link is opened, in seconds. */
  holdSeconds: number;
  /** Maximum number of concurrent offers per network. */
  offersPerNetwork: number;
  stockChanged: (eventId: number) => void;
}

const batch = 100;

/** Maximum number of offers per departure and run. */
const maxOffersPerDeparture = 200;

/**
 * Creates the job that offers returned seats to the waiting list in order of joining. Each entry gets one offer with a
 * limited reservation, after which the next one's turn comes.
 */
export function createOfferSeats(dependencies: OfferSeatsDependencies) {
  const { db, jobs, holdSeconds, offersPerNetwork, stockChanged } = dependencies;

  async function releaseOverdue() {
    const freed = await releaseOverdueSeats(db, batch);
    for (const eventId of freed) stockChanged(eventId);
    return freed.length;
  }

  /** Offers free seats to the next entry. @returns whether there was one */
  const offerNext = (departureId: number) =>
    db.transaction().execute(async (tx) => {
      const list = createWaitingListRepository(tx);
      await list.lockOffers();
      const next = await list.next(departureId, offersPerNetwork);
      if (!next) return false;
      const { id: waitingId, variantId, tickets, salesEnd } = next;
      const until = new Date(Math.min((await databaseClock(tx)).getTime() + holdSeconds * 1000, salesEnd.getTime()));
      await list.markOffered(waitingId);
      const heldUntil = until.toISOString();
      await jobs.send('send-mail', { kind: 'seats-returned', waitingId, heldUntil }, { tx });
      await jobs.send('offer-seats', {}, { tx, startAfter: until });
      // Comes last, because it blocks other buyers. They may have been faster.
      if (await reserveSeats(tx, { waitingId, departureId, variantId, tickets, until })) return true;
      throw new SeatsGone();
    });

  return async () => {
    while ((await releaseOverdue()) === batch);
    for (const { id, eventId } of await createWaitingListRepository(db).departuresWithSeats(offersPerNetwork)) {
      let offered = 0;
      while (offered < maxOffersPerDeparture && (await offerNext(id).catch(ignoreGone))) offered += 1;
      if (offered > 0) stockChanged(eventId);
    }
  };
}

/** Rolls the transaction back, so that sold seats are not offered. */
class SeatsGone extends Error {}

function ignoreGone(error: unknown): false {
  if (error instanceof SeatsGone) return false;
  throw error;
}
