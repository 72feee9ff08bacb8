import type { Queryable } from '../../database/database.ts';
import { createOfferedSeatsRepository, type Offer } from './offered-seats.repository.ts';

/** Seats reserved for a while for an entry of a waiting list. Pools count them as held. */

/** Reserves the seats if they are free, and makes other buyers of the pool wait until the transaction ends. @returns whether they are reserved */
export const reserveSeats = (tx: Queryable, offer: Offer) => createOfferedSeatsRepository(tx).hold(offer);

/** Locks the reserved seats, so that an order can take them; call it before anything locks pools. @returns whether there are any */
export const lockReservedSeats = (tx: Queryable, waitingId: number) => createOfferedSeatsRepository(tx).lock(waitingId);

/** The mailed link was opened. @returns until when the seats are reserved now; undefined where nothing changed */
export const openOffer = (db: Queryable, waitingId: number, seconds: number) =>
  createOfferedSeatsRepository(db).open(waitingId, seconds);

/** Gives reserved seats back. @returns their event; undefined where none were reserved */
export const releaseReservedSeats = (db: Queryable, waitingId: number) =>
  createOfferedSeatsRepository(db).release(waitingId);

/** Gives back the seats of some offers that have expired. @returns the event of each */
export async function releaseOverdueSeats(db: Queryable, count: number) {
  const offers = createOfferedSeatsRepository(db);
  const events: number[] = [];
  for (const waitingId of await offers.overdue(count)) {
    const eventId = await offers.release(waitingId, { overdue: true });
    if (eventId !== undefined) events.push(eventId);
  }
  return events;
}
