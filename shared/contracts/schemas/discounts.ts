import { Type } from 'typebox';
import { bookingLimits } from '../rules/booking-limits.ts';
import { envelope, id, price } from './common.ts';
import { amountOf } from './money.ts';
import { typed } from './text.ts';

export const discountSchema = Type.Object(
  {
    code: Type.String({ examples: ['VUELTA10'] }),
    variation: Type.Number({ description: 'Fraction taken off, 0.1 is 10 %', examples: [0.1] }),
    used: Type.Boolean(),
    productVariants: Type.Array(
      Type.Object({
        product_variant_id: id,
        discount_price: price('For one ticket, with the coupon'),
        charge: amountOf('For one ticket, with the coupon'),
      }),
    ),
  },
  { title: 'Discount' },
);

export const discountParams = Type.Object({
  code: Type.String({ ...typed('line'), minLength: 1, maxLength: bookingLimits.couponLength }),
  eventId: id,
});

export const discountResponse = envelope(discountSchema, 'Prices with the coupon');
