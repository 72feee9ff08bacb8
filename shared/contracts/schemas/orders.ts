import { Type } from 'typebox';
import { previewHeader } from '../preview-header.ts';
import { bookingLimits as limits } from '../rules/booking-limits.ts';
import { admissionHeader } from '../waiting-room.ts';
import { body, envelope, id, price } from './common.ts';
import { amountOf, chargeSchema, shownChargeSchema } from './money.ts';
import { passengerSchema } from './passenger.ts';
import { paymentCode, paymentResponseSchema, paymentState, returnOrigin } from './payments.ts';
import { positionInputSchema } from './position.ts';
import { spaceCountsSchema } from './spaces.ts';
import { taxBuyerSchema } from './tax-documents.ts';
import { anyText, day, moment, textLine } from './text.ts';
import { waitingToken } from './waiting-list.ts';

export const orderId = Type.String({ format: 'uuid', examples: ['0f8b0a4e-6a5c-4c58-9d7e-0a3a4d1c2b3e'] });

/** The order number, quoted by phone and as the reference of a transfer. */
export const orderNumber = Type.String({
  pattern: '^[2-9A-HJ-NP-Z]{8}$',
  description: 'Short and unique, without look-alike characters',
  examples: ['7KQ2M9XA'],
});

export const orderAddressSchema = body(
  { address: textLine(limits.addressLength), commune_id: id, position: Type.Optional(positionInputSchema) },
  { title: 'OrderAddress' },
);

export const orderTicketSchema = body(
  {
    placeId: id,
    productVariantId: id,
    addresses: Type.Array(orderAddressSchema, {
      minItems: 1,
      maxItems: limits.addresses,
      description: 'Addresses, at most as many as `stops` of the variant',
    }),
    passengers: Type.Array(passengerSchema, {
      minItems: 1,
      maxItems: limits.passengers,
      description: 'Passengers, at most as many as `capacity` of the variant',
    }),
    spaces: Type.Optional({
      ...spaceCountsSchema,
      description: 'What its travellers need beside seats, of each kind at most `capacity` of the variant',
    }),
  },
  { title: 'OrderTicket' },
);

export const orderRequestSchema = body(
  {
    url: returnOrigin,
    eventDateId: id,
    provinceId: id,
    paymentCode,
    tickets: Type.Array(orderTicketSchema, { minItems: 1, maxItems: limits.tickets }),
    discountCode: Type.Optional(anyText({ maxLength: limits.couponLength, examples: ['VUELTA10'] })),
    date: Type.Optional(day("Chosen day in the event's time zone; only for `periodicityType` 2")),
    charge: Type.Optional(shownChargeSchema),
    taxBuyer: Type.Optional(taxBuyerSchema),
    waitingToken: Type.Optional(waitingToken),
  },
  { title: 'OrderRequest', description: "Prices are the server's; any in the body are dropped" },
);

export const idempotencyHeaders = Type.Object({
  'idempotency-key': Type.String({
    minLength: 8,
    maxLength: 64,
    description: 'Identifies the attempt; the same key returns the same order',
  }),
});

export const orderHeaders = Type.Object({
  ...idempotencyHeaders.properties,
  [previewHeader]: Type.Optional(
    Type.String({ maxLength: 600, description: 'Releases previewed on the page; set by the gateway' }),
  ),
  [admissionHeader]: Type.Optional(
    Type.String({
      maxLength: 200,
      description: 'Admission of the waiting room in front of the event, if there is one',
    }),
  ),
});

export const placedOrderSchema = Type.Object(
  {
    orderId,
    paymentState,
    paymentCode,
    total: price('Discount included'),
    charge: amountOf('Price after the discount'),
    charged: Type.Optional(chargeSchema),
    heldUntil: Type.Optional(moment('Time until which the seats are held')),
    payment: paymentResponseSchema,
  },
  { title: 'PlacedOrder' },
);

export const seatHoldSchema = Type.Object(
  { heldUntil: moment('Time until which the seats are held') },
  { title: 'SeatHold' },
);

export const orderParams = Type.Object({ id: Type.String({ maxLength: 64 }) });

export const placedOrderResponse = envelope(placedOrderSchema, 'The order, with the next step of its payment');
export const seatHoldResponse = envelope(seatHoldSchema, 'The hold on the seats was extended');
