import { type Static, Type } from 'typebox';
import { body, envelope, id, oneOf } from '../common.ts';
import { orderId, orderRequestSchema } from '../orders.ts';
import { paymentState } from '../payments.ts';
import { moment } from '../text.ts';
import { orderAmountSchema } from './orders.ts';

/** Payment methods of orders sold by phone. */
export const telephonePayments = ['transferencia', 'enlace', 'efectivo'] as const;
const { eventDateId, provinceId, tickets, discountCode, date, taxBuyer } = orderRequestSchema.properties;

export const telephoneOrderSchema = body({
  customerId: { ...id, description: 'Customer who buys' },
  paymentCode: oneOf(telephonePayments, {
    description:
      '`enlace`: the buyer gets a link to pay on the site; `efectivo`: staff has taken cash, and the order is paid immediately',
  }),
  eventDateId,
  provinceId,
  tickets,
  discountCode,
  date,
  taxBuyer,
});

const amount = orderAmountSchema;
export const telephonePriceSchema = Type.Object(
  {
    fullPrice: { ...amount, description: 'Price without the coupon' },
    total: { ...amount, description: 'Amount to pay' },
    charge: Type.Optional({ ...amount, description: 'Amount to pay in the payment currency, where it is another' }),
    heldUntil: Type.Optional(moment('Until when the seats would be held')),
  },
  { title: 'TelephonePrice' },
);

export const telephonePriceResponse = envelope(telephonePriceSchema, 'Price of the order; nothing is held');
export const soldResponse = envelope(
  Type.Object({ orderId, state: paymentState }),
  'The order; payment instructions are mailed to the buyer',
);

export type TelephoneOrder = Static<typeof telephoneOrderSchema>;
export type TelephonePrice = Static<typeof telephonePriceSchema>;
