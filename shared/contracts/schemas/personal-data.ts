import { Type } from 'typebox';
import { body, countryCode, emptyEnvelope, envelope, id } from './common.ts';
import { complaintSheetSchema } from './complaints.ts';
import { frequentAddressSchema, frequentFriendSchema, profileSchema } from './customer.ts';
import { eventRequestSchema } from './event-requests.ts';
import { decimalAmount } from './money.ts';
import { orderDetailSchema } from './order-details.ts';
import { orderId, orderNumber } from './orders.ts';
import { ownPrivacyRequestSchema } from './privacy-requests.ts';
import { sessionSchema } from './sessions.ts';
import { taxBuyerSchema } from './tax-documents.ts';
import { moment, password } from './text.ts';

const text = Type.String();
const at = moment('When it happened');

export const personalDataSchema = Type.Object(
  {
    exportedAt: moment('When the export was created'),
    profile: profileSchema,
    orders: Type.Array(orderDetailSchema),
    frequentFriends: Type.Array(frequentFriendSchema),
    frequentAddresses: Type.Array(frequentAddressSchema),
    eventRequests: Type.Array(eventRequestSchema),
    sessions: Type.Array(sessionSchema),
    account: Type.Optional(
      Type.Object({
        country: countryCode,
        language: text,
        birthday: Type.Optional(text),
        createdAt: moment('When the account was created'),
        verifiedAt: Type.Optional(moment('When the email address was first verified')),
      }),
    ),
    payments: Type.Optional(
      Type.Array(Type.Object({ orderId, method: text, state: text, reference: text, ...decimalAmount, at }), {
        description: 'All payment attempts',
      }),
    ),
    refunds: Type.Optional(Type.Array(Type.Object({ orderId, state: text, reason: text, ...decimalAmount, at }))),
    taxBuyers: Type.Optional(
      Type.Array(Type.Object({ orderId, ...taxBuyerSchema.properties }), {
        description: 'Whom the tax documents of the orders name',
      }),
    ),
    boardings: Type.Optional(
      Type.Array(Type.Object({ orderId, leg: text, at }), { description: 'Ticket checks at boarding' }),
    ),
    mails: Type.Optional(
      Type.Array(Type.Object({ orderId, recipient: text, subject: text, at }), {
        description: 'Mails about orders, with their recipients',
      }),
    ),
    messages: Type.Optional(
      Type.Array(
        Type.Object({ kind: text, content: Type.Unsafe<object>({ type: 'object', additionalProperties: true }), at }),
        {
          description: "Messages sent through forms of the website with the account's email address",
        },
      ),
    ),
    invitations: Type.Optional(
      Type.Array(
        Type.Object({
          slug: Type.String({ description: 'Slug of the event' }),
          seats: Type.Integer(),
          answer: Type.Optional(text),
        }),
        { description: 'Private events to which the email address is invited' },
      ),
    ),
    requestGuests: Type.Optional(
      Type.Array(
        Type.Object({
          ...{ requestId: id, name: text, seats: Type.Integer() },
          ...{ email: Type.Optional(text), phone: Type.Optional(text) },
        }),
        { description: 'Guest lists of requested private events' },
      ),
    ),
    passengerOf: Type.Optional(
      Type.Array(
        Type.Object({
          ...{ order: orderNumber, slug: text, startDate: moment('Start of the departure') },
          passenger: Type.Unsafe<object>({ type: 'object', additionalProperties: true }),
        }),
        { description: 'Tickets in any order with the email address of the passenger' },
      ),
    ),
    guestOf: Type.Optional(
      Type.Array(Type.Object({ requestId: id, name: text, phone: Type.Optional(text), seats: Type.Integer() }), {
        description: 'Guest lists of private events that contain the email address',
      }),
    ),
    mailsReceived: Type.Optional(
      Type.Array(Type.Object({ subject: text, at }), { description: 'Mails about orders of others' }),
    ),
    privacyRequests: Type.Optional(
      Type.Array(ownPrivacyRequestSchema, {
        description: 'Confirmed requests about personal data',
      }),
    ),
    complaints: Type.Optional(
      Type.Array(
        Type.Object({
          ...complaintSheetSchema.properties,
          answer: Type.Optional(text),
          answeredAt: Type.Optional(moment('When it was answered')),
        }),
        { description: 'Sheets of the complaints book with the email address' },
      ),
    ),
    notes: Type.Optional(
      Type.Array(Type.Object({ order: orderNumber, text }), { description: "Staff's notes about the orders" }),
    ),
    blockedAt: Type.Optional(moment('Since when the data are blocked')),
    saleReminders: Type.Optional(
      Type.Array(
        Type.Object({
          slug: Type.String({ description: 'Slug of the event' }),
          askedAt: moment('When the reminder was asked for'),
        }),
        { description: 'Reminders of sales that open' },
      ),
    ),
    waitingList: Type.Optional(
      Type.Array(
        Type.Object({
          slug: Type.String({ description: 'Slug of the event' }),
          startDate: moment('Start of the departure'),
          tickets: Type.Integer({ minimum: 1 }),
          joinedAt: moment('When the waiting list was joined'),
        }),
        { description: 'Waiting lists that contain the email address' },
      ),
    ),
  },
  { title: 'PersonalData', description: 'Everything that is stored about the customer' },
);

/** Requires the password, so that whoever finds a phone cannot delete the account. */
export const accountDeletionSchema = body({ password }, { title: 'AccountDeletion' });

export const personalDataResponse = envelope(personalDataSchema, 'Everything that is stored about the customer');
export const accountDeletedResponse = emptyEnvelope('The account was deleted; its orders remain without personal data');
