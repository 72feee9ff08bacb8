import { Type } from 'typebox';
import { eventTextsSchema } from './catalogue.ts';
import { body, countryCode, envelope, oneOf, price, translatedName, translations } from './common.ts';
import { chargeSchema } from './money.ts';
import { orderDetailSchema, orderId } from './orders.ts';
import { bankTransferSchema, paymentAttemptSchema, paymentRequestSchema } from './payments.ts';
import { moment } from './text.ts';

const token = Type.String({ minLength: 1, maxLength: 1000, description: 'Of the link in the mail' });
const { place, timeZone } = orderDetailSchema.properties.event.properties;

const linkedOrderSchema = Type.Object(
  {
    id: orderId,
    total: price('Discount included'),
    charge: Type.Optional(chargeSchema),
    heldUntil: moment('Until when it can be paid'),
    payable: Type.Boolean({ description: 'An attempt to pay it may be made now' }),
    attempt: Type.Optional(paymentAttemptSchema),
    transfer: Type.Optional(bankTransferSchema),
    event: Type.Object({
      countryCode,
      timeZone,
      startDate: moment('When the departure of the order is'),
      place,
      translations: translations(eventTextsSchema),
    }),
    seats: Type.Array(Type.Object({ translations: translatedName, price: price('What the ticket costs') }), {
      description: 'Its tickets, without who travels',
    }),
  },
  { title: 'LinkedOrder', description: 'What is to be paid, and nothing of who has ordered' },
);

export const paymentLinkSchema = Type.Object(
  {
    state: oneOf(['open', 'paid', 'cancelled', 'expired'], { description: 'Only an open one has an order' }),
    order: Type.Optional(linkedOrderSchema),
  },
  { title: 'PaymentLink' },
);

export const paymentLinkQuery = Type.Object({ token });
export const paymentLinkBody = body({ token }, { title: 'PaymentLinkToken' });
export const linkedPaymentSchema = body(
  { token, ...paymentRequestSchema.properties },
  { title: 'LinkedPayment', description: 'An attempt to pay the order of a link' },
);
export const paymentLinkResponse = envelope(paymentLinkSchema, 'What the link is good for');
