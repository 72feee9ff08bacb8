import { type OrderId, type OrderTicket, periodicity } from '@idavuelta/shared/contracts';
import type { Queryable } from '../../database/database.ts';
import { AppError, invalidFields } from '../../errors.ts';
import { createDeparturesRepository, type DateAndDay } from './departures.repository.ts';
import { createSeatsRepository, type VariantQuantity } from './seats.repository.ts';

/** Seats of a departure: found, held, sold and released. Everything that changes them is called inside a transaction. */

export type { DateAndDay } from './departures.repository.ts';

type Tickets = Pick<OrderTicket, 'productVariantId'>[];

interface Hold {
  orderId: OrderId;
  departureId: number;
  until: Date;
  tickets: Tickets;
  /** Of the waiting list, by whom seats were kept that the order takes. They must be locked. */
  waitingId?: number | undefined;
}

/** How many tickets of each variant. */
function quantities(tickets: Tickets): VariantQuantity[] {
  const byVariant = Map.groupBy(tickets, ({ productVariantId }) => productVariantId);
  return [...byVariant].map(([variantId, { length }]) => ({ variantId, quantity: length }));
}

/** @throws OUT_OF_STOCK that names every ticket of these variants */
function assertFits(tickets: Tickets, short: number[]) {
  if (short.length === 0) return;
  const errors = tickets.flatMap(({ productVariantId }, i) =>
    short.includes(productVariantId) ? [{ field: `tickets[${i}].productVariantId`, reason: 'out_of_stock' }] : [],
  );
  throw new AppError('OUT_OF_STOCK', { errors });
}

/** Makes the departures of an event whose dates are fixed, with what each can sell; those that exist stay as they are. */
export const addDepartures = (tx: Queryable, eventId: number) => createDeparturesRepository(tx).addForCalendar(eventId);

/** The departure at that moment, made if this is its first sale. @returns its id */
export const findOrAddDeparture = (tx: Queryable, eventDateId: number, startsAt: Date) =>
  createDeparturesRepository(tx).findOrAdd(eventDateId, startsAt);

/**
 * Turns away who comes too late before anything is written. Says nothing for sure: only holding the seats does.
 * @throws OUT_OF_STOCK
 */
export async function assertSeatsLeft(tx: Queryable, { tickets, ...departure }: Omit<Hold, 'orderId' | 'until'>) {
  assertFits(tickets, await createSeatsRepository(tx).shortages({ ...departure, variants: quantities(tickets) }));
}

/** Whether so many tickets of a variant can be had at the moment. */
export const areSeatsLeft = async (tx: Queryable, departureId: number, variant: VariantQuantity) =>
  (await createSeatsRepository(tx).shortages({ departureId, variants: [variant] })).length === 0;

/**
 * Holds the seats of an order, all or none. Others who want seats of the same pools wait until the transaction ends, so
 * this comes last in it.
 * @throws OUT_OF_STOCK
 */
export async function holdSeats(tx: Queryable, { orderId, until, tickets, ...departure }: Hold) {
  const wanted = { ...departure, variants: quantities(tickets) };
  assertFits(tickets, await createSeatsRepository(tx).hold(orderId, until, wanted));
}

/** Moves the end of an order's hold. @throws STATE_CONFLICT when nothing is held any more */
export async function extendHold(tx: Queryable, orderId: OrderId, until: Date) {
  if (!(await createSeatsRepository(tx).extend(orderId, until))) throw new AppError('STATE_CONFLICT');
}

/** The held seats of a paid order are sold. @returns whether there were any */
export const sellSeats = (tx: Queryable, orderId: OrderId) => createSeatsRepository(tx).sell(orderId);

/** The held seats of an order that ended can be had again. Releasing twice releases once. */
export const releaseSeats = (tx: Queryable, orderId: OrderId) => createSeatsRepository(tx).release(orderId);

/** Holds the seats of an order that ended again, all or none. @returns whether they are held */
export const takeSeatsAgain = (tx: Queryable, orderId: OrderId) => createSeatsRepository(tx).holdAgain(orderId);

/** The sold seats of tickets that are paid back can be had again. */
export const giveSeatsBack = (
  tx: Queryable,
  { orderId, departureId, tickets }: { orderId: OrderId; departureId: number; tickets: Tickets },
) => createSeatsRepository(tx).giveBack(orderId, { departureId, variants: quantities(tickets) });

/** Whatever an order that was paid back still has can be had again. */
export const returnSoldSeats = (tx: Queryable, orderId: OrderId) => createSeatsRepository(tx).returnSold(orderId);

/** @throws NOT_FOUND for a date of another event, VALIDATION_FAILED (`date`) for a day outside the range */
export async function assertDateOfEvent(db: Queryable, eventId: number, chosen: DateAndDay) {
  const date = await createDeparturesRepository(db).chosenDate(eventId, chosen);
  if (!date) throw new AppError('NOT_FOUND');
  if (chosen.day && date.periodicityType === periodicity.range && !date.startsAt)
    throw invalidFields({ field: 'date', reason: 'range' });
}
