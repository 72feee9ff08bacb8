import { type Static, Type } from 'typebox';
import { countryCode, envelope, id, language, oneOf, translatedName } from '../common.ts';
import { moment } from '../text.ts';
import { directions } from './dispatch.ts';

const day = Type.String({ format: 'date', description: 'Of the departure, by the clocks of the event' });
const count = (description: string) => Type.Integer({ description });
const known = (description: string) => Type.Optional(Type.Integer({ description }));
const minutes = (description: string) => Type.Optional(Type.Number({ description }));

export const tripReportQuery = Type.Object({
  from: day,
  until: day,
  country: Type.Optional(countryCode),
  event: Type.Optional(id),
});
export const tripReportFileQuery = Type.Object({
  ...tripReportQuery.properties,
  format: oneOf(['csv', 'xlsx'], { default: 'csv' }),
  language,
});
export const tripReportParams = Type.Object({ departure: id, direction: oneOf(directions) });

/** The figures of a trip, and their totals for a departure. Passengers are counted by seats. */
const figures = {
  planned: count(
    'Passengers with a place in the trip whose ticket rides still and whose address is the planned one; seats that nobody was named for are passengers, too',
  ),
  boarded: count(
    'Of those planned: marked by the driver, or their ticket was checked on this ride. A ticket boards with all its passengers',
  ),
  noShows: count('Of those planned: marked by the driver, who did not mark or check them afterwards'),
  unmarked: count('Of those planned: neither boarded nor a no-show, so far'),
  emptySeats: known(
    'Seats that drove without anybody. Only trips that were driven, by a vehicle with known seats, and of whose passengers one at least is marked, count; absent when there are none',
  ),
  load: Type.Optional(
    Type.Number({
      minimum: 0,
      description:
        'Boarded in share of the seats, of the same trips as `emptySeats`: 0.5 is half full; above 1 where a list gave a van more than it carries',
    }),
  ),
  plannedKilometres: Type.Number({ description: 'By the plan; nothing is known of trips of imported lists' }),
  plannedMinutes: known(
    'From leaving to the end by the plan, of the trips that have marks of both; absent without any',
  ),
  drivenMinutes: known('The same by the marks'),
  stops: count('Where somebody planned gets in or out'),
  visited: count(
    'Stops of which it is known when the van was there: arrived, else boarded or no-show; home only arrived',
  ),
  onTime: count('Of those visited: less than 10 minutes after the plan, or before it'),
  meanDelayMinutes: minutes('After the plan, of the stops visited; before it counts as 0; absent without any'),
  worstDelayMinutes: minutes('The largest of them'),
};

export const tripReportRowSchema = Type.Object(
  {
    departure: Type.Object({
      id,
      event: translatedName,
      place: Type.String(),
      startsAt: moment('When the event begins'),
      timeZone: Type.String(),
      country: countryCode,
    }),
    direction: oneOf(directions),
    trips: count('Of the published plan'),
    driven: count('Trips of which the driver marked anything, or with a ticket that was checked on this ride'),
    seats: count('Of the vehicles of the trips as they are now; of vans that are no vehicles of ours none are known'),
    ...figures,
  },
  { title: 'TripReportRow' },
);
export const tripReportSchema = Type.Object(
  {
    rows: Type.Array(tripReportRowSchema, {
      description: 'One for each departure and direction with a published plan, the latest first',
    }),
    more: Type.Boolean({ description: 'The days have more departures than these: ask for fewer days' }),
  },
  { title: 'TripReport' },
);
export const tripReportResponse = envelope(tripReportSchema, 'What was planned against what was driven');

export const reportedTripSchema = Type.Object(
  {
    id,
    number: Type.Integer(),
    van: Type.String({ description: 'Number plate' }),
    driver: Type.String({ description: 'Empty when nobody was named' }),
    isDriven: Type.Boolean({ description: 'As in `driven` of the departure' }),
    seats: known('Absent for a van that is no vehicle of ours'),
    startsAt: moment('Leaves its base, or the venue, by the plan'),
    leftAt: Type.Optional(moment('Marked: it has left')),
    endsAt: moment('Is at the venue, or has brought the last one home, by the plan'),
    doneAt: Type.Optional(moment('Marked: it has ended')),
    ...figures,
  },
  { title: 'ReportedTrip' },
);
export const reportedTripsResponse = envelope(
  Type.Array(reportedTripSchema),
  'The trips of a departure in a direction, by number',
);

export type TripReportQuery = Static<typeof tripReportQuery>;
export type TripReport = Static<typeof tripReportSchema>;
export type TripReportRow = Static<typeof tripReportRowSchema>;
export type ReportedTrip = Static<typeof reportedTripSchema>;
