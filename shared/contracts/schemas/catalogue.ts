import { Type } from 'typebox';
import {
  eventGenres,
  eventType,
  eventVisibilities,
  invitationAnswers,
  paymentType,
  periodicity,
  ticketPickUps,
} from '../api/codes.ts';
import {
  countryCode,
  countryQuery,
  envelope,
  id,
  imagePath,
  oneCodeOf,
  oneOf,
  pageEnvelope,
  pageQuery,
  price,
  translatedName,
  translations,
} from './common.ts';
import { eventFilters } from './search.ts';
import { dayInZone, moment, typed } from './text.ts';

export const eventTextsSchema = Type.Object(
  {
    name: Type.String({ examples: ['Concierto Ándino'] }),
    description: Type.Optional(Type.String({ description: 'Absent in lists' })),
    imagePath: Type.Optional(imagePath),
    minTicketPrice: Type.Optional(price("Overrides the event's own when a language has a price of its own")),
    firstPlaceName: Type.Optional(Type.String()),
  },
  { title: 'EventTexts' },
);

export const placeSchema = Type.Object(
  {
    id,
    name: Type.String({ examples: ['Estadio Nacional'] }),
    imagePath,
    address: Type.String({ examples: ['José Díaz s/n, Lima'] }),
    city: Type.Optional(Type.String({ description: 'Absent where it is not known', examples: ['Lima'] })),
    translations: translatedName,
  },
  { title: 'Place' },
);

export const eventDateSchema = Type.Object(
  {
    id,
    startDate: moment('When it begins'),
    soldOut: Type.Boolean({ description: 'Every seat is held or sold' }),
    salesClosed: Type.Boolean({ description: 'Too close to the first pick-up to sell more' }),
  },
  { title: 'EventDate', description: "One date on which the event takes place; its id is the order's `eventDateId`" },
);

export const extraStopSchema = Type.Object(
  {
    id,
    address: Type.String(),
    time: Type.String({ description: 'Local time of the event, `HH:mm`', examples: ['18:30'] }),
  },
  { title: 'ExtraStop' },
);

const typeOfEvent = oneCodeOf(eventType, 'Which list the event is in');

const summary = {
  id,
  slug: Type.String({ examples: ['concierto-andino'] }),
  type: typeOfEvent,
  genre: Type.Optional(oneOf(eventGenres, { description: 'What kind of event it is; absent where it is not told' })),
  countryCode,
  timeZone: Type.String({ description: 'IANA name; dates are shown in it', examples: ['America/Lima'] }),
  startDate: moment('Start of the first date'),
  endDate: moment('End of the last date'),
  periodicityType: oneCodeOf(
    periodicity,
    'One date, a day the buyer picks between startDate and endDate, or one of `calendars`',
  ),
  paymentType: oneCodeOf(paymentType, 'Who pays; nothing is charged when the organiser does'),
  minTicketPrice: price('Lowest ticket price'),
  minTicketPickUp: Type.Optional(
    oneOf(ticketPickUps, { description: 'Where who pays the lowest price is picked up; absent when nothing is paid' }),
  ),
  imagePath,
  translations: translations(eventTextsSchema),
  place: placeSchema,
  calendars: Type.Array(eventDateSchema, { description: 'Upcoming dates, earliest first' }),
  available: Type.Boolean({
    description: 'False when the event is over or withdrawn, or every date is sold out or its sales have closed',
  }),
  soldOut: Type.Boolean({ description: 'Every date on sale is sold out' }),
  salesClosed: Type.Boolean({ description: 'The sales of every date to come have closed' }),
  salesStopped: Type.Boolean({ description: 'They have closed because we stopped them, however far the dates are' }),
};

export const eventSummarySchema = Type.Object(summary, { title: 'EventSummary' });

export const invitedEventSchema = Type.Object(
  {
    ...summary,
    answer: Type.Optional(oneOf(invitationAnswers, { description: 'Absent until the guest has answered' })),
  },
  { title: 'InvitedEvent' },
);

export const eventDetailSchema = Type.Object(
  {
    ...summary,
    visibility: oneOf(eventVisibilities, {
      description: 'Who comes across it: everybody, whoever has its link, or those who are invited, who alone may book',
    }),
    invitation: Type.Optional(
      Type.Object(
        {
          seats: Type.Integer({ minimum: 0, description: 'Most tickets of the customer; 0 for who is not invited' }),
          left: Type.Integer({ minimum: 0, description: 'Of these, not taken yet' }),
        },
        { description: 'Of the customer who asks for an event by invitation' },
      ),
    ),
    additionalStops: Type.Array(extraStopSchema, { description: 'By time' }),
    soldOutDays: Type.Array(dayInZone('A day that is sold out'), {
      description: 'Of an event whose day the buyer picks; empty for others',
    }),
    firstOpenDay: Type.Optional(dayInZone('First day still on sale, of an event whose day the buyer picks')),
    message: Type.Optional(Type.String({ description: 'When present it is shown instead of the page' })),
    cancelled: Type.Optional(
      Type.Object(
        { reason: Type.Optional(Type.String({ description: 'As staff wrote it' })) },
        { description: 'It does not take place: everything is paid back' },
      ),
    ),
  },
  { title: 'EventDetail' },
);

export const recommendedEventSchema = Type.Object(
  { id, regularEvent: eventSummarySchema },
  { title: 'RecommendedEvent' },
);

const ofType = { type: typeOfEvent };
const byWords = {
  q: Type.String({
    ...typed('line'),
    maxLength: 200,
    default: '',
    description: 'Words; small typos are forgiven',
    examples: ['cumbia'],
  }),
  'country-code': Type.Optional(countryCode),
};
export const eventsQuery = Type.Interface([countryQuery, pageQuery(60), eventFilters], ofType);
export const eventFacetsQuery = Type.Interface([countryQuery, eventFilters], ofType);
export const invitedEventsQuery = pageQuery(60);
export const searchQuery = Type.Interface([pageQuery(40), eventFilters], byWords);
export const searchFacetsQuery = Type.Interface([eventFilters], byWords);
export const slugParams = Type.Object({
  slugOrId: Type.String({ minLength: 1, maxLength: 200, examples: ['concierto-andino'] }),
});

export const previewQuery = Type.Object({
  token: Type.String({ minLength: 1, maxLength: 1000, description: 'Of a link that staff has made' }),
});

export const eventsResponse = pageEnvelope(
  eventSummarySchema,
  'Events of one type that are not over, the soonest first',
);
export const searchResponse = pageEnvelope(
  eventSummarySchema,
  'Events that every word of q fits, or nearly: name, place, address, city, kind or month; the best match first, of equal ones those of the country',
);
export const invitedEventsResponse = pageEnvelope(invitedEventSchema, 'Events the customer is invited to');
export const recommendedResponse = envelope(
  Type.Array(recommendedEventSchema),
  'Recommended transfers, in their order',
);
export const eventResponse = envelope(eventDetailSchema, 'One event');
export const otherEventsResponse = envelope(
  Type.Array(eventSummarySchema),
  'At most three others on sale: of the same artist, at the same place, of the same kind in the same city',
);
