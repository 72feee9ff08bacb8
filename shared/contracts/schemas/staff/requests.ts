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
  text: Type.Optional(textLine(60, { description: 'Part of its name or of its organiser' })),
});
export const requestGuestsQuery = Type.Object(staffListQuery(['name', 'seats', 'booked'], 'name'));

const request = {
  id,
  status: oneOf(reviewedStatuses),
  name: Type.String(),
  organiser: Type.String({ description: 'Name of the customer' }),
  email: Type.String({ ...contact, description: "The organiser's" }),
  startsAt: moment('Beginning'),
  timeZone: Type.String(),
  guests: Type.Integer({ description: 'People on the guest list; each who has an address gets a mail' }),
  seats: Type.Integer({ description: 'Of all guests' }),
};

export const privateRequestSchema = Type.Object(request, { title: 'PrivateRequest' });

const quote = Type.Object(
  {
    amount: moneySchema,
    payBy: oneOf(quotePayments),
    reference: Type.String({ description: 'Of the bank transfer' }),
    billedAt: Type.Optional(moment('When the bill was sent')),
    paidAt: Type.Optional(moment('When the money was there')),
  },
  { description: 'What the organiser was told to pay' },
);

const estimate = Type.Object(
  {
    vans: Type.Integer(),
    vanSeats: Type.Integer({ description: 'Of one van' }),
    perVan: moneySchema,
    perSeat: moneySchema,
    cost: moneySchema,
  },
  { title: 'CostEstimate', description: 'What its vans cost the company, roughly, for the seats of its guests' },
);

export const privateRequestDetailSchema = Type.Object(
  {
    ...request,
    mailedGuests: Type.Optional(Type.Integer({ description: 'Guests with an address, who get the invitation' })),
    phone: Type.String({ ...contact, description: "The organiser's" }),
    endsAt: moment('End'),
    countryCode: Type.String({ description: 'Of the place' }),
    location: Type.String({ description: 'Name of the venue' }),
    address: Type.String(),
    county: Type.Optional(Type.String()),
    stops: Type.Array(Type.Object({ address: Type.String(), county: Type.String(), time: Type.String() })),
    invitation: Type.String({ description: 'Text to the guests' }),
    imagePath,
    reason: Type.Optional(Type.String({ description: 'Why it was rejected' })),
    eventSlug: Type.Optional(Type.String({ description: 'The event that it became' })),
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
    seats: Type.Integer({ minimum: fields.seats.min, maximum: fields.seats.max, description: 'Of the vans' }),
    guests: Type.Integer({
      minimum: 1,
      description: 'How many are on the list that was read: refused when it changed',
    }),
    guestSeats: Type.Integer({ minimum: 1, description: 'Of the guests on the list that was read' }),
    amount: Type.Integer({
      minimum: fields.amount.min,
      maximum: fields.amount.max,
      description: "What the organiser pays, in the smallest unit of the currency of the place's country",
    }),
    payBy: oneOf(quotePayments),
  },
  { title: 'RequestApproval' },
);
export const requestRejectionSchema = body({
  reason: textLines(reasonFields.reason.max, { description: 'Which the organiser reads' }),
});
export const quoteSettlementSchema = body(
  {
    as: oneOf(['billed', 'paid']),
    note: anyText({ maxLength: reasonFields.note.max, description: 'Number of the bill, day of the payment' }),
  },
  { title: 'QuoteSettlement' },
);

export const privateRequestsResponse = staffListResponse(privateRequestSchema, 'Requests');
export const privateRequestResponse = envelope(privateRequestDetailSchema, 'As it is now');
export const requestGuestsResponse = staffListResponse(requestGuestSchema, 'Its guests, with what each answered');

export type PrivateRequest = Static<typeof privateRequestSchema>;
export type PrivateRequestDetail = Static<typeof privateRequestDetailSchema>;
export type RequestGuest = Static<typeof requestGuestSchema>;
export type RequestApproval = Static<typeof requestApprovalSchema>;
export type QuoteSettlement = Static<typeof quoteSettlementSchema>;
export type CostEstimate = PrivateRequestDetail['estimate'];
