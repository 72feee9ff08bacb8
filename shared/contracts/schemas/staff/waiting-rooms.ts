import { type Static, Type } from 'typebox';
import { letInFields, waitingRoomFields } from '../../staff/fields/waiting-room-fields.ts';
import { body, envelope, id, oneOf } from '../common.ts';
import { moment } from '../text.ts';

const count = (description: string) => Type.Integer({ minimum: 0, description });
const maxAdmitted = Type.Integer({
  minimum: waitingRoomFields.maxAdmitted.min,
  maximum: waitingRoomFields.maxAdmitted.max,
  description: 'Most people who may order at the same time',
});
const paused = Type.Boolean({ description: 'True: nobody is called' });

export const newWaitingRoomSchema = body({
  eventId: id,
  departureId: Type.Optional(
    Type.Integer({ ...id, description: 'Departure that it stands in front of; absent: every departure of the event' }),
  ),
  maxAdmitted,
});
export const waitingRoomChangeSchema = body({ maxAdmitted, paused });
export const letInSchema = body({
  position: Type.Integer({
    minimum: letInFields.position.min - 1,
    maximum: letInFields.position.max - 1,
    description: 'Number of people in front at the opening, from 0; visitors see it as a number from 1',
  }),
});

export const waitingRoomSchema = Type.Object(
  {
    id,
    event: Type.Object({
      id,
      name: Type.String(),
      slug: Type.String(),
      timeZone: Type.String({ description: 'IANA time zone of the event' }),
    }),
    departure: Type.Optional(Type.Object({ id, startsAt: moment('Start of the departure') })),
    state: oneOf(['before', 'open', 'paused', 'sold-out', 'ended'], {
      description: '`before`: positions are drawn at `opensAt`; `sold-out` and `ended`: nobody else is called',
    }),
    opensAt: moment('When the first visitors are called'),
    maxAdmitted,
    paused,
    automatic: Type.Boolean({ description: 'Opened by the API because more orders came than the sale can serve' }),
    createdAt: moment('When it was opened'),
    closedAt: Type.Optional(moment('When it was closed; absent while in use')),
    issued: count('People who have come'),
    nowServing: count('Everybody in front of this position has been called'),
    called: count('People who are called and have not entered yet'),
    admitted: count('People who may order now'),
    ordered: count('People who have ordered'),
    passed: count('People who let their turn pass'),
    pace: Type.Optional(
      Type.Object(
        { low: Type.Number(), high: Type.Number() },
        { description: 'Positions called per minute, as a range; absent until there is enough to go by' },
      ),
    ),
    store: oneOf(['postgresql', 'valkey'], { description: 'Where its values are kept' }),
    moved: Type.Boolean({ description: 'True: its values moved to PostgreSQL because Valkey was lost' }),
  },
  { title: 'WaitingRoom' },
);

export const waitingRoomsResponse = envelope(Type.Array(waitingRoomSchema), 'Those in use first, then the latest');
export const waitingRoomResponse = envelope(waitingRoomSchema, 'The waiting room in its current state');

export type WaitingRoom = Static<typeof waitingRoomSchema>;
export type NewWaitingRoom = Static<typeof newWaitingRoomSchema>;
export type WaitingRoomChange = Static<typeof waitingRoomChangeSchema>;
export type LetIn = Static<typeof letInSchema>;
