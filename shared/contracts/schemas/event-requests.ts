import { Type } from 'typebox';
import { invitationAnswers, requestState } from '../api/codes.ts';
import { eventRequestLimits as limits } from '../rules/event-request-limits.ts';
import { quotePayments } from '../rules/quote-payments.ts';
import { body, emptyEnvelope, envelope, id, imagePath, oneCodeOf, oneOf, pageEnvelope, pageQuery } from './common.ts';
import { hiddenContentSchema } from './hidden-content.ts';
import { decimalAmount } from './money.ts';
import { countySchema } from './places.ts';
import { anyText, moment, textLine, typedTime } from './text.ts';

export const eventRequestState = oneCodeOf(requestState, 'State of a request for a private event');

const stopTime = Type.String({ pattern: '^([01]\\d|2[0-3]):[0-5]\\d$', examples: ['18:30'] });

/** A saved request needs only a name. The API also requires other fields of a submitted one (reason `required`). */
export const eventRequestInputSchema = body(
  {
    saved: Type.Boolean({ default: false, description: 'Whether to save a draft without submitting it for review' }),
    name: textLine(limits.nameLength),
    location: Type.Optional(anyText({ maxLength: limits.placeLength, description: 'Name of the venue' })),
    address: Type.Optional(anyText({ maxLength: limits.placeLength })),
    countyId: Type.Optional(id),
    startDate: Type.Optional(typedTime('Start')),
    endDate: Type.Optional(typedTime('End; moved to the next day if not after the start')),
    invitation: Type.Optional(
      anyText({ maxLength: limits.invitationLength, description: 'Text for the guests' }, 'lines'),
    ),
    additionalStops: Type.Array(
      body({ address: textLine(limits.placeLength), countyId: id, time: stopTime }, { title: 'RequestedStop' }),
      { maxItems: limits.stops, default: [] },
    ),
    image: Type.Optional(
      Type.String({
        maxLength: 200,
        description: '`imagePath` of another request of the customer, to reuse its image',
      }),
    ),
  },
  { title: 'EventRequestInput' },
);

const textEncodings = ['utf-8', 'utf-16', 'windows-1252'] as const;

/** How the file of a guest list was read: what counts, and what does not. */
export const guestListReadingSchema = Type.Object(
  {
    sheet: Type.String({ description: 'Name of the sheet with the guests; empty for a text file' }),
    headingRow: Type.Integer({ minimum: 1, description: 'Row number of the headings, from 1' }),
    columns: Type.Array(
      Type.Object({
        column: oneOf(['name', 'email', 'phone', 'seats']),
        from: Type.Array(Type.String(), {
          description: 'Headings of its columns; a name can be combined from several',
        }),
      }),
    ),
    ignoredColumns: Type.Array(Type.String(), { description: 'Headings of columns that were not read' }),
    ignoredSheets: Type.Array(Type.String(), { description: 'Names of other sheets that are not empty' }),
    hidden: Type.Optional(hiddenContentSchema),
    encoding: Type.Optional(oneOf(textEncodings, { description: 'Encoding of a text file' })),
    withoutEmail: Type.Optional(
      Type.Array(Type.String(), {
        description: 'Names of guests without an email address, for whom the organiser books',
      }),
    ),
  },
  { title: 'GuestListReading' },
);

export const guestListReadingResponse = envelope(
  Type.Object({
    guests: Type.Integer({ minimum: 1, description: 'Number of guests in the list' }),
    reading: guestListReadingSchema,
  }),
  'The list is valid; nothing is stored',
);

export const eventRequestSchema = Type.Object(
  {
    id,
    state: eventRequestState,
    status: oneOf(['saved', 'under_review', 'rejected', 'approved', 'finished'], {
      description: 'Status to display; a rejected request is listed with those under review and can be submitted again',
    }),
    reason: Type.Optional(Type.String({ description: 'Why it was rejected' })),
    name: Type.String(),
    location: Type.String(),
    address: Type.String(),
    startDate: Type.Optional(moment('Start')),
    endDate: Type.Optional(moment('End')),
    timeZone: Type.String({ description: "Time zone of the county, or else of the customer's country" }),
    county: Type.Optional(countySchema),
    invitation: Type.String(),
    additionalStops: Type.Array(
      Type.Object({ address: Type.String(), county: countySchema, time: Type.String({ examples: ['18:30'] }) }),
    ),
    imagePath,
    hasGuests: Type.Boolean(),
    guests: Type.Integer({ description: 'Number of people on the guest list' }),
    quote: Type.Optional(
      Type.Object(
        {
          ...decimalAmount,
          payBy: oneOf(quotePayments, { description: 'By invoice, or by bank transfer' }),
          state: oneOf(['open', 'billed', 'paid']),
          reference: Type.String({ description: 'Reference for the bank transfer', examples: ['EVENTO-12'] }),
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
    eventSlug: Type.Optional(Type.String({ description: 'Slug of the event created from the request' })),
  },
  { title: 'EventRequest', description: 'A request for a private event' },
);

export const guestSchema = Type.Object(
  {
    name: Type.String(),
    email: Type.Optional(
      Type.String({
        format: 'email',
        description: 'Absent for a guest for whom the organiser books, who has no `answer`',
      }),
    ),
    phone: Type.Optional(Type.String({ description: 'Phone number of a guest without email; E.164' })),
    seats: Type.Integer({ minimum: 1, description: 'Maximum number of tickets for the guest' }),
    answer: Type.Optional(oneOf(invitationAnswers, { description: 'Absent until the guest has answered' })),
    booked: Type.Integer({ minimum: 0, description: 'Tickets that the guest has booked' }),
  },
  { title: 'Guest' },
);

export const invitationAnswerSchema = body({ answer: oneOf(invitationAnswers) }, { title: 'InvitationAnswer' });

export const eventRequestsQuery = Type.Interface([pageQuery(60)], { state: eventRequestState });
export const eventRequestsResponse = pageEnvelope(eventRequestSchema, 'Requests, latest first');
export const eventRequestResponse = envelope(eventRequestSchema, 'The request');
export const eventRequestRemovedResponse = emptyEnvelope('The saved request was deleted');
export const guestsResponse = pageEnvelope(guestSchema, 'Guests, ordered by name');
export const guestsQuery = pageQuery(100);
export const invitationAnsweredResponse = emptyEnvelope('The answer was saved and is visible to the organiser');
