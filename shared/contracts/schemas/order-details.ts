import { Type } from 'typebox';
import { eventTextsSchema } from './catalogue.ts';
import {
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
import { acceptedDocumentSchema } from './legal.ts';
import { amountOf, chargeSchema, decimalAmount } from './money.ts';
import { orderId, orderNumber } from './orders.ts';
import { shownFields } from './passenger.ts';
import { bankTransferSchema, paymentAttemptSchema, paymentCode, paymentState, refundSchema } from './payments.ts';
import { pickUpTimeSchema, pickUpWindowSchema } from './pick-ups.ts';
import { countySchema } from './places.ts';
import { rideSchema } from './rides.ts';
import { soldSpaceSchema } from './spaces.ts';
import { taxDocumentSchema } from './tax-documents.ts';
import { moment } from './text.ts';

const text = Type.String();

export const cancellationSchema = Type.Object(
  {
    until: moment('Deadline for a cancellation by the buyer'),
    open: Type.Boolean({ description: 'Whether the remaining tickets can be cancelled now' }),
    closedBy: Type.Optional(
      oneOf(['REFUND_TOO_LATE', 'SALES_CLOSED', 'TICKET_CHECKED', 'PAYMENT_UNDER_REVIEW'], {
        description: 'Error code of a cancellation while `open` is false',
      }),
    ),
    ...decimalAmount,
  },
  {
    title: 'Cancellation',
    description: 'Whether and until when the buyer can cancel a paid order, and the refund for its remaining tickets',
  },
);

export const ticketDetailSchema = Type.Object(
  {
    productVariantId: id,
    capacity: Type.Integer(),
    price: price('Without discount'),
    discountPrice: price('Above 0 when a coupon lowered the price'),
    finalPrice: price('What the ticket costs, coupon and invitation considered; 0 for a free one'),
    charge: amountOf('What the ticket costs, coupon and invitation considered; 0 for a free one'),
    fullCharge: amountOf('Without discount'),
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
        description: 'Counties where its passengers can be picked up; absent once passengers can no longer be changed',
      }),
    ),
    meetingPoint: Type.Optional(
      Type.String({ description: 'Address where all its passengers board; absent for a ticket with door pick-up' }),
    ),
    spaces: Type.Optional(
      Type.Array(soldSpaceSchema, { description: 'What was bought beside seats; absent if nothing was' }),
    ),
    refunded: Type.Optional(Type.Boolean({ description: 'Whether the ticket was refunded and can no longer be used' })),
    refundable: Type.Optional(
      Type.Object(decimalAmount, {
        description: 'Refund if the buyer cancels only this ticket; absent if that is not possible',
      }),
    ),
    qr: Type.Optional(
      Type.String({ description: "Text of the ticket's QR code (JSON with orderId); only for a paid order" }),
    ),
    shortCode: Type.Optional(
      Type.String({
        description: 'Code for a driver to type if the QR code cannot be scanned; displayed in groups of four',
      }),
    ),
  },
  { title: 'TicketDetail' },
);

export const orderDetailSchema = Type.Object(
  {
    order: Type.Object({
      id: orderId,
      number: orderNumber,
      date: moment('When the order was placed'),
      paymentState,
      paymentCode,
      total: price('Discount included'),
      charge: amountOf('Price after the discount'),
      charged: Type.Optional(chargeSchema),
      heldUntil: Type.Optional(moment('Time until which the seats are held for the payment')),
      transfer: Type.Optional(bankTransferSchema),
      attempt: Type.Optional(paymentAttemptSchema),
      payable: Type.Optional(
        Type.Boolean({ description: 'Whether the buyer can pay the order (again), since its seats are held' }),
      ),
      refunds: Type.Optional(Type.Array(refundSchema)),
      calledOff: Type.Optional(
        Type.Object(
          { reason: Type.Optional(Type.String({ description: 'Reason as written by staff' })) },
          { description: 'Present if the order ended because its departure or event was called off' },
        ),
      ),
      cancellation: Type.Optional(cancellationSchema),
      accepted: Type.Optional(
        Type.Array(acceptedDocumentSchema, {
          description: 'Legal texts that were in force when the order was placed; absent if that was not recorded yet',
        }),
      ),
      applePasses: Type.Optional(Type.Boolean({ description: 'Whether its tickets are available for Apple Wallet' })),
    }),
    event: Type.Object({
      id,
      slug: text,
      countryCode: Type.Optional(countryCode),
      imagePath,
      timeZone: text,
      startDate: moment('Start of the booked date'),
      endDate: Type.Optional(moment('End of the booked date')),
      dateId: Type.Optional(id),
      place: Type.Object({ name: text, address: text }),
      translations: translations(eventTextsSchema),
    }),
    tickets: Type.Array(ticketDetailSchema),
    rides: Type.Optional(
      Type.Array(rideSchema, { description: 'Available from the day before, once the trips are planned' }),
    ),
    taxDocuments: Type.Optional(
      Type.Array(taxDocumentSchema, {
        description: 'Tax documents with their credit notes, oldest first; empty while they are being made',
      }),
    ),
  },
  { title: 'OrderDetail' },
);

export const purchaseSummarySchema = Type.Object(
  {
    id: orderId,
    number: orderNumber,
    date: moment('When the order was placed'),
    state: paymentState,
    undecided: Type.Optional(
      Type.Boolean({
        description: 'Whether a payment may have been made for the unpaid order, which staff are reviewing',
      }),
    ),
    total: price('Discount included'),
    charge: amountOf('Price after the discount'),
    regularEvent: Type.Object({
      translations: translations(eventTextsSchema),
      startDate: moment('Start of the booked date'),
      timeZone: Type.String({ description: 'IANA time zone in which the dates are displayed' }),
    }),
  },
  { title: 'PurchaseSummary' },
);

/** The result page forwards its own query string, whatever it contains. */
export const orderDetailQuery = Type.Object({}, { additionalProperties: true });

export const orderDetailResponse = envelope(orderDetailSchema, 'The order');
export const purchasesQuery = pageQuery(20);
export const purchasesResponse = pageEnvelope(purchaseSummarySchema, 'Orders, newest first');
