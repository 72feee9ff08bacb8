import { type Static, Type } from 'typebox';
import { body, envelope, id, oneOf } from '../common.ts';
import { orderId, orderRequestSchema } from '../orders.ts';
import { paymentState } from '../payments.ts';
import { moment } from '../text.ts';
import { orderAmountSchema } from './orders.ts';

/** Payment methods of orders sold by phone. */
export const telephonePayments = ['transferencia', 'enlace', 'efectivo'] as const;
const { eventDateId, provinceId, tickets, discountCode, date } = orderRequestSchema.properties;

export const telephoneOrderSchema = body({
  customerId: { ...id, description: 'Who buys' },
  paymentCode: oneOf(telephonePayments, {
    description:
      '`enlace`: the buyer gets a link, and pays on the site; `efectivo`: cash that staff has taken, it is paid at once',
  }),
  eventDateId,
  provinceId,
  tickets,
  discountCode,
  date,
});

const amount = orderAmountSchema;
export const telephonePriceSchema = Type.Object(
  {
    fullPrice: { ...amount, description: 'Without the coupon' },
    total: { ...amount, description: 'What is to be paid' },
    charge: Type.Optional({ ...amount, description: 'The same in the currency of the payment' }),
    heldUntil: Type.Optional(moment('Until when its seats would be held for its payment')),
  },
  { title: 'TelephonePrice' },
);

export const telephonePriceResponse = envelope(telephonePriceSchema, 'What the order would cost; nothing is held');
export const soldResponse = envelope(
  Type.Object({ orderId, state: paymentState }),
  'The order; what its buyer needs to pay it is in the mail',
);

export type TelephoneOrder = Static<typeof telephoneOrderSchema>;
export type TelephonePrice = Static<typeof telephonePriceSchema>;
