import { type Database, databaseClock } from '../../database/database.ts';
import type { Jobs } from '../../jobs/jobs.ts';
import { freeOverdueSeats, keepSeats } from '../seats/offered-seats.ts';
import { createWaitingListRepository } from './waiting-list.repository.ts';

export interface OfferSeatsDependencies {
  db: Database;
  jobs: Jobs;
  /** How long seats are kept for who is told and has not opened the link, in seconds. */
  holdSeconds: number;
  /** For how many people of one network seats are kept at a time. */
  offersPerNetwork: number;
  stockChanged: (eventId: number) => void;
}

const batch = 100;

/** Most people of one departure who are told in one run. */
const mostOfDeparture = 200;

/**
 * Makes the job that tells people of seats that returned, in the order in which they have joined. Each is told once,
 * and has the seats for a while; who does not take them makes room for the next.
 */
export function createOfferSeats(dependencies: OfferSeatsDependencies) {
  const { db, jobs, holdSeconds, offersPerNetwork, stockChanged } = dependencies;

  /** Frees what was not taken in time. */
  async function endOffers() {
    const freed = await freeOverdueSeats(db, batch);
    for (const eventId of freed) stockChanged(eventId);
    return freed.length;
  }

  /** Tells the next one whose seats are free. @returns whether somebody was */
  const tellNext = (departureId: number) =>
    db.transaction().execute(async (tx) => {
      const list = createWaitingListRepository(tx);
      await list.lockOffers();
      const next = await list.next(departureId, offersPerNetwork);
      if (!next) return false;
      const { id: waitingId, variantId, tickets, salesEnd } = next;
      const until = new Date(Math.min((await databaseClock(tx)).getTime() + holdSeconds * 1000, salesEnd.getTime()));
      await list.tell(waitingId);
      const heldUntil = until.toISOString();
      await jobs.send('send-mail', { kind: 'seats-returned', waitingId, heldUntil }, { tx });
      await jobs.send('offer-seats', {}, { tx, startAfter: until });
      // Last, because other buyers wait from here on. Somebody may have been faster.
      if (await keepSeats(tx, { waitingId, departureId, variantId, tickets, until })) return true;
      throw new SeatsGone();
    });

  return async () => {
    while ((await endOffers()) === batch);
    for (const { id, eventId } of await createWaitingListRepository(db).departuresWithSeats(offersPerNetwork)) {
      let told = 0;
      while (told < mostOfDeparture && (await tellNext(id).catch(ignoreGone))) told += 1;
      if (told > 0) stockChanged(eventId);
    }
  };
}

/** Undoes the transaction: nobody is told of seats that are sold. */
class SeatsGone extends Error {}

function ignoreGone(error: unknown): false {
  if (error instanceof SeatsGone) return false;
  throw error;
}
