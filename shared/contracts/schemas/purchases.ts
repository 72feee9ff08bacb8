import { Type } from 'typebox';
import { bookingLimits as limits } from '../rules/booking-limits.ts';
import { body, emptyEnvelope } from './common.ts';
import { orderAddressSchema, passengerPhone } from './orders.ts';
import { textLine } from './text.ts';

export const passengerChangeSchema = body(
  {
    ticket: Type.Integer({ minimum: 1, maximum: limits.tickets, description: 'Its number within the order' }),
    passenger: Type.Integer({ minimum: 1, maximum: limits.passengers, description: 'Their number within the ticket' }),
    name: textLine(limits.nameLength),
    phone: passengerPhone,
    address: Type.Optional(orderAddressSchema),
  },
  {
    title: 'PassengerChange',
    description:
      'Another traveller, phone or pick-up address; a ticket still goes to at most as many addresses as it may',
  },
);

export const ticketsMailedResponse = emptyEnvelope('The confirmation with the tickets is on its way again');
