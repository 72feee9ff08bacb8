import { type Static, Type } from 'typebox';
import { eventType, eventVisibilities } from '../../api/codes.ts';
import { eventStateChanges, saleStatuses } from '../../staff/event-states.ts';
import { body, countryCode, envelope, id, imagePath, oneCodeOf, oneOf } from '../common.ts';
import { anyText, moment } from '../text.ts';
import { staffListQuery, staffListResponse } from './lists.ts';

export const storedVisibilities = ['draft', ...eventVisibilities] as const;
const type = oneCodeOf(eventType, 'Which list the event is in');
const visibility = oneOf(storedVisibilities, { description: 'Who comes across it; nobody does across a draft' });
const status = oneOf(saleStatuses, { description: 'What is sold of it' });

export const slugOfEventParams = Type.Object({ slug: Type.String({ minLength: 1, maxLength: 200 }) });

export const managedEventsQuery = Type.Object({
  ...staffListQuery(['startsAt', 'name', 'sold', 'capacity'], 'startsAt'),
  text: Type.Optional(anyText({ maxLength: 200, description: 'A part of the slug, of a name or of the place' })),
  country: Type.Optional(countryCode),
  type: Type.Optional(type),
  visibility: Type.Optional(visibility),
  status: Type.Optional({ ...status, description: 'Without it all that are not over' }),
});

export const managedEventSchema = Type.Object(
  {
    id,
    slug: Type.String(),
    name: Type.String({ description: 'In the language of its country' }),
    type,
    countryCode,
    place: Type.String(),
    timeZone: Type.String(),
    startsAt: Type.Optional(moment('When its first date begins; absent until it has one')),
    imagePath,
    revision: Type.Integer({ description: 'For `If-Match` of a change' }),
    visibility,
    status,
    salesStopped: Type.Boolean(),
    capacity: Type.Integer({ description: 'Seats, or vans, of all its departures' }),
    sold: Type.Integer(),
    held: Type.Integer({ description: 'Of orders that are not paid yet' }),
  },
  { title: 'ManagedEvent' },
);

export const eventStateSchema = body({ change: oneOf(eventStateChanges) });

export const managedEventsResponse = staffListResponse(managedEventSchema, 'Events of every visibility');
export const managedEventResponse = envelope(managedEventSchema, 'As it is now');

export type ManagedEventRow = Static<typeof managedEventSchema>;
