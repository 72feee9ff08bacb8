import { Type } from 'typebox';
import { eventGenres } from '../api/codes.ts';
import { countryCode, envelope, oneOf, translatedName } from './common.ts';
import { textLine, typed } from './text.ts';

/** `?when=2026-12&city=Lima&county=San%20Borja&genre=concert&price=50`: filters of event lists and the search. */
export const eventFilters = Type.Object({
  when: Type.Optional(
    Type.String({
      pattern: '^(weekend|20\\d{2}-(0[1-9]|1[0-2])(-(0[1-9]|[12]\\d|3[01]))?)$',
      maxLength: 10,
      description:
        "Events with a date this weekend (Friday to Sunday, or what is left of it), in a month or on a day, in the event's time zone",
      examples: ['2027-03'],
    }),
  ),
  city: Type.Optional(textLine(120, { description: 'City of the place', examples: ['Lima'] })),
  county: Type.Optional(textLine(120, { description: 'County of the place', examples: ['San Borja'] })),
  genre: Type.Optional(oneOf(eventGenres, { description: 'Genre of the event' })),
  price: Type.Optional(
    Type.Number({
      minimum: 0,
      maximum: 100_000,
      description: "Events whose lowest ticket price is at most this, in decimals of the country's currency",
      examples: [50],
    }),
  ),
});

export const eventFacetSchema = Type.Object(
  {
    any: Type.Integer({ minimum: 0, description: 'Number of events without this filter' }),
    choices: Type.Array(
      Type.Object({
        value: Type.String({ description: 'Value for the filter', examples: ['concert'] }),
        events: Type.Integer({ minimum: 1 }),
      }),
    ),
  },
  { title: 'EventFacet', description: 'Number of events for each choice of a filter, given the other filters' },
);

export const eventFacetsSchema = Type.Object(
  {
    total: Type.Integer({ minimum: 0, description: 'Number of events that match all filters' }),
    when: eventFacetSchema,
    city: eventFacetSchema,
    county: Type.Optional(eventFacetSchema),
    genre: eventFacetSchema,
    price: eventFacetSchema,
  },
  { title: 'EventFacets' },
);

export const searchSuggestionSchema = Type.Object(
  {
    kind: oneOf(['event', 'place', 'city'], { description: 'Type of the suggestion' }),
    name: Type.String({
      description: 'Name in languages without a translation; empty for an event',
      examples: ['Estadio Nacional'],
    }),
    translations: translatedName,
    slug: Type.Optional(
      Type.String({ description: 'Slug of the event; only for events', examples: ['noche-de-cumbia'] }),
    ),
    city: Type.Optional(Type.String({ description: 'City of the event or place' })),
  },
  { title: 'SearchSuggestion' },
);

export const suggestionsQuery = Type.Object({
  q: Type.String({
    ...typed('line'),
    maxLength: 100,
    default: '',
    description: 'Text typed so far',
    examples: ['cumb'],
  }),
  'country-code': Type.Optional(countryCode),
});

export const eventFacetsResponse = envelope(eventFacetsSchema, 'Number of events for each choice of each filter');
export const suggestionsResponse = envelope(
  Type.Array(searchSuggestionSchema, { maxItems: 6 }),
  'Up to six events, places and cities with a name in which a word starts with the typed text',
);
