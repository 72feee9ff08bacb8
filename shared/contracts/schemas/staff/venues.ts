import { type Static, Type } from 'typebox';
import { placeFields } from '../../staff/fields/event-fields.ts';
import { body, countryCode, envelope, id, translatedName } from '../common.ts';
import { moment, textLine } from '../text.ts';
import { staffListQuery, staffListResponse } from './lists.ts';

export const venuesQuery = Type.Object({
  ...staffListQuery(['name', 'events'], 'name'),
  country: Type.Optional(countryCode),
  text: Type.Optional(textLine(100, { description: 'Part of the name, address, city or district' })),
});

const values = {
  name: textLine(placeFields.name.max, { examples: ['Teatro Municipal'] }),
  address: textLine(placeFields.address.max),
  city: Type.Optional(textLine(placeFields.city.max)),
  county: Type.Optional(textLine(placeFields.county.max)),
  latitude: Type.Optional(Type.Number({ minimum: -90, maximum: 90 })),
  longitude: Type.Optional(Type.Number({ minimum: -180, maximum: 180 })),
};

export const venueRowSchema = Type.Object(
  {
    id,
    country: countryCode,
    name: Type.String(),
    address: Type.String(),
    city: Type.Optional(Type.String()),
    hasPosition: Type.Boolean({ description: 'Whether its point on the map is known' }),
    events: Type.Integer({ description: 'Events that are not over' }),
  },
  { title: 'VenueRow' },
);
export const venueSchema = Type.Object(
  {
    id,
    country: countryCode,
    timeZone: Type.String(),
    ...values,
    revision: Type.Integer({ description: 'Send it as `If-Match` with a change' }),
    events: Type.Array(
      Type.Object({
        slug: Type.String(),
        translations: translatedName,
        startsAt: moment('Start of the first departure that is ahead, or of the last one'),
        isOver: Type.Boolean(),
      }),
      { description: 'The last fifty, the latest first' },
    ),
  },
  { title: 'Venue' },
);
export const venueChangeSchema = body(values);
export const venuesResponse = staffListResponse(venueRowSchema, 'Venues');
export const venueResponse = envelope(venueSchema, 'The venue in its current state');

export type VenueRow = Static<typeof venueRowSchema>;
export type Venue = Static<typeof venueSchema>;
export type VenueValues = Static<typeof venueChangeSchema>;
