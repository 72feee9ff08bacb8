import { Type } from 'typebox';
import { bookingLimits as limits } from '../rules/booking-limits.ts';
import { body, emptyEnvelope } from './common.ts';
import { orderAddressSchema } from './orders.ts';
import { typedFields } from './passenger.ts';
import { email } from './text.ts';

const ticketNumber = Type.Integer({
  minimum: 1,
  maximum: limits.tickets,
  description: 'Its number within the order',
});

const traveller = {
  ticket: ticketNumber,
  passenger: Type.Integer({ minimum: 1, maximum: limits.passengers, description: 'Their number within the ticket' }),
  ...typedFields,
  address: Type.Optional(orderAddressSchema),
};

export const passengerChangeSchema = body(
  { ...traveller, email: Type.Optional(email) },
  {
    title: 'PassengerChange',
    description:
      'Another traveller, e-mail, phone or pick-up address; a ticket still goes to at most as many addresses as it may',
  },
);

export const ticketGiftSchema = body(traveller, {
  title: 'TicketGift',
  description: 'A friend who travels instead of a passenger; the ticket gets another code',
});

export const cancellationRequestSchema = body(
  { ticket: Type.Optional(ticketNumber) },
  { title: 'CancellationRequest', description: 'One ticket, or all that is left of the order when none is named' },
);

export const orderTicketParams = Type.Object({ id: Type.String({ maxLength: 64 }), ticket: ticketNumber });

export const ticketsMailedResponse = emptyEnvelope('The confirmation with the tickets is on its way again');
