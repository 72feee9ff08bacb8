import { Type } from 'typebox';
import { body, countryCode, emptyEnvelope, envelope, id } from './common.ts';
import { frequentAddressSchema, frequentFriendSchema, profileSchema } from './customer.ts';
import { eventRequestSchema } from './event-requests.ts';
import { decimalAmount } from './money.ts';
import { orderDetailSchema, orderId } from './orders.ts';
import { sessionSchema } from './sessions.ts';
import { moment, password } from './text.ts';

const text = Type.String();
const at = moment('When');

export const personalDataSchema = Type.Object(
  {
    exportedAt: moment('When it was put together'),
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
        createdAt: moment('When it was made'),
        verifiedAt: Type.Optional(moment('When its address was first proved')),
      }),
    ),
    payments: Type.Optional(
      Type.Array(Type.Object({ orderId, method: text, state: text, reference: text, ...decimalAmount, at }), {
        description: 'Every try to pay an order',
      }),
    ),
    refunds: Type.Optional(Type.Array(Type.Object({ orderId, state: text, reason: text, ...decimalAmount, at }))),
    boardings: Type.Optional(
      Type.Array(Type.Object({ orderId, leg: text, at }), { description: 'When tickets were let in' }),
    ),
    mails: Type.Optional(
      Type.Array(Type.Object({ orderId, recipient: text, subject: text, at }), {
        description: 'What was mailed about orders, and to whom',
      }),
    ),
    messages: Type.Optional(
      Type.Array(
        Type.Object({ kind: text, content: Type.Unsafe<object>({ type: 'object', additionalProperties: true }), at }),
        {
          description: "Sent through the site's forms with the address of the account",
        },
      ),
    ),
    invitations: Type.Optional(
      Type.Array(
        Type.Object({
          slug: Type.String({ description: 'Of the event' }),
          seats: Type.Integer(),
          answer: Type.Optional(text),
        }),
        { description: 'Private events to which the address is invited' },
      ),
    ),
    requestGuests: Type.Optional(
      Type.Array(
        Type.Object({
          ...{ requestId: id, name: text, seats: Type.Integer() },
          ...{ email: Type.Optional(text), phone: Type.Optional(text) },
        }),
        { description: 'Guest lists of the private events that were asked for' },
      ),
    ),
    waitingList: Type.Optional(
      Type.Array(
        Type.Object({
          slug: Type.String({ description: 'Of the event' }),
          startDate: moment('When the departure begins'),
          tickets: Type.Integer({ minimum: 1 }),
          joinedAt: moment('Since when'),
        }),
        { description: 'Departures on whose waiting list the address is' },
      ),
    ),
  },
  { title: 'PersonalData', description: 'Everything that is stored about the customer' },
);

/** Requires the password, so that whoever finds a phone cannot delete the account. */
export const accountDeletionSchema = body({ password }, { title: 'AccountDeletion' });

export const personalDataResponse = envelope(personalDataSchema, 'Everything that is stored about the customer');
export const accountDeletedResponse = emptyEnvelope('The account is gone; its orders stay without the person');
