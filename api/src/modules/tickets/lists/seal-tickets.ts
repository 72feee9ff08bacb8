import { emptyEntry, type ListEntry, sealTicket } from '@idavuelta/shared/contracts/tickets';
import type { TicketCodes } from '../ticket-codes.ts';
import type { ListableTicket } from './listed-ticket.ts';

/** Number of entries sealed before yielding to other requests. */
const batchSize = 25;

/** Lists are padded to a multiple of this, so that their length does not reveal the number of tickets sold. */
const paddedTo = 64;

const byName = ([a]: ListEntry, [b]: ListEntry) => (a < b ? -1 : 1);

/**
 * Seals entries for each ticket.
 * @returns entries sorted by name, which reveals nothing about their order
 */
export async function sealAll(
  tickets: ListableTicket[],
  sealed: (ticket: ListableTicket) => Promise<ListEntry>[],
): Promise<Record<string, string>> {
  const entries: ListEntry[] = [];
  for (let first = 0; first < tickets.length; first += batchSize)
    entries.push(...(await Promise.all(tickets.slice(first, first + batchSize).flatMap(sealed))));
  const length = paddedTo * Math.max(1, Math.ceil(entries.length / paddedTo));
  while (entries.length < length) entries.push(emptyEntry());
  return Object.fromEntries(entries.sort(byName));
}

/** Seals each ticket once per code that may be in circulation. */
export const sealTickets = (codes: TicketCodes, tickets: ListableTicket[]) =>
  sealAll(tickets, ({ listed, ...ticket }) =>
    codes.signaturesOf(ticket).map((signature) => sealTicket(signature, listed)),
  );
