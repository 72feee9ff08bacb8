import type { Queryable } from '../../database/database.ts';
import { createOfferedSeatsRepository, type Offer } from './offered-seats.repository.ts';

/** Seats kept for a while for somebody who was waiting for them. Pools count them as held. */

/** Keeps the seats if they are free. Others who want them wait until the transaction ends. @returns whether they are kept */
export const keepSeats = (tx: Queryable, offer: Offer) => createOfferedSeatsRepository(tx).hold(offer);

/** Lets an order take what is kept; comes before anything that locks pools. @returns whether anything is kept */
export const lockKeptSeats = (tx: Queryable, waitingId: number) => createOfferedSeatsRepository(tx).lock(waitingId);

/** Who is told has opened the link. @returns until when the seats are kept now; undefined where nothing changed */
export const openOffer = (db: Queryable, waitingId: number, seconds: number) =>
  createOfferedSeatsRepository(db).open(waitingId, seconds);

/** What is kept can be had again. @returns the event of which; undefined where nothing was kept */
export const freeKeptSeats = (db: Queryable, waitingId: number) => createOfferedSeatsRepository(db).release(waitingId);

/** Frees seats whose time is over, of some who were told. @returns the event of each */
export async function freeOverdueSeats(db: Queryable, count: number) {
  const offers = createOfferedSeatsRepository(db);
  const events: number[] = [];
  for (const waitingId of await offers.overdue(count)) {
    const eventId = await offers.release(waitingId, { overdue: true });
    if (eventId !== undefined) events.push(eventId);
  }
  return events;
}
