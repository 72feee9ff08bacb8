import { Type } from 'typebox';
import { bookingLimits as limits } from '../rules/booking-limits.ts';
import { body, emptyEnvelope, envelope, id, oneOf } from './common.ts';
import { day, dayInZone, email, moment } from './text.ts';

/** The secret of a link mailed to someone on a waiting list. */
export const waitingToken = Type.String({
  pattern: '^[\\w-]{20,100}$',
  description: 'From the link that was mailed to somebody on a waiting list',
  examples: ['q3Vb0S8mJt5yXr1ZkPwE6cNf9uLdHa2T'],
});

const tickets = Type.Integer({ minimum: 1, maximum: limits.waitingTickets, examples: [2] });

export const waitingRequestSchema = body(
  {
    eventDateId: id,
    date: Type.Optional(day("Day in the event's zone, for periodicityType 2 only")),
    productVariantId: id,
    tickets,
    email,
  },
  { title: 'WaitingRequest', description: 'Who wants to be told when seats of a departure return' },
);

export const waitingTokenBody = body({ token: waitingToken }, { title: 'WaitingToken' });
export const waitingTokenQuery = Type.Object({ token: waitingToken });

export const waitingSchema = Type.Object(
  {
    state: oneOf(['asked', 'waiting', 'held', 'used', 'over', 'left'], {
      description:
        'To be confirmed by the owner of the address; still on the list; seats are kept until `heldUntil`; an order has taken them; they were not taken in time; no more on the list',
    }),
    eventId: id,
    eventDateId: id,
    day: Type.Optional(dayInZone('Of an event whose day the buyer picks')),
    productVariantId: id,
    tickets,
    seatPool: Type.Optional(
      Type.Object({ id, units: Type.Integer({ minimum: 1 }) }, { description: 'What is kept of which pool' }),
    ),
    heldUntil: Type.Optional(moment('The seats are kept until then')),
  },
  { title: 'Waiting', description: 'Somebody on a waiting list, by their mailed link' },
);

export const waitingJoinedSchema = Type.Object(
  {
    state: oneOf(['asked', 'waiting'], {
      description:
        'A mail asks the owner of the address; or on the list, which only who is logged in with it is at once',
    }),
  },
  { title: 'WaitingJoined' },
);
export const waitingJoinedResponse = envelope(waitingJoinedSchema, 'Asked or on the list, also who was before');
export const waitingResponse = envelope(waitingSchema, 'Where it stands');
export const waitingLeftResponse = emptyEnvelope('Off the list; what was kept is free');
