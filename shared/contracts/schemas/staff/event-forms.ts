import { type Static, Type } from 'typebox';
import { eventGenres, eventType } from '../../api/codes.ts';
import { languages } from '../../locale.ts';
import { saleStatuses } from '../../staff/event-states.ts';
import { copyFields } from '../../staff/fields/event-fields.ts';
import { body, countryCode, envelope, id, imagePath, oneOf, translations } from '../common.ts';
import { currency } from '../money.ts';
import { anyText, moment } from '../text.ts';
import { storedVisibilities } from './events.ts';

// The import's rules check text lengths and consistency.
const text = (description: string) => anyText({ maxLength: 5000, description }, 'lines');
const line = (description: string) => anyText({ maxLength: 5000, description });
const slug = anyText({ maxLength: 200, description: 'Part of the URL: lower-case letters, digits and hyphens' });

const textsInput = translations(
  body({
    name: Type.Optional(line('Name; omit it to have no text in this language')),
    description: Type.Optional(text('Description')),
  }),
);

const removed = Type.Optional(
  Type.Boolean({ description: 'Set it to delete an existing one. Those missing from the request remain' }),
);

const meetingPointInput = body(
  {
    address: Type.Optional(line('Address; omit it to pick travellers up at their door')),
    countyIds: Type.Optional(
      Type.Array(id, { maxItems: 500, uniqueItems: true, description: 'Counties whose travellers meet there' }),
    ),
    latitude: Type.Optional(Type.Number()),
    longitude: Type.Optional(Type.Number()),
    minutes: Type.Optional(Type.Number({ description: 'Minutes from the meeting to the start of the event' })),
  },
  { description: 'Meeting point of the travellers; omit it to leave it unchanged' },
);

const variantInput = body({
  id: Type.Optional({ ...id, description: 'Omit it to add a new one' }),
  provinceId: id,
  texts: textsInput,
  passengers: Type.Number({ description: 'Passengers per ticket' }),
  addresses: Type.Number({ description: 'Maximum number of pick-up addresses' }),
  units: Type.Number({ description: 'Units of the pool that a ticket takes; fixed once a ticket is sold' }),
  pool: Type.Optional({
    ...id,
    description: 'Pool that it sells from; defaults to the one of its category and province',
  }),
  amount: Type.Optional(
    Type.Number({
      description:
        "Price of a new variant, decimal in the event's currency; prices of existing ones change through their own endpoint",
    }),
  ),
  capacity: Type.Optional(Type.Number({ description: 'Capacity of a new pool on each departure' })),
  meetingPoint: Type.Optional(meetingPointInput),
  removed,
});

const categoryInput = body({
  id: Type.Optional({ ...id, description: 'Omit it to add a new one' }),
  texts: textsInput,
  variants: Type.Array(variantInput, { maxItems: 200, description: 'In display order' }),
  removed,
});

const placeInput = body({
  id: Type.Optional({ ...id, description: 'Id of an existing place; omit it to add a new one' }),
  name: Type.Optional(line('Required for a new place')),
  address: Type.Optional(line('Required for a new place')),
  city: Type.Optional(line('Shown in lists')),
  county: Type.Optional(line('Shown in lists')),
  latitude: Type.Optional(Type.Number()),
  longitude: Type.Optional(Type.Number()),
});

const most = (of: string) =>
  Type.Optional(Type.Number({ description: `Most tickets of the event per ${of}; omit it for no limit` }));

export const eventFieldsSchema = body({
  type: oneOf(Object.keys(eventType) as (keyof typeof eventType)[]),
  genre: Type.Optional(oneOf(eventGenres)),
  artist: Type.Optional(line('Performing artist')),
  hours: Type.Number({ description: 'Duration of each date, in hours' }),
  lastDay: Type.Optional(line('Last day of a range of days, e.g. 2027-03-06')),
  message: Type.Optional(text('Message shown instead of the page; nothing is sold while it is set')),
  pickUpMinutes: Type.Number({ description: 'Minutes from the first pick-up to the start of the event' }),
  salesCloseMinutes: Type.Number({ description: 'Minutes from the close of sales to the first pick-up' }),
  longestRideMinutes: Type.Optional(
    Type.Number({
      description: 'Longest ride of a passenger, in minutes; omit it to leave it unchanged, or at 90 for a new event',
    }),
  ),
  longestWalkMinutes: Type.Optional(
    Type.Number({
      description:
        'Minutes that a passenger may be asked to walk to a pick-up point; 0: everybody is picked up at their door. Omit it to leave it unchanged',
    }),
  ),
  saleOpensAt: Type.Optional(line('When the sale opens, e.g. 2027-03-06T10:00; omit it to sell at once')),
  saleEndsAt: Type.Optional(line('When the sale ends, if before sales close, e.g. 2027-03-06T10:00')),
  maxPerAccount: most('customer'),
  maxPerAddress: most('pick-up address, of those picked up at their door'),
  maxPerCard: most('card; counted once it has paid, more are flagged'),
  maxPerNetwork: most('network; of a mobile operator many people share one'),
  stops: Type.Array(body({ time: line('Local time, e.g. 18:30'), address: line('Address') }), { maxItems: 50 }),
  texts: textsInput,
  place: placeInput,
  categories: Type.Array(categoryInput, { maxItems: 50, description: 'In display order' }),
});
export const newEventSchema = body({
  slug,
  countryCode,
  firstDay: Type.Optional(
    line(
      'Start of the first day of a range that ends on `lastDay` and from which the buyer picks a day, e.g. 2027-03-06T20:00',
    ),
  ),
  ...eventFieldsSchema.properties,
});
export const copyEventSchema = body({
  slug,
  name: Type.Optional(
    line('Name of the copy, in the language of the country and where another language had the same name'),
  ),
  weeks: Type.Optional(
    Type.Integer({
      minimum: copyFields.weeks.min,
      maximum: copyFields.weeks.max,
      description: 'Copies the departures too, so many weeks later at the same local time; omit it for none',
    }),
  ),
  departureIds: Type.Optional(
    Type.Array(id, { maxItems: 500, uniqueItems: true, description: 'Departures to copy; defaults to all' }),
  ),
});

export const eventAddressQuery = Type.Object({
  name: Type.String({ minLength: 1, maxLength: 200, description: 'Name of an event, or an address' }),
});
export const eventAddressSchema = Type.Object(
  {
    wanted: Type.String({ description: 'The address that follows from the name; empty without a letter or digit' }),
    free: Type.String({ description: 'The first address like it that no event has' }),
  },
  { title: 'EventAddress' },
);
export const eventAddressResponse = envelope(eventAddressSchema, 'The address of an event with this name');

export const staffEventSchema = Type.Object(
  {
    id,
    slug: Type.String(),
    name: Type.String({ description: 'Name in the language of the country' }),
    salesStopped: Type.Boolean(),
    countryCode,
    timeZone: Type.String(),
    visibility: oneOf(storedVisibilities),
    status: oneOf(saleStatuses),
    startsAt: Type.Optional(moment('Start of the first date; absent while there is none')),
    imagePath,
    revision: Type.Integer({ description: 'Send it as `If-Match` with a change' }),
    fields: Type.Object(eventFieldsSchema.properties),
  },
  { title: 'StaffEvent' },
);

export const eventPreviewSchema = Type.Object(
  {
    path: Type.String({ description: 'Path on the site', examples: ['/event-preview/eyJhbGciOi…'] }),
    expiresAt: moment('Expiry of the link'),
  },
  { title: 'EventPreview' },
);
export const eventPreviewResponse = envelope(eventPreviewSchema, 'The preview link');

const choice = { id, name: Type.String() };
export const eventChoicesSchema = Type.Object(
  {
    language: oneOf(languages, { description: 'Language in which names are required' }),
    timeZone: Type.String({ description: 'IANA time zone of most places of the country' }),
    currency: { ...currency, description: 'Currency of the prices' },
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
export const eventChoicesResponse = envelope(eventChoicesSchema, 'Options for the event form of a country');
export const staffEventResponse = envelope(staffEventSchema, 'The event in its current state');

export type StaffEvent = Static<typeof staffEventSchema>;
/** The editable fields of an event. */
export type EventFields = Static<typeof eventFieldsSchema>;
export type CategoryFields = EventFields['categories'][number];
export type VariantFields = CategoryFields['variants'][number];
export type MeetingPointFields = NonNullable<VariantFields['meetingPoint']>;
export type NewEventFields = Static<typeof newEventSchema>;
export type CopyEventInput = Static<typeof copyEventSchema>;
export type EventAddress = Static<typeof eventAddressSchema>;
export type EventPreview = Static<typeof eventPreviewSchema>;
export type EventChoices = Static<typeof eventChoicesSchema>;
