import { Type } from 'typebox';
import { eventTextsSchema } from './catalogue.ts';
import { body, countryCode, envelope, oneOf, price, translatedName, translations } from './common.ts';
import { amountOf, chargeSchema } from './money.ts';
import { orderDetailSchema } from './order-details.ts';
import { orderId } from './orders.ts';
import { bankTransferSchema, paymentAttemptSchema, paymentRequestSchema } from './payments.ts';
import { moment } from './text.ts';

const token = Type.String({ minLength: 1, maxLength: 1000, description: 'Token from the mailed link' });
const { place, timeZone } = orderDetailSchema.properties.event.properties;

const linkedOrderSchema = Type.Object(
  {
    id: orderId,
    total: price('Discount included'),
    charge: amountOf('Price after the discount'),
    charged: Type.Optional(chargeSchema),
    heldUntil: moment('Time until which the order can be paid'),
    payable: Type.Boolean({ description: 'Whether the order can be paid now' }),
    attempt: Type.Optional(paymentAttemptSchema),
    transfer: Type.Optional(bankTransferSchema),
    event: Type.Object({
      countryCode,
      timeZone,
      startDate: moment('Start of the booked departure'),
      place,
      translations: translations(eventTextsSchema),
    }),
    seats: Type.Array(
      Type.Object({
        translations: translatedName,
        price: price('What the ticket costs'),
        charge: amountOf('Price of the ticket'),
      }),
      { description: 'Tickets of the order, without passengers' },
    ),
  },
  { title: 'LinkedOrder', description: 'Order to be paid, without data of the buyer' },
);

export const paymentLinkSchema = Type.Object(
  {
    state: oneOf(['open', 'paid', 'cancelled', 'expired'], {
      description: 'State of the link; `order` is only present for an `open` one',
    }),
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
export const paymentLinkResponse = envelope(paymentLinkSchema, 'State of the link, with the order if it can be paid');
