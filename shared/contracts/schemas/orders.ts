import { Type } from 'typebox';
import { previewHeader } from '../preview-header.ts';
import { bookingLimits as limits } from '../rules/booking-limits.ts';
import { eventTextsSchema } from './catalogue.ts';
import {
  body,
  countryCode,
  envelope,
  id,
  imagePath,
  oneOf,
  pageEnvelope,
  pageQuery,
  price,
  translatedName,
  translations,
} from './common.ts';
import { chargeSchema, decimalAmount, shownChargeSchema } from './money.ts';
import { passengerSchema, shownFields } from './passenger.ts';
import {
  bankTransferSchema,
  paymentAttemptSchema,
  paymentCode,
  paymentResponseSchema,
  paymentState,
  refundSchema,
  returnOrigin,
} from './payments.ts';
import { pickUpTimeSchema, pickUpWindowSchema } from './pick-ups.ts';
import { countySchema } from './places.ts';
import { positionInputSchema } from './position.ts';
import { rideSchema } from './rides.ts';
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
      description: "At most the variant's stops",
    }),
    passengers: Type.Array(passengerSchema, {
      minItems: 1,
      maxItems: limits.passengers,
      description: "At most the variant's capacity",
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
    date: Type.Optional(day("Chosen day in the event's zone, for periodicityType 2 only")),
    charge: Type.Optional(shownChargeSchema),
    waitingToken: Type.Optional(waitingToken),
  },
  { title: 'OrderRequest', description: "Prices are the server's; any in the body are dropped" },
);

export const idempotencyHeaders = Type.Object({
  'idempotency-key': Type.String({
    minLength: 8,
    maxLength: 64,
    description: 'Names the attempt: the same key gives the same order',
  }),
});

export const orderHeaders = Type.Object({
  ...idempotencyHeaders.properties,
  [previewHeader]: Type.Optional(
    Type.String({ maxLength: 600, description: 'Set by the gateway: the previewed releases of the page' }),
  ),
});

export const placedOrderSchema = Type.Object(
  {
    orderId,
    paymentState,
    paymentCode,
    total: price('Discount included'),
    charge: Type.Optional(chargeSchema),
    heldUntil: Type.Optional(moment('The seats are held until then')),
    payment: paymentResponseSchema,
  },
  { title: 'PlacedOrder' },
);

export const seatHoldSchema = Type.Object(
  { heldUntil: moment('The seats are held until then') },
  { title: 'SeatHold' },
);

const text = Type.String();

export const cancellationSchema = Type.Object(
  {
    until: moment('Last moment at which its buyer may cancel it'),
    open: Type.Boolean({ description: 'What is left of it can be cancelled now' }),
    closedBy: Type.Optional(
      oneOf(['REFUND_TOO_LATE', 'SALES_CLOSED', 'TICKET_CHECKED', 'PAYMENT_UNDER_REVIEW'], {
        description: 'The error code of a cancellation, when it is not open',
      }),
    ),
    ...decimalAmount,
  },
  {
    title: 'Cancellation',
    description:
      'Until when a paid order may be cancelled by its buyer, and what then comes back for what is left of it',
  },
);

export const ticketDetailSchema = Type.Object(
  {
    productVariantId: id,
    capacity: Type.Integer(),
    price: price('Without discount'),
    discountPrice: price('Above 0 when a coupon lowered the price'),
    finalPrice: Type.Optional(price('What the ticket costs, coupon and invitation considered; 0 for a free one')),
    translations: translatedName,
    placeAddress: text,
    addresses: Type.Array(
      Type.Object({
        address: text,
        county: text,
        pickUp: Type.Optional(pickUpWindowSchema),
        /** For tickets with addresses in several counties. */
        pickUpTime: Type.Optional(pickUpTimeSchema),
      }),
    ),
    /** For tickets with several addresses, the first one's. */
    pickUpTime: Type.Optional(pickUpTimeSchema),
    passengers: Type.Array(Type.Object({ ...shownFields, passengerAddress: text })),
    counties: Type.Optional(
      Type.Array(countySchema, {
        description: 'Where its passengers may be picked up, as long as they can be changed',
      }),
    ),
    meetingPoint: Type.Optional(
      Type.String({ description: 'Where all its passengers board; absent for a ticket from the door' }),
    ),
    refunded: Type.Optional(Type.Boolean({ description: 'Paid back: nobody rides with it' })),
    refundable: Type.Optional(
      Type.Object(decimalAmount, { description: 'What comes back when its buyer cancels it alone, while that can be' }),
    ),
    qr: Type.Optional(
      Type.String({ description: "Text of the ticket's QR code (JSON with orderId); only for a paid order" }),
    ),
    shortCode: Type.Optional(
      Type.String({ description: 'What a driver types where the QR code cannot be scanned, shown in groups of four' }),
    ),
  },
  { title: 'TicketDetail' },
);

export const orderDetailSchema = Type.Object(
  {
    order: Type.Object({
      id: orderId,
      number: orderNumber,
      date: moment('When it was placed'),
      paymentState,
      paymentCode,
      total: price('Discount included'),
      charge: Type.Optional(chargeSchema),
      heldUntil: Type.Optional(moment('While it waits for its payment')),
      transfer: Type.Optional(bankTransferSchema),
      attempt: Type.Optional(paymentAttemptSchema),
      payable: Type.Optional(Type.Boolean({ description: 'Its buyer may try to pay it (again): its seats are held' })),
      refunds: Type.Optional(Type.Array(refundSchema)),
      calledOff: Type.Optional(
        Type.Object(
          { reason: Type.Optional(Type.String({ description: 'As staff wrote it' })) },
          { description: 'The order has ended because the departure or the whole event does not take place' },
        ),
      ),
      cancellation: Type.Optional(cancellationSchema),
      applePasses: Type.Optional(Type.Boolean({ description: 'Its tickets can be had for Apple Wallet' })),
    }),
    event: Type.Object({
      id,
      slug: text,
      countryCode: Type.Optional(countryCode),
      imagePath,
      timeZone: text,
      startDate: moment('When the date of the order begins'),
      endDate: Type.Optional(moment('When that date ends')),
      dateId: Type.Optional(id),
      place: Type.Object({ name: text, address: text }),
      translations: translations(eventTextsSchema),
    }),
    tickets: Type.Array(ticketDetailSchema),
    rides: Type.Optional(Type.Array(rideSchema, { description: 'From the day before on, once they are planned' })),
  },
  { title: 'OrderDetail' },
);

export const purchaseSummarySchema = Type.Object(
  {
    id: orderId,
    number: orderNumber,
    date: moment('When it was placed'),
    state: paymentState,
    undecided: Type.Optional(
      Type.Boolean({ description: 'Money may have moved for it though it is not paid, and our people look at that' }),
    ),
    total: price('Discount included'),
    regularEvent: Type.Object({
      translations: translations(eventTextsSchema),
      startDate: moment('When the date of the order begins'),
      timeZone: Type.String({ description: 'IANA name; dates are shown in it' }),
    }),
  },
  { title: 'PurchaseSummary' },
);

export const orderParams = Type.Object({ id: Type.String({ maxLength: 64 }) });
/** The result page forwards its own query string, whatever it contains. */
export const orderDetailQuery = Type.Object({}, { additionalProperties: true });

export const placedOrderResponse = envelope(placedOrderSchema, 'The order, with what its payment provider needs next');
export const seatHoldResponse = envelope(seatHoldSchema, 'The seats are held for longer');
export const orderDetailResponse = envelope(orderDetailSchema, "One of the customer's orders");
export const purchasesQuery = pageQuery(20);
export const purchasesResponse = pageEnvelope(purchaseSummarySchema, 'Newest first');
