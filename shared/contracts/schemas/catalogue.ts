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
import { amountOf } from './money.ts';
import { eventFilters } from './search.ts';
import { dayInZone, moment, typed } from './text.ts';

export const eventTextsSchema = Type.Object(
  {
    name: Type.String({ examples: ['Concierto Ándino'] }),
    description: Type.Optional(Type.String({ description: 'Absent in lists' })),
    imagePath: Type.Optional(imagePath),
    minTicketPrice: price("Overrides the event's own when a language has a price of its own"),
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
    city: Type.Optional(Type.String({ description: 'Absent if unknown', examples: ['Lima'] })),
    translations: translatedName,
  },
  { title: 'Place' },
);

export const eventDateSchema = Type.Object(
  {
    id,
    startDate: moment('Start of the event on this date'),
    soldOut: Type.Boolean({ description: 'Whether every seat is held or sold' }),
    salesClosed: Type.Boolean({
      description: 'Whether sales are closed, for example shortly before the first pick-up',
    }),
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

const typeOfEvent = oneCodeOf(eventType, 'Type of the event, which decides the list it is in');

const summary = {
  id,
  slug: Type.String({ examples: ['concierto-andino'] }),
  type: typeOfEvent,
  genre: Type.Optional(oneOf(eventGenres, { description: 'Genre of the event; absent if none is set' })),
  countryCode,
  timeZone: Type.String({ description: 'IANA time zone in which the dates are displayed', examples: ['America/Lima'] }),
  startDate: moment('Start of the first date'),
  endDate: moment('End of the last date'),
  periodicityType: oneCodeOf(
    periodicity,
    'How the date is chosen (only one, a day from `startDate` to `endDate`, or one of `calendars`)',
  ),
  paymentType: oneCodeOf(paymentType, 'Who pays; nothing is charged when the organiser does'),
  minTicketPrice: price('Lowest ticket price'),
  minTicketCharge: amountOf('Lowest ticket price'),
  minTicketPickUp: Type.Optional(
    oneOf(ticketPickUps, { description: 'Where who pays the lowest price is picked up; absent when nothing is paid' }),
  ),
  imagePath,
  translations: translations(eventTextsSchema),
  place: placeSchema,
  calendars: Type.Array(eventDateSchema, { description: 'Upcoming dates, earliest first' }),
  saleOpensAt: Type.Optional(moment('When the sale opens; absent once it has, nothing can be ordered before')),
  saleEndsAt: Type.Optional(moment('When staff ends the sale, at the latest; absent once it has ended')),
  available: Type.Boolean({
    description:
      'False when the event is over or withdrawn, or every date is sold out or its sales have closed; true before the sale opens',
  }),
  soldOut: Type.Boolean({ description: 'Whether every date on sale is sold out' }),
  salesClosed: Type.Boolean({ description: 'Whether sales are closed for every upcoming date' }),
  salesStopped: Type.Boolean({ description: 'Whether staff stopped the sales, regardless of the dates' }),
};

export const eventSummarySchema = Type.Object(summary, { title: 'EventSummary' });

export const invitedEventSchema = Type.Object(
  {
    ...summary,
    answer: Type.Optional(oneOf(invitationAnswers, { description: 'Absent until the guest has answered' })),
  },
  { title: 'InvitedEvent' },
);

export const waitingRoomOfEventSchema = Type.Object(
  { room: id, startsAt: Type.Optional(moment('Start of the departures that it stands in front of')) },
  { title: 'WaitingRoomOfEvent' },
);

export const eventDetailSchema = Type.Object(
  {
    ...summary,
    visibility: oneOf(eventVisibilities, {
      description:
        'Who can see the event: everybody, anybody with its link, or invited customers only, who alone can book',
    }),
    invitation: Type.Optional(
      Type.Object(
        {
          seats: Type.Integer({
            minimum: 0,
            description: 'Maximum number of tickets for the customer; 0 if not invited',
          }),
          left: Type.Integer({ minimum: 0, description: 'Number of these tickets that are not booked yet' }),
        },
        { description: 'Invitation of the logged-in customer; only for events by invitation' },
      ),
    ),
    waitingRooms: Type.Optional(
      Type.Array(waitingRoomOfEventSchema, {
        description: 'Queues in use; absent without one. One without `startsAt` stands in front of every departure',
      }),
    ),
    additionalStops: Type.Array(extraStopSchema, { description: 'Additional stops, ordered by time' }),
    soldOutDays: Type.Array(dayInZone('A day that is sold out'), {
      description: 'Sold-out days, if the buyer picks the day; otherwise empty',
    }),
    firstOpenDay: Type.Optional(dayInZone('First day still on sale, if the buyer picks the day')),
    message: Type.Optional(Type.String({ description: 'Text displayed instead of the event page' })),
    cancelled: Type.Optional(
      Type.Object(
        { reason: Type.Optional(Type.String({ description: 'Reason as written by staff' })) },
        { description: 'Present if the event was cancelled; all orders are refunded' },
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
    description: 'Search words; small typos are tolerated',
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
  token: Type.String({ minLength: 1, maxLength: 1000, description: 'Token of a preview link created by staff' }),
});

export const eventsResponse = pageEnvelope(eventSummarySchema, 'Events of one type that are not over, soonest first');
export const searchResponse = pageEnvelope(
  eventSummarySchema,
  'Events where every word of `q` matches the name, place, address, city, genre or month, apart from small typos. Best match first; among equal matches, events of the country first',
);
export const invitedEventsResponse = pageEnvelope(invitedEventSchema, 'Events the customer is invited to');
export const recommendedResponse = envelope(Type.Array(recommendedEventSchema), 'Recommended events, in display order');
export const eventResponse = envelope(eventDetailSchema, 'The event');
export const otherEventsResponse = envelope(
  Type.Array(eventSummarySchema),
  'Up to three other events on sale: by the same artist, at the same place, or of the same genre in the same city',
);
