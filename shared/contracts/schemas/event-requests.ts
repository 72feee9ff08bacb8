import { Type } from 'typebox';
import { invitationAnswers, requestState } from '../api/codes.ts';
import { eventRequestLimits as limits } from '../rules/event-request-limits.ts';
import { quotePayments } from '../rules/quote-payments.ts';
import { body, emptyEnvelope, envelope, id, imagePath, oneCodeOf, oneOf, pageEnvelope, pageQuery } from './common.ts';
import { hiddenContentSchema } from './hidden-content.ts';
import { decimalAmount } from './money.ts';
import { countySchema } from './places.ts';
import { anyText, moment, textLine, typedTime } from './text.ts';

export const eventRequestState = oneCodeOf(requestState, 'Where a request for a private event stands');

const stopTime = Type.String({ pattern: '^([01]\\d|2[0-3]):[0-5]\\d$', examples: ['18:30'] });

/** A saved request needs only a name. The API also requires other fields of a submitted one (reason `required`). */
export const eventRequestInputSchema = body(
  {
    saved: Type.Boolean({ default: false, description: 'Kept for later; nobody reviews it yet' }),
    name: textLine(limits.nameLength),
    location: Type.Optional(anyText({ maxLength: limits.placeLength, description: 'Name of the venue' })),
    address: Type.Optional(anyText({ maxLength: limits.placeLength })),
    countyId: Type.Optional(id),
    startDate: Type.Optional(typedTime('Beginning')),
    endDate: Type.Optional(typedTime('End; at or before the beginning it is on the next day')),
    invitation: Type.Optional(
      anyText({ maxLength: limits.invitationLength, description: 'Text to the guests' }, 'lines'),
    ),
    additionalStops: Type.Array(
      body({ address: textLine(limits.placeLength), countyId: id, time: stopTime }, { title: 'RequestedStop' }),
      { maxItems: limits.stops, default: [] },
    ),
    image: Type.Optional(
      Type.String({
        maxLength: 200,
        description: 'The `imagePath` of another request of the customer, to take it over',
      }),
    ),
  },
  { title: 'EventRequestInput' },
);

const textEncodings = ['utf-8', 'utf-16', 'windows-1252'] as const;

/** How the file of a guest list was read: what counts, and what does not. */
export const guestListReadingSchema = Type.Object(
  {
    sheet: Type.String({ description: 'Name of the sheet with the guests; empty for a table in text' }),
    headingRow: Type.Integer({ minimum: 1, description: 'Row of its headings, as the spreadsheet counts' }),
    columns: Type.Array(
      Type.Object({
        column: oneOf(['name', 'email', 'phone', 'seats']),
        from: Type.Array(Type.String(), { description: 'Headings; a name may be put together from several' }),
      }),
    ),
    ignoredColumns: Type.Array(Type.String(), { description: 'Headings of columns that were not read' }),
    ignoredSheets: Type.Array(Type.String(), { description: 'Names of other sheets with anything in them' }),
    hidden: Type.Optional(hiddenContentSchema),
    encoding: Type.Optional(oneOf(textEncodings, { description: 'Of a table in text' })),
    withoutEmail: Type.Optional(
      Type.Array(Type.String(), { description: 'Names of guests who get no mail: the organiser books for them' }),
    ),
  },
  { title: 'GuestListReading' },
);

export const guestListReadingResponse = envelope(
  Type.Object({
    guests: Type.Integer({ minimum: 1, description: 'How many would be taken' }),
    reading: guestListReadingSchema,
  }),
  'The list can be taken; nothing is stored',
);

export const eventRequestSchema = Type.Object(
  {
    id,
    state: eventRequestState,
    status: oneOf(['saved', 'under_review', 'rejected', 'approved', 'finished'], {
      description: 'What its label says; a rejected one is listed among those under review, and can be sent again',
    }),
    reason: Type.Optional(Type.String({ description: 'Why it was rejected' })),
    name: Type.String(),
    location: Type.String(),
    address: Type.String(),
    startDate: Type.Optional(moment('Beginning')),
    endDate: Type.Optional(moment('End')),
    timeZone: Type.String({ description: "The county's, or that of the customer's country" }),
    county: Type.Optional(countySchema),
    invitation: Type.String(),
    additionalStops: Type.Array(
      Type.Object({ address: Type.String(), county: countySchema, time: Type.String({ examples: ['18:30'] }) }),
    ),
    imagePath,
    hasGuests: Type.Boolean(),
    guests: Type.Integer({ description: 'How many people are on the guest list' }),
    quote: Type.Optional(
      Type.Object(
        {
          ...decimalAmount,
          payBy: oneOf(quotePayments, { description: 'A bill is sent, or the organiser makes a bank transfer' }),
          state: oneOf(['open', 'billed', 'paid']),
          reference: Type.String({ description: 'To write on the bank transfer', examples: ['EVENTO-12'] }),
          bank: Type.Optional(
            Type.Object({
              bankName: Type.String(),
              accountId: Type.String(),
              accountType: Type.String(),
              holder: Type.Optional(Type.String()),
            }),
          ),
        },
        { description: 'What the organiser pays' },
      ),
    ),
    eventSlug: Type.Optional(Type.String({ description: 'The event that it became' })),
  },
  { title: 'EventRequest', description: 'A request for a private event' },
);

export const guestSchema = Type.Object(
  {
    name: Type.String(),
    email: Type.Optional(
      Type.String({
        format: 'email',
        description: 'The organiser books for a guest without; such a one has no answer',
      }),
    ),
    phone: Type.Optional(Type.String({ description: 'Of a guest without an email, E.164' })),
    seats: Type.Integer({ minimum: 1, description: 'Most tickets that the guest may book' }),
    answer: Type.Optional(oneOf(invitationAnswers, { description: 'Absent until the guest has answered' })),
    booked: Type.Integer({ minimum: 0, description: 'Tickets that the guest has booked' }),
  },
  { title: 'Guest' },
);

export const invitationAnswerSchema = body({ answer: oneOf(invitationAnswers) }, { title: 'InvitationAnswer' });

export const eventRequestsQuery = Type.Interface([pageQuery(60)], { state: eventRequestState });
export const eventRequestsResponse = pageEnvelope(eventRequestSchema, 'The latest first');
export const eventRequestResponse = envelope(eventRequestSchema, 'The request');
export const eventRequestRemovedResponse = emptyEnvelope('The saved request is gone');
export const guestsResponse = pageEnvelope(guestSchema, 'The guests by name');
export const guestsQuery = pageQuery(100);
export const invitationAnsweredResponse = emptyEnvelope('The organiser sees the answer');
