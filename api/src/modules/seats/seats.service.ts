import { type OrderId, type OrderTicket, periodicity } from '@idavuelta/shared/contracts';
import type { Queryable } from '../../database/database.ts';
import { AppError, invalidFields } from '../../errors.ts';
import { createDeparturesRepository, type DateAndDay } from './departures.repository.ts';
import { createSeatsRepository, type VariantQuantity } from './seats.repository.ts';

/** Finds, holds, sells and releases the seats of a departure. All changes run inside a transaction. */

export type { DateAndDay } from './departures.repository.ts';

type Tickets = Pick<OrderTicket, 'productVariantId'>[];

interface Hold {
  orderId: OrderId;
  departureId: number;
  until: Date;
  tickets: Tickets;
  /** Waiting list entry whose reserved seats the order takes. They must be locked. */
  waitingId?: number | undefined;
}

/** Counts the tickets of each variant. */
function countByVariant(tickets: Tickets): VariantQuantity[] {
  const byVariant = Map.groupBy(tickets, ({ productVariantId }) => productVariantId);
  return [...byVariant].map(([variantId, { length }]) => ({ variantId, quantity: length }));
}

/** @throws OUT_OF_STOCK with every ticket of these variants */
function assertFits(tickets: Tickets, short: number[]) {
  if (short.length === 0) return;
  const errors = tickets.flatMap(({ productVariantId }, i) =>
    short.includes(productVariantId) ? [{ field: `tickets[${i}].productVariantId`, reason: 'out_of_stock' }] : [],
  );
  throw new AppError('OUT_OF_STOCK', { errors });
}

/** Creates the missing departures of an event with fixed dates, with their capacity; existing ones stay unchanged. */
export const addDepartures = (tx: Queryable, eventId: number) => createDeparturesRepository(tx).addForCalendar(eventId);

/** Finds the departure at that time, or adds it for its first sale. @returns its id */
export const findOrAddDeparture = (tx: Queryable, eventDateId: number, startsAt: Date) =>
  createDeparturesRepository(tx).findOrAdd(eventDateId, startsAt);

/**
 * Rejects an order early when seats are already gone, before anything is written. Only holding the seats guarantees
 * them.
 * @throws OUT_OF_STOCK
 */
export async function assertSeatsLeft(tx: Queryable, { tickets, ...departure }: Omit<Hold, 'orderId' | 'until'>) {
  assertFits(tickets, await createSeatsRepository(tx).shortages({ ...departure, variants: countByVariant(tickets) }));
}

/** Tells whether this number of tickets of a variant is currently available. */
export const areSeatsLeft = async (tx: Queryable, departureId: number, variant: VariantQuantity) =>
  (await createSeatsRepository(tx).shortages({ departureId, variants: [variant] })).length === 0;

/**
 * Holds the seats of an order, all or none. Blocks others who want seats of the same pools until the transaction ends,
 * so call it last.
 * @throws OUT_OF_STOCK
 */
export async function holdSeats(tx: Queryable, { orderId, until, tickets, ...departure }: Hold) {
  const request = { ...departure, variants: countByVariant(tickets) };
  assertFits(tickets, await createSeatsRepository(tx).hold(orderId, until, request));
}

/** Changes the end of an order's hold. @throws STATE_CONFLICT when nothing is held any more */
export async function extendHold(tx: Queryable, orderId: OrderId, until: Date) {
  if (!(await createSeatsRepository(tx).extend(orderId, until))) throw new AppError('STATE_CONFLICT');
}

/** Sells the held seats of a paid order. @returns whether there were any */
export const sellSeats = (tx: Queryable, orderId: OrderId) => createSeatsRepository(tx).sell(orderId);

/** Releases the held seats of an ended order. Idempotent. */
export const releaseSeats = (tx: Queryable, orderId: OrderId) => createSeatsRepository(tx).release(orderId);

/** Holds the seats of an ended order again, all or none. @returns whether they are held */
export const holdSeatsAgain = (tx: Queryable, orderId: OrderId) => createSeatsRepository(tx).holdAgain(orderId);

/** Gives the sold seats of refunded tickets back to their pools. */
export const giveSeatsBack = (
  tx: Queryable,
  { orderId, departureId, tickets }: { orderId: OrderId; departureId: number; tickets: Tickets },
) => createSeatsRepository(tx).giveBack(orderId, { departureId, variants: countByVariant(tickets) });

/** Gives all remaining seats of a refunded order back to their pools. */
export const returnSoldSeats = (tx: Queryable, orderId: OrderId) => createSeatsRepository(tx).returnSold(orderId);

/** @throws NOT_FOUND for a date of another event; VALIDATION_FAILED (`date`) for a day outside the range */
export async function assertDateOfEvent(db: Queryable, eventId: number, chosen: DateAndDay) {
  const date = await createDeparturesRepository(db).chosenDate(eventId, chosen);
  if (!date) throw new AppError('NOT_FOUND');
  if (chosen.day && date.periodicityType === periodicity.range && !date.startsAt)
    throw invalidFields({ field: 'date', reason: 'range' });
}
