import { Type } from 'typebox';
import { bookingLimits as limits } from '../rules/booking-limits.ts';
import { body, emptyEnvelope } from './common.ts';
import { orderAddressSchema } from './orders.ts';
import { typedFields } from './passenger.ts';
import { email } from './text.ts';

const ticketNumber = Type.Integer({
  minimum: 1,
  maximum: limits.tickets,
  description: 'Number of the ticket within the order',
});

const traveller = {
  ticket: ticketNumber,
  passenger: Type.Integer({
    minimum: 1,
    maximum: limits.passengers,
    description: 'Number of the passenger within the ticket',
  }),
  ...typedFields,
  address: Type.Optional(orderAddressSchema),
};

export const passengerChangeSchema = body(
  { ...traveller, email: Type.Optional(email) },
  {
    title: 'PassengerChange',
    description:
      'New traveller, email, phone or pick-up address; the ticket must still have at most as many addresses as its variant allows',
  },
);

export const ticketGiftSchema = body(traveller, {
  title: 'TicketGift',
  description: 'A friend who travels instead of a passenger; the ticket gets a new code',
});

export const cancellationRequestSchema = body(
  { ticket: Type.Optional(ticketNumber) },
  { title: 'CancellationRequest', description: 'Ticket to cancel; if absent, all remaining tickets of the order' },
);

export const orderTicketParams = Type.Object({ id: Type.String({ maxLength: 64 }), ticket: ticketNumber });

export const ticketsMailedResponse = emptyEnvelope('The confirmation with the tickets is being mailed again');
