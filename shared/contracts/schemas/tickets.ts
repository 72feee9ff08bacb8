import { Type } from 'typebox';
import { eventTextsSchema } from './catalogue.ts';
import { envelope, id, price, translations } from './common.ts';
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
    ticketQuantity: Type.Integer({ minimum: 1 }),
    checkedAt: Type.Optional(moment('Of the first check; absent when this one is the first')),
  },
  { title: 'TicketCheck' },
);

export const discountParams = Type.Object({ code: Type.String({ minLength: 1, maxLength: 60 }), eventId: id });
export const ticketParams = Type.Object({ orderId: Type.String({ maxLength: 64 }) });

export const discountResponse = envelope(discountSchema, 'Prices with the coupon');
export const ticketCheckResponse = envelope(ticketCheckSchema, 'The ticket is good');
