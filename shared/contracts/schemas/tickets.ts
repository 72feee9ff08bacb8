import { Type } from 'typebox';
import { bookingLimits } from '../rules/booking-limits.ts';
import { eventTextsSchema } from './catalogue.ts';
import { envelope, id, oneOf, price, translations } from './common.ts';
import { moment } from './text.ts';

export const discountSchema = Type.Object(
  {
    code: Type.String({ examples: ['VUELTA10'] }),
    variation: Type.Number({ description: 'Fraction taken off, 0.1 is 10 %', examples: [0.1] }),
    used: Type.Boolean(),
    productVariants: Type.Array(
      Type.Object({ product_variant_id: id, discount_price: price('For one ticket, with the coupon') }),
    ),
  },
  { title: 'Discount' },
);

const text = Type.String();

/** One of the two rides of a ticket. */
export const leg = oneOf(['outbound', 'return'], { description: 'The ride to the event, or the ride home' });

export const ticketCheckSchema = Type.Object(
  {
    event: Type.Object({
      name: Type.String({ description: 'In the language of the order' }),
      placeName: text,
      timeZone: text,
      translations: translations(eventTextsSchema),
    }),
    date: moment('When the date of the order begins'),
    customer: Type.Object({ name: text, email: text }),
    ticketQuantity: Type.Integer({ minimum: 1, description: 'Tickets of the order' }),
    ticket: Type.Integer({ minimum: 1, description: 'Number of the checked ticket within the order' }),
    leg,
    passengers: Type.Array(text, { description: 'Names of those who travel with the ticket' }),
    checkedAt: Type.Optional(
      moment('Of the first check of this ticket on this leg; absent when this one is the first'),
    ),
  },
  { title: 'TicketCheck' },
);

export const discountParams = Type.Object({
  code: Type.String({ minLength: 1, maxLength: bookingLimits.couponLength }),
  eventId: id,
});
export const ticketParams = Type.Object({ orderId: Type.String({ maxLength: 64 }) });
export const ticketCheckQuery = Type.Object({
  ticket: Type.Optional(
    Type.Integer({
      minimum: 1,
      maximum: 50,
      description: 'Number in the scanned code; may be left out for an order with one ticket',
    }),
  ),
  leg: Type.Optional(leg),
});

export const discountResponse = envelope(discountSchema, 'Prices with the coupon');
export const ticketCheckResponse = envelope(ticketCheckSchema, 'The ticket is good');
