import { type Static, Type } from 'typebox';
import { eventType, eventVisibilities } from '../../api/codes.ts';
import { eventStateChanges, saleStatuses } from '../../staff/event-states.ts';
import { body, countryCode, envelope, id, imagePath, oneCodeOf, oneOf } from '../common.ts';
import { anyText, moment } from '../text.ts';
import { staffListQuery, staffListResponse } from './lists.ts';

export const storedVisibilities = ['draft', ...eventVisibilities] as const;
const type = oneCodeOf(eventType, 'Kind of event, which decides the list it appears in');
const visibility = oneOf(storedVisibilities, { description: 'Who can find the event; nobody finds a draft' });
const status = oneOf(saleStatuses, { description: 'Sale status' });

export const slugOfEventParams = Type.Object({ slug: Type.String({ minLength: 1, maxLength: 200 }) });

export const managedEventsQuery = Type.Object({
  ...staffListQuery(['startsAt', 'name', 'sold', 'capacity'], 'startsAt'),
  text: Type.Optional(anyText({ maxLength: 200, description: 'Part of the slug, name or place' })),
  country: Type.Optional(countryCode),
  type: Type.Optional(type),
  visibility: Type.Optional(visibility),
  status: Type.Optional({ ...status, description: 'Sale status; absent: all events that are not over' }),
});

export const managedEventSchema = Type.Object(
  {
    id,
    slug: Type.String(),
    name: Type.String({ description: 'Name in the language of the country' }),
    type,
    countryCode,
    place: Type.String(),
    timeZone: Type.String(),
    startsAt: Type.Optional(moment('Start of the first date; absent while there is none')),
    imagePath,
    revision: Type.Integer({ description: 'Send it as `If-Match` with a change' }),
    visibility,
    status,
    salesStopped: Type.Boolean(),
    capacity: Type.Integer({ description: 'Seats or vans of all departures' }),
    sold: Type.Integer(),
    held: Type.Integer({ description: 'Held for unpaid orders' }),
  },
  { title: 'ManagedEvent' },
);

export const eventStateSchema = body({ change: oneOf(eventStateChanges) });

export const managedEventsResponse = staffListResponse(managedEventSchema, 'Events of every visibility');
export const managedEventResponse = envelope(managedEventSchema, 'The event in its current state');

export type ManagedEventRow = Static<typeof managedEventSchema>;
