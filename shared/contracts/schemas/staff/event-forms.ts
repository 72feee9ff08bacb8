import { type Static, Type } from 'typebox';
import { eventGenres, eventType } from '../../api/codes.ts';
import { languages } from '../../locale.ts';
import { saleStatuses } from '../../staff/event-states.ts';
import { body, countryCode, envelope, id, imagePath, oneOf, translations } from '../common.ts';
import { countryCurrencySchema } from '../money.ts';
import { anyText, moment } from '../text.ts';
import { storedVisibilities } from './events.ts';

// The import's rules check text lengths and consistency.
const text = (description: string) => anyText({ maxLength: 5000, description }, 'lines');
const line = (description: string) => anyText({ maxLength: 5000, description });
const slug = anyText({ maxLength: 200, description: 'Part of its address: small letters, digits and hyphens' });

const textsInput = translations(
  body({ name: Type.Optional(line('Without it there is none')), description: Type.Optional(text('More of it')) }),
);

const removed = Type.Optional(
  Type.Boolean({ description: 'Of one that is there: it goes. What is not named at all stays' }),
);

const meetingPointInput = body(
  {
    address: Type.Optional(line('Where; without it vans come to the door')),
    countyIds: Type.Optional(
      Type.Array(id, { maxItems: 500, uniqueItems: true, description: 'Whose people meet there' }),
    ),
    latitude: Type.Optional(Type.Number()),
    longitude: Type.Optional(Type.Number()),
    minutes: Type.Optional(Type.Number({ description: 'From the meeting to the beginning' })),
  },
  { description: 'Of a ticket whose travellers meet; what does not name it leaves it as it is' },
);

const variantInput = body({
  id: Type.Optional({ ...id, description: 'Absent for a new one' }),
  provinceId: id,
  texts: textsInput,
  passengers: Type.Number({ description: 'That one ticket carries' }),
  addresses: Type.Number({ description: 'That its van visits' }),
  units: Type.Number({ description: 'That a ticket takes of its pool; stays as it is once it is sold' }),
  pool: Type.Optional({ ...id, description: 'From which it sells; absent: that of its category and province' }),
  price: Type.Optional(Type.Number({ description: 'Decimal soles; of an existing one it is changed elsewhere' })),
  capacity: Type.Optional(Type.Number({ description: 'Of a new pool, on each departure' })),
  meetingPoint: Type.Optional(meetingPointInput),
  removed,
});

const categoryInput = body({
  id: Type.Optional({ ...id, description: 'Absent for a new one' }),
  texts: textsInput,
  variants: Type.Array(variantInput, { maxItems: 200, description: 'In the order in which they are shown' }),
  removed,
});

const placeInput = body({
  id: Type.Optional({ ...id, description: 'Of a place that is there; absent for a new one' }),
  name: Type.Optional(line('Of a new place')),
  address: Type.Optional(line('Of a new place')),
  city: Type.Optional(line('For lists')),
  county: Type.Optional(line('For lists')),
  latitude: Type.Optional(Type.Number()),
  longitude: Type.Optional(Type.Number()),
});

export const eventFieldsSchema = body({
  type: oneOf(Object.keys(eventType) as (keyof typeof eventType)[]),
  genre: Type.Optional(oneOf(eventGenres)),
  artist: Type.Optional(line('Who performs')),
  hours: Type.Number({ description: 'How long each of its dates lasts' }),
  lastDay: Type.Optional(line('Of a range of days: 2027-03-06')),
  message: Type.Optional(text('Shown instead of the page, and nothing is sold')),
  pickUpMinutes: Type.Number({ description: 'From the first pick-up to the beginning' }),
  salesCloseMinutes: Type.Number({ description: 'From the end of the sales to the first pick-up' }),
  longestRideMinutes: Type.Optional(
    Type.Number({ description: 'That a passenger may sit in a van; absent: as it is, 90 of a new event' }),
  ),
  stops: Type.Array(body({ time: line('As clocks there show it: 18:30'), address: line('Where') }), { maxItems: 50 }),
  texts: textsInput,
  place: placeInput,
  categories: Type.Array(categoryInput, { maxItems: 50, description: 'In the order in which they are shown' }),
});
export const newEventSchema = body({
  slug,
  countryCode,
  firstDay: Type.Optional(
    line('When the first of a range of days begins, of which the buyer picks one until `lastDay`: 2027-03-06T20:00'),
  ),
  ...eventFieldsSchema.properties,
});
export const copyEventSchema = body({ slug });

export const staffEventSchema = Type.Object(
  {
    id,
    slug: Type.String(),
    name: Type.String({ description: 'In the language of its country' }),
    salesStopped: Type.Boolean(),
    countryCode,
    timeZone: Type.String(),
    visibility: oneOf(storedVisibilities),
    status: oneOf(saleStatuses),
    startsAt: Type.Optional(moment('When its first date begins; absent until it has one')),
    imagePath,
    revision: Type.Integer({ description: 'For `If-Match` of a change' }),
    fields: Type.Object(eventFieldsSchema.properties),
  },
  { title: 'StaffEvent' },
);

export const eventPreviewSchema = Type.Object(
  {
    path: Type.String({ description: 'Of the site', examples: ['/event-preview/eyJhbGciOi…'] }),
    expiresAt: moment('From when on it shows nothing'),
  },
  { title: 'EventPreview' },
);
export const eventPreviewResponse = envelope(eventPreviewSchema, 'The link');

const choice = { id, name: Type.String() };
export const eventChoicesSchema = Type.Object(
  {
    language: oneOf(languages, { description: 'In which its names are needed' }),
    timeZone: Type.String({ description: 'Of most of its places, IANA' }),
    countryCurrency: countryCurrencySchema,
    provinces: Type.Array(Type.Object({ ...choice, counties: Type.Optional(Type.Array(Type.Object(choice))) })),
    places: Type.Array(
      Type.Object({
        ...choice,
        address: Type.String(),
        city: Type.Optional(Type.String()),
        county: Type.Optional(Type.String()),
        latitude: Type.Optional(Type.Number()),
        longitude: Type.Optional(Type.Number()),
      }),
    ),
  },
  { title: 'EventChoices' },
);

export const eventChoicesQuery = Type.Object({ country: countryCode });
export const eventChoicesResponse = envelope(eventChoicesSchema, 'What the form of an event in a country chooses from');
export const staffEventResponse = envelope(staffEventSchema, 'The event as it is now');

export type StaffEvent = Static<typeof staffEventSchema>;
/** The editable fields of an event. */
export type EventFields = Static<typeof eventFieldsSchema>;
export type CategoryFields = EventFields['categories'][number];
export type VariantFields = CategoryFields['variants'][number];
export type MeetingPointFields = NonNullable<VariantFields['meetingPoint']>;
export type NewEventFields = Static<typeof newEventSchema>;
export type EventPreview = Static<typeof eventPreviewSchema>;
export type EventChoices = Static<typeof eventChoicesSchema>;
