import { type Static, Type } from 'typebox';
import { quotePayments } from '../../rules/quote-payments.ts';
import { reasonFields } from '../../staff/fields/reason-fields.ts';
import { requestApprovalFields as fields } from '../../staff/fields/request-fields.ts';
import { body, envelope, id, imagePath, oneOf } from '../common.ts';
import { guestSchema } from '../event-requests.ts';
import { anyText, moment, textLine, textLines } from '../text.ts';
import { contact } from './contact.ts';
import { staffListQuery, staffListResponse } from './lists.ts';
import { moneySchema } from './money.ts';

export const reviewedStatuses = ['under_review', 'rejected', 'approved', 'finished'] as const;

export const requestsQuery = Type.Object({
  ...staffListQuery(['id', 'name', 'startsAt', 'guests', 'seats'], 'id'),
  status: oneOf(reviewedStatuses, { default: 'under_review' }),
  text: Type.Optional(textLine(60, { description: 'Part of the name of the event or organiser' })),
});
export const requestGuestsQuery = Type.Object(staffListQuery(['name', 'seats', 'booked'], 'name'));

const request = {
  id,
  status: oneOf(reviewedStatuses),
  name: Type.String(),
  organiser: Type.String({ description: 'Name of the customer' }),
  email: Type.String({ ...contact, description: 'Contact of the organiser' }),
  startsAt: moment('Start of the event'),
  timeZone: Type.String(),
  guests: Type.Integer({
    description: 'Number of entries on the guest list; those with an e-mail address are notified',
  }),
  seats: Type.Integer({ description: 'Seats of all guests' }),
};

export const privateRequestSchema = Type.Object(request, { title: 'PrivateRequest' });

const quote = Type.Object(
  {
    amount: moneySchema,
    payBy: oneOf(quotePayments),
    reference: Type.String({ description: 'Reference of the bank transfer' }),
    billedAt: Type.Optional(moment('When the bill was sent')),
    paidAt: Type.Optional(moment('When the payment arrived')),
  },
  { description: 'Quote sent to the organiser' },
);

const estimate = Type.Object(
  {
    vans: Type.Integer(),
    vanSeats: Type.Integer({ description: 'Seats per van' }),
    perVan: moneySchema,
    perSeat: moneySchema,
    cost: moneySchema,
  },
  { title: 'CostEstimate', description: 'Estimated cost of the vans that the guests need' },
);

export const privateRequestDetailSchema = Type.Object(
  {
    ...request,
    mailedGuests: Type.Optional(
      Type.Integer({ description: 'Guests with an e-mail address, who receive the invitation' }),
    ),
    phone: Type.String({ ...contact, description: 'Contact of the organiser' }),
    endsAt: moment('End of the event'),
    countryCode: Type.String({ description: 'Country of the venue' }),
    location: Type.String({ description: 'Name of the venue' }),
    address: Type.String(),
    county: Type.Optional(Type.String()),
    stops: Type.Array(Type.Object({ address: Type.String(), county: Type.String(), time: Type.String() })),
    invitation: Type.String({ description: 'Invitation text for the guests' }),
    imagePath,
    reason: Type.Optional(Type.String({ description: 'Reason for the rejection' })),
    eventSlug: Type.Optional(Type.String({ description: 'Slug of the event created from the request' })),
    estimate,
    quote: Type.Optional(quote),
  },
  { title: 'PrivateRequestDetail' },
);
const { email: guestEmail, phone: guestPhone, ...guest } = guestSchema.properties;
export const requestGuestSchema = Type.Object(
  {
    ...guest,
    email: Type.Optional({ ...guestEmail, ...contact }),
    phone: Type.Optional({ ...guestPhone, ...contact }),
  },
  { title: 'RequestGuest' },
);

export const requestApprovalSchema = body(
  {
    seats: Type.Integer({ minimum: fields.seats.min, maximum: fields.seats.max, description: 'Seats to provide' }),
    guests: Type.Integer({
      minimum: 1,
      description: 'Number of guests that the client last read; the approval is rejected if the list has changed',
    }),
    guestSeats: Type.Integer({ minimum: 1, description: 'Seats of the guests that the client last read' }),
    amount: Type.Integer({
      minimum: fields.amount.min,
      maximum: fields.amount.max,
      description: "Price for the organiser, in the smallest unit of the currency of the venue's country",
    }),
    payBy: oneOf(quotePayments),
  },
  { title: 'RequestApproval' },
);
export const requestRejectionSchema = body({
  reason: textLines(reasonFields.reason.max, { description: 'Reason, shown to the organiser' }),
});
export const quoteSettlementSchema = body(
  {
    as: oneOf(['billed', 'paid']),
    note: anyText({
      maxLength: reasonFields.note.max,
      description: 'E.g. the number of the bill or the day of the payment',
    }),
  },
  { title: 'QuoteSettlement' },
);

export const privateRequestsResponse = staffListResponse(privateRequestSchema, 'Requests');
export const privateRequestResponse = envelope(privateRequestDetailSchema, 'The request in its current state');
export const requestGuestsResponse = staffListResponse(requestGuestSchema, 'Guests and their answers');

export type PrivateRequest = Static<typeof privateRequestSchema>;
export type PrivateRequestDetail = Static<typeof privateRequestDetailSchema>;
export type RequestGuest = Static<typeof requestGuestSchema>;
export type RequestApproval = Static<typeof requestApprovalSchema>;
export type QuoteSettlement = Static<typeof quoteSettlementSchema>;
export type CostEstimate = PrivateRequestDetail['estimate'];
