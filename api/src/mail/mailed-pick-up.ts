import type { TicketDetail } from '@idavuelta/shared/contracts';
import type { OrderMailInput } from './order-facts.ts';
import { pickUpLine } from './pick-up-line.ts';

/** Pick-up of a mail's recipient or their fellow travellers. */
export interface MailedPickUp {
  place: string;
  /** Place and time in words. */
  line: string;
  /** Time window of the van's call, ISO 8601: both ends are equal for an exact time. Absent when unknown. */
  visit?: { opensAt: string; closesAt: string };
  /** Identifies the pick-up within its order, whatever its time and place. */
  id: string;
}

interface OneAddress {
  ticket: TicketDetail;
  /** Number of the ticket within the order, from 1. */
  number: number;
  /** Index among the ticket's addresses. */
  index: number;
  /** As shown in the mail. */
  place: string;
}

export function mailedPickUp(
  { detail, language }: OrderMailInput,
  { ticket, number, index, place }: OneAddress,
): MailedPickUp {
  const address = ticket.addresses[index];
  const { at: exact, point } = address?.pickUpTime ?? ticket.pickUpTime ?? {};
  return {
    place: point ? `${point.name}, ${point.address}` : place,
    line: pickUpLine({ place, address, ticket, language, timeZone: detail.event.timeZone }),
    visit: exact ? { opensAt: exact, closesAt: exact } : address?.pickUp,
    id: `${number}-${index + 1}`,
  };
}
