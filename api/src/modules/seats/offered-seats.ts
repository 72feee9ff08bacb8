import type { Queryable } from '../../database/database.ts';
import { createOfferedSeatsRepository, type Offer } from './offered-seats.repository.ts';

/** Seats reserved temporarily for an entry of a waiting list. Pools count them as held. */

/**
 * Reserves the seats if they are free, and blocks other buyers of the pool until the transaction ends.
 * @returns whether they are reserved
 */
export const reserveSeats = (tx: Queryable, offer: Offer) => createOfferedSeatsRepository(tx).hold(offer);

/**
 * Locks the reserved seats, so that an order can take them; call it before any pool is locked.
 * @returns whether there are any
 */
export const lockReservedSeats = (tx: Queryable, waitingId: number) => createOfferedSeatsRepository(tx).lock(waitingId);

/** Extends the reservation once the mailed link is opened. @returns the new end; undefined when nothing changed */
export const openOffer = (db: Queryable, waitingId: number, seconds: number) =>
  createOfferedSeatsRepository(db).open(waitingId, seconds);

/** Releases reserved seats. @returns their event; undefined when none were reserved */
export const releaseReservedSeats = (db: Queryable, waitingId: number) =>
  createOfferedSeatsRepository(db).release(waitingId);

/** Releases the seats of some expired offers. @returns the event of each */
export async function releaseOverdueSeats(db: Queryable, count: number) {
  const offers = createOfferedSeatsRepository(db);
  const events: number[] = [];
  for (const waitingId of await offers.overdue(count)) {
    const eventId = await offers.release(waitingId, { overdue: true });
    if (eventId !== undefined) events.push(eventId);
  }
  return events;
}
