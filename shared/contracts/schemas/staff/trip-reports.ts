import { type Static, Type } from 'typebox';
import { countryCode, envelope, id, oneOf, translatedName } from '../common.ts';
import { moment } from '../text.ts';
import { directions } from './dispatch.ts';

const day = Type.String({ format: 'date', description: 'Day of the departure in the time zone of the event' });
const count = (description: string) => Type.Integer({ description });
const known = (description: string) => Type.Optional(Type.Integer({ description }));
const minutes = (description: string) => Type.Optional(Type.Number({ description }));

export const tripReportQuery = Type.Object({
  from: day,
  until: day,
  country: Type.Optional(countryCode),
  event: Type.Optional(id),
});
export const tripReportParams = Type.Object({ departure: id, direction: oneOf(directions) });

/** The figures of a trip, and their totals for a departure. Passengers are counted by seats. */
const figures = {
  planned: count(
    'Planned passengers whose ticket is still valid and whose address has not changed. Seats without a named passenger count, too',
  ),
  boarded: count(
    'Planned passengers marked as boarded by the driver, or whose ticket was checked on this ride. A ticket boards with all its passengers',
  ),
  noShows: count('Planned passengers whose last mark is a no-show and whose ticket was not checked afterwards'),
  unmarked: count('Planned passengers neither boarded nor no-show so far'),
  emptySeats: known(
    'Seats that stayed empty. Counts driven trips of vehicles with a known number of seats and at least one marked passenger; absent if there are none',
  ),
  load: Type.Optional(
    Type.Number({
      minimum: 0,
      description:
        'Boarded passengers per seat, of the same trips as `emptySeats`: 0.5 is half full; above 1 if a list put more passengers into a van than it has seats',
    }),
  ),
  plannedKilometres: Type.Number({ description: 'Planned distance; unknown for trips of imported lists' }),
  plannedMinutes: known('Planned duration of the trips whose start and end were marked; absent if there are none'),
  drivenMinutes: known('Actual duration of the same trips, by their marks'),
  stops: count('Stops at which planned passengers get in or out'),
  visited: count(
    'Stops with a known time: of the arrival, else of boarding or no-show; on the way home only of the arrival',
  ),
  onTime: count('Visited stops that were early or less than 10 minutes late'),
  meanDelayMinutes: minutes('Mean delay of the visited stops, where early counts as 0; absent if there are none'),
  worstDelayMinutes: minutes('Largest delay of the visited stops'),
};

export const tripReportRowSchema = Type.Object(
  {
    departure: Type.Object({
      id,
      event: translatedName,
      place: Type.String(),
      startsAt: moment('Start of the event'),
      timeZone: Type.String(),
      country: countryCode,
    }),
    direction: oneOf(directions),
    trips: count('Trips of the published plan'),
    driven: count('Trips with a mark of the driver, or a ticket checked on this ride'),
    seats: count('Seats of the vehicles as currently registered; vans outside the fleet count none'),
    ...figures,
  },
  { title: 'TripReportRow' },
);
export const tripReportSchema = Type.Object(
  {
    rows: Type.Array(tripReportRowSchema, {
      description: 'One row per departure and direction with a published plan, latest first',
    }),
    more: Type.Boolean({ description: 'Whether there are more departures than returned; request fewer days' }),
  },
  { title: 'TripReport' },
);
export const tripReportResponse = envelope(tripReportSchema, 'Planned and actual trips');

export const reportedTripSchema = Type.Object(
  {
    id,
    number: Type.Integer(),
    van: Type.String({ description: 'Number plate' }),
    driver: Type.String({ description: 'Name of the driver; empty if none was assigned' }),
    isDriven: Type.Boolean({ description: 'Whether it counts as `driven` in the departure' }),
    seats: known('Seats; absent for a van outside the fleet'),
    startsAt: moment('Planned departure from the base, or from the venue'),
    leftAt: Type.Optional(moment('When the driver marked the departure')),
    endsAt: moment('Planned arrival at the venue, or last drop-off'),
    doneAt: Type.Optional(moment('When the driver marked the end of the trip')),
    ...figures,
  },
  { title: 'ReportedTrip' },
);
export const reportedTripsResponse = envelope(
  Type.Array(reportedTripSchema),
  'Trips of a departure in a direction, by number',
);

export type TripReportQuery = Static<typeof tripReportQuery>;
export type TripReport = Static<typeof tripReportSchema>;
export type TripReportRow = Static<typeof tripReportRowSchema>;
export type ReportedTrip = Static<typeof reportedTripSchema>;
