import type { TicketDetail } from '@idavuelta/shared/contracts';
import { type MailedPickUp, mailedPickUp } from './mailed-pick-up.ts';
import type { OrderMailInput } from './order-facts.ts';

export interface MailedTicket {
  ticket: TicketDetail;
  /** Number within the order, from 1. */
  number: number;
  pickUps: MailedPickUp[];
}

/** Returns the valid tickets with their numbers. */
const numbered = (tickets: TicketDetail[]) =>
  tickets.map((ticket, index) => ({ ticket, number: index + 1 })).filter(({ ticket }) => !ticket.refunded);

export const ticketsOfBuyer = (input: OrderMailInput): MailedTicket[] =>
  numbered(input.detail.tickets).map(({ ticket, number }) => ({
    ticket,
    number,
    pickUps: ticket.addresses.map(({ address, county }, index) =>
      mailedPickUp(input, { ticket, number, index, place: `${address}, ${county}` }),
    ),
  }));

/** Returns the ticket's passengers with this e-mail address. */
export const passengersAt = (address: string, { passengers }: TicketDetail) =>
  passengers.filter(({ email }) => email.toLowerCase() === address.toLowerCase());

/** Returns the passenger's own tickets, with their own pick-ups only. */
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
