import { Type } from 'typebox';
import { bookingLimits as limits } from '../rules/booking-limits.ts';
import { body, emptyEnvelope, envelope, id, oneOf } from './common.ts';
import { day, dayInZone, email, moment } from './text.ts';

/** The secret of a link mailed to someone on a waiting list. */
export const waitingToken = Type.String({
  pattern: '^[\\w-]{20,100}$',
  description: 'Token from the link mailed to somebody on a waiting list',
  examples: ['q3Vb0S8mJt5yXr1ZkPwE6cNf9uLdHa2T'],
});

const tickets = Type.Integer({ minimum: 1, maximum: limits.waitingTickets, examples: [2] });

export const waitingRequestSchema = body(
  {
    eventDateId: id,
    date: Type.Optional(day("Chosen day in the event's time zone; only for `periodicityType` 2")),
    productVariantId: id,
    tickets,
    email,
  },
  { title: 'WaitingRequest', description: 'Request to be notified when seats of a departure become available' },
);

export const waitingTokenBody = body({ token: waitingToken }, { title: 'WaitingToken' });
export const waitingTokenQuery = Type.Object({ token: waitingToken });

export const waitingSchema = Type.Object(
  {
    state: oneOf(['asked', 'waiting', 'held', 'used', 'over', 'left'], {
      description:
        '`asked`: not confirmed yet by the owner of the email address; `waiting`: on the list; `held`: seats are reserved until `heldUntil`; `used`: the seats were booked; `over`: the seats were not booked in time; `left`: no longer on the list',
    }),
    eventId: id,
    eventDateId: id,
    day: Type.Optional(dayInZone('Chosen day; only for an event whose day the buyer picks')),
    productVariantId: id,
    tickets,
    seatPool: Type.Optional(
      Type.Object(
        { id, units: Type.Integer({ minimum: 1 }) },
        { description: 'Seat pool and the units reserved in it' },
      ),
    ),
    heldUntil: Type.Optional(moment('Time until which the seats are reserved')),
  },
  { title: 'Waiting', description: 'Waiting-list entry of a mailed link' },
);

export const waitingJoinedSchema = Type.Object(
  {
    state: oneOf(['asked', 'waiting'], {
      description:
        '`asked`: a mail asks the owner of the address to confirm; `waiting`: on the list at once, for a customer logged in with the address',
    }),
  },
  { title: 'WaitingJoined' },
);
export const waitingJoinedResponse = envelope(
  waitingJoinedSchema,
  'Asked to confirm, or on the list; the same for a repeated request',
);
export const waitingResponse = envelope(waitingSchema, 'The waiting-list entry');
export const waitingLeftResponse = emptyEnvelope('Removed from the list; reserved seats were released');
