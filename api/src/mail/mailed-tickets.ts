import type { TicketDetail } from '@idavuelta/shared/contracts';
import { type MailedPickUp, mailedPickUp } from './mailed-pick-up.ts';
import type { OrderMailInput } from './order-facts.ts';

/** A ticket in a mail. */
export interface MailedTicket {
  ticket: TicketDetail;
  /** Of the order's tickets, from 1. */
  number: number;
  pickUps: MailedPickUp[];
}

/** The tickets that are good, by their numbers. */
const numbered = (tickets: TicketDetail[]) =>
  tickets.map((ticket, index) => ({ ticket, number: index + 1 })).filter(({ ticket }) => !ticket.refunded);

/** All tickets, for the buyer. */
export const ticketsOfBuyer = (input: OrderMailInput): MailedTicket[] =>
  numbered(input.detail.tickets).map(({ ticket, number }) => ({
    ticket,
    number,
    pickUps: ticket.addresses.map(({ address, county }, index) =>
      mailedPickUp(input, { ticket, number, index, place: `${address}, ${county}` }),
    ),
  }));

/** The passengers of a ticket whose e-mail address this is. */
export const passengersAt = (address: string, { passengers }: TicketDetail) =>
  passengers.filter(({ email }) => email.toLowerCase() === address.toLowerCase());

/** Only the tickets they travel on, and only where they are picked up themselves. */
export const ticketsOfPassenger = (email: string, input: OrderMailInput): MailedTicket[] =>
  numbered(input.detail.tickets)
    .map(({ ticket, number }) => {
      const places = new Set(passengersAt(email, ticket).map(({ passengerAddress }) => passengerAddress));
      const pickUps = [...places].map((place) => {
        const index = ticket.addresses.findIndex(({ address }) => address === place);
        return mailedPickUp(input, { ticket, number, index, place });
      });
      return { ticket, number, pickUps };
    })
    .filter(({ pickUps }) => pickUps.length > 0);
