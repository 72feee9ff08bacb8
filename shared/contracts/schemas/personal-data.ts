import { Type } from 'typebox';
import { body, emptyEnvelope, envelope } from './common.ts';
import { frequentAddressSchema, frequentFriendSchema, profileSchema } from './customer.ts';
import { eventRequestSchema } from './event-requests.ts';
import { orderDetailSchema } from './orders.ts';
import { sessionSchema } from './sessions.ts';
import { moment, password } from './text.ts';

export const personalDataSchema = Type.Object(
  {
    exportedAt: moment('When it was put together'),
    profile: profileSchema,
    orders: Type.Array(orderDetailSchema),
    frequentFriends: Type.Array(frequentFriendSchema),
    frequentAddresses: Type.Array(frequentAddressSchema),
    eventRequests: Type.Array(eventRequestSchema),
    sessions: Type.Array(sessionSchema),
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

/** The account is deleted by who knows its password, not by who finds a phone. */
export const accountDeletionSchema = body({ password }, { title: 'AccountDeletion' });

export const personalDataResponse = envelope(personalDataSchema, 'Everything that is stored about the customer');
export const accountDeletedResponse = emptyEnvelope('The account is gone; its orders stay without the person');
