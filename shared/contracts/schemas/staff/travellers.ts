import { type Static, Type } from 'typebox';
import { countryCode, envelope, id, language, oneOf, translatedName } from '../common.ts';
import { orderId } from '../orders.ts';
import { stopPointSchema } from '../pick-ups.ts';
import { positionSchema } from '../position.ts';
import { spaceCountsSchema } from '../spaces.ts';
import { moment, textLine } from '../text.ts';
import { contact } from './contact.ts';
import { staffListQuery, staffListResponse } from './lists.ts';

const day = Type.String({ format: 'date', description: 'Day in the time zone of the event' });

export const departuresQuery = Type.Object({
  ...staffListQuery(['startsAt', 'sold', 'free', 'waiting'], 'startsAt'),
  from: Type.Optional(day),
  until: Type.Optional(day),
  country: Type.Optional(countryCode),
  text: Type.Optional(textLine(100, { description: 'Part of the event name, or the slug' })),
  event: Type.Optional(id),
});
export const exportFormats = ['csv', 'xlsx', 'pdf'] as const;
export const travellersExportQuery = Type.Object({
  format: oneOf(exportFormats, { default: 'csv' }),
  language,
  hidden: Type.Optional(
    Type.String({
      pattern: '^[a-zA-Z]{1,40}(,[a-zA-Z]{1,40}){0,39}$',
      description: 'Columns that the file leaves out',
      examples: ['phone,boarded'],
    }),
  ),
});

export const departureSummarySchema = Type.Object(
  {
    id,
    event: Type.Object({ id, slug: Type.String(), translations: translatedName }),
    place: Type.String(),
    country: countryCode,
    startsAt: moment('Start of the event'),
    timeZone: Type.String(),
    capacity: Type.Integer({ description: 'Units of all pools: seats or whole vans' }),
    sold: Type.Integer(),
    held: Type.Integer(),
    free: Type.Integer(),
    waiting: Type.Integer({ description: 'Units wanted by people on the waiting list' }),
  },
  { title: 'DepartureSummary' },
);

const leg = oneOf(['outbound', 'return'], { description: 'Direction of the ride' });
export const travellerSchema = Type.Object(
  {
    orderId,
    order: Type.String({ description: 'Order number' }),
    ticket: Type.Integer({ description: 'Ticket number within the order' }),
    seats: Type.Integer({ description: 'Passenger capacity of the ticket' }),
    kind: Type.String({ description: 'Names of category and variant, in the language of the country' }),
    spaces: Type.Optional({
      ...spaceCountsSchema,
      description: 'What the ticket has beside seats, with its first passenger; absent if nothing',
    }),
    name: Type.String(),
    phone: Type.String(contact),
    note: Type.Optional(Type.String(contact)),
    buyer: Type.Object({ name: Type.String(), phone: Type.String(contact) }),
    address: Type.String({ ...contact, description: 'Pick-up address' }),
    county: Type.Optional(Type.String()),
    position: Type.Optional(Type.Object(positionSchema.properties, contact)),
    opensAt: Type.Optional(moment('Limit of the pick-up window')),
    closesAt: Type.Optional(moment('Limit of the pick-up window')),
    time: Type.Optional(
      Type.Object({
        at: moment('Exact pick-up time'),
        van: Type.String(),
        driver: Type.String(),
        point: Type.Optional(stopPointSchema),
      }),
    ),
    boarded: Type.Array(leg, {
      description: 'Rides on which they boarded, by marks of the driver or a check of the ticket',
    }),
  },
  { title: 'Traveller' },
);
export const travelledDepartureSchema = Type.Object(
  {
    id,
    event: departureSummarySchema.properties.event,
    place: Type.String(),
    country: countryCode,
    startsAt: moment('Start of the event'),
    timeZone: Type.String(),
    travellers: Type.Array(travellerSchema),
  },
  { title: 'TravelledDeparture' },
);

export const departuresResponse = staffListResponse(departureSummarySchema, 'Departures');
export const travelledDepartureResponse = envelope(travelledDepartureSchema, 'Travellers, by van and time');

export type DepartureSummary = Static<typeof departureSummarySchema>;
export type TravelledDeparture = Static<typeof travelledDepartureSchema>;
export type Traveller = Static<typeof travellerSchema>;
