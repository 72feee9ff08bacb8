import { type Static, Type } from 'typebox';
import { countryCode, envelope, id, language, oneOf, translatedName } from '../common.ts';
import { orderId } from '../orders.ts';
import { positionSchema } from '../position.ts';
import { moment, textLine } from '../text.ts';
import { contact } from './contact.ts';
import { staffListQuery, staffListResponse } from './lists.ts';

const day = Type.String({ format: 'date', description: 'In the zone of the event' });

export const departuresQuery = Type.Object({
  ...staffListQuery(['startsAt', 'sold', 'free', 'waiting'], 'startsAt'),
  from: Type.Optional(day),
  until: Type.Optional(day),
  country: Type.Optional(countryCode),
  text: Type.Optional(textLine(100, { description: 'Part of the name of the event, or its slug' })),
  event: Type.Optional(id),
});
export const exportFormats = ['csv', 'xlsx', 'pdf'] as const;
export const travellersExportQuery = Type.Object({
  format: oneOf(exportFormats, { default: 'csv' }),
  language,
});

export const departureSummarySchema = Type.Object(
  {
    id,
    event: Type.Object({ id, slug: Type.String(), translations: translatedName }),
    place: Type.String(),
    country: countryCode,
    startsAt: moment('When the event begins'),
    timeZone: Type.String(),
    capacity: Type.Integer({ description: 'Units of all pools: seats, or whole vans' }),
    sold: Type.Integer(),
    held: Type.Integer(),
    free: Type.Integer(),
    waiting: Type.Integer({ description: 'What people on the waiting list want' }),
  },
  { title: 'DepartureSummary' },
);

const leg = oneOf(['outbound', 'return'], { description: 'A ride' });
export const travellerSchema = Type.Object(
  {
    orderId,
    order: Type.String({ description: 'Number of the order' }),
    ticket: Type.Integer({ description: 'Number of the ticket in its order' }),
    seats: Type.Integer({ description: 'People that the ticket carries at most' }),
    kind: Type.String({ description: 'Category and variant, in the language of the country' }),
    name: Type.String(),
    phone: Type.String(contact),
    note: Type.Optional(Type.String(contact)),
    buyer: Type.Object({ name: Type.String(), phone: Type.String(contact) }),
    address: Type.String({ ...contact, description: 'Where this person is picked up' }),
    county: Type.Optional(Type.String()),
    position: Type.Optional(Type.Object(positionSchema.properties, contact)),
    opensAt: Type.Optional(moment('Of the window in which they are picked up')),
    closesAt: Type.Optional(moment('Of the window in which they are picked up')),
    time: Type.Optional(
      Type.Object({ at: moment('Exact time of the pick-up'), van: Type.String(), driver: Type.String() }),
    ),
    boarded: Type.Array(leg, { description: 'The rides on which their ticket was checked' }),
  },
  { title: 'Traveller' },
);
export const travelledDepartureSchema = Type.Object(
  {
    id,
    event: departureSummarySchema.properties.event,
    place: Type.String(),
    startsAt: moment('When the event begins'),
    timeZone: Type.String(),
    travellers: Type.Array(travellerSchema),
  },
  { title: 'TravelledDeparture' },
);

export const departuresResponse = staffListResponse(departureSummarySchema, 'Departures');
export const travelledDepartureResponse = envelope(travelledDepartureSchema, 'Who travels, by van and time');

export type DepartureSummary = Static<typeof departureSummarySchema>;
export type TravelledDeparture = Static<typeof travelledDepartureSchema>;
export type Traveller = Static<typeof travellerSchema>;
