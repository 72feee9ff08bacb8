import { emptyEntry, type ListEntry, sealTicket } from '@idavuelta/shared/contracts/tickets';
import type { TicketCodes } from '../ticket-codes.ts';
import type { ListableTicket } from './listed-ticket.ts';

/** Sealed at once. Other requests have their turn in between. */
const batchSize = 25;

/** A list has a multiple of so many entries, so that its length does not tell how many tickets are sold. */
const paddedTo = 64;

const byName = ([a]: ListEntry, [b]: ListEntry) => (a < b ? -1 : 1);

/**
 * Seals entries for each ticket.
 * @returns entries by their names, in the order of the names, which tells nothing
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

/** Seals each ticket once for every code of it that may be in somebody's hands. */
export const sealTickets = (codes: TicketCodes, tickets: ListableTicket[]) =>
  sealAll(tickets, ({ listed, ...ticket }) =>
    codes.signaturesOf(ticket).map((signature) => sealTicket(signature, listed)),
  );
