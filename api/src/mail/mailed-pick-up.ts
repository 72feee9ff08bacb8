import type { TicketDetail } from '@idavuelta/shared/contracts';
import type { OrderMailInput } from './order-facts.ts';
import { pickUpLine } from './pick-up-line.ts';

/** Where and when the recipient of a mail, or who travels along, is picked up. */
export interface MailedPickUp {
  place: string;
  /** Place and time in words. */
  line: string;
  /** Of the van's visit, ISO 8601: both are the same where its time is exact. Absent while nobody knows when. */
  visit?: { opensAt: string; closesAt: string };
  /** Names it among those of its order: the same whatever its time and place become. */
  id: string;
}

interface OneAddress {
  ticket: TicketDetail;
  /** The ticket's, of its order, from 1. */
  number: number;
  /** Which of the ticket's addresses it is. */
  index: number;
  /** As the mail shows it. */
  place: string;
}

export function mailedPickUp(
  { detail, language }: OrderMailInput,
  { ticket, number, index, place }: OneAddress,
): MailedPickUp {
  const address = ticket.addresses[index];
  const exact = (address?.pickUpTime ?? ticket.pickUpTime)?.at;
  return {
    place,
    line: pickUpLine({ place, address, ticket, language, timeZone: detail.event.timeZone }),
    visit: exact ? { opensAt: exact, closesAt: exact } : address?.pickUp,
    id: `${number}-${index + 1}`,
  };
}
