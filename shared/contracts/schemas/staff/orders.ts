import { Type } from 'typebox';
import { currencies } from '../../money/currency.ts';
import { oneOf, pageEnvelope, pageQuery } from '../common.ts';
import { orderId, orderNumber } from '../orders.ts';
import { paymentCode, paymentState } from '../payments.ts';
import { anyText, moment } from '../text.ts';

const amount = Type.Object({
  minor: Type.Integer({ description: 'In the smallest unit of the currency' }),
  currency: oneOf(currencies),
});

/** Why staff must look at an order. */
export const flagReasons = [
  'payment-does-not-fit-order',
  'payment-undecided',
  'refund-by-hand',
  'refund-undecided',
  'refunded-in-part',
  'charged-back',
] as const;
const flagReason = oneOf(flagReasons, { description: 'Why somebody must look at it' });

export const orderSearchQuery = Type.Object({
  ...pageQuery(20).properties,
  text: Type.Optional(
    anyText({
      maxLength: 200,
      description: 'Number; name, e-mail or phone of buyer or passenger; name or slug of the event',
    }),
  ),
  state: Type.Optional(paymentState),
  flagged: Type.Optional(Type.Boolean({ description: 'Only those at which somebody must look' })),
  from: Type.Optional(moment('Only those placed since then')),
  until: Type.Optional(moment('Only those placed before')),
});

export const foundOrderSchema = Type.Object(
  {
    orderId,
    number: orderNumber,
    state: paymentState,
    paymentCode,
    total: amount,
    customer: Type.String({ description: "The buyer's e-mail" }),
    buyer: Type.String({ description: "The buyer's name" }),
    event: Type.String({ description: 'Its slug' }),
    eventName: Type.String({ description: 'In the language of its country' }),
    startsAt: moment('When the event begins on the day of the order'),
    timeZone: Type.String({ description: 'Of the event' }),
    tickets: Type.Integer(),
    placedAt: moment('When it was placed'),
    flags: Type.Array(flagReason),
  },
  { title: 'FoundOrder' },
);

export const foundOrdersResponse = pageEnvelope(foundOrderSchema, 'The newest first');
