import type { ReportedTrip, TripReportRow } from '@idavuelta/shared/contracts/staff';
import { isoMoment } from '../../../database/iso-moment.ts';
import { namesIn } from '../../event-management/options/names-in.ts';
import { addressOf, seatsAt } from '../plans/parties/parties.ts';
import { lateFromMinutes } from '../trips/rides/ride-progress.ts';
import type { CountedTrip } from './credited-trips.ts';
import type { createReportedDeparturesRepository } from './reported-departures.repository.ts';

type ReportedDeparture = Awaited<ReturnType<ReturnType<typeof createReportedDeparturesRepository>['within']>>[number];
type CountedStop = CountedTrip['stops'][number];

/** Figures of a trip, or totals of a departure's trips. */
type Figures = Omit<TripReportRow, 'departure' | 'direction' | 'trips' | 'driven' | 'seats'>;

const sum = (numbers: number[]) => numbers.reduce((total, each) => total + each, 0);
const minutesBetween = (planned: string, marked: string) => (Date.parse(marked) - Date.parse(planned)) / 60_000;

/** Returns the riders still at the planned address. Riders whose address changed are waiting somewhere else. */
const plannedAt = ({ riders }: CountedStop) =>
  riders.filter((rider) => addressOf(rider, rider.addressIndex) === rider.address);

/**
 * Returns when the van reached a stop. On the way home passengers board at the event, so boarding tells nothing about
 * their stop.
 */
const cameAt = ({ arrivedAt, boardedAt, noShowAt }: CountedStop, { direction }: CountedTrip) =>
  direction === 'out' ? (arrivedAt ?? boardedAt ?? noShowAt) : arrivedAt;

function countedOf(trip: CountedTrip) {
  const stops = trip.stops.filter((stop) => plannedAt(stop).length > 0);
  const riders = stops.flatMap(plannedAt).map((rider) => ({ ...rider, taken: seatsAt(rider, rider.addressIndex) }));
  const taken = (chosen: typeof riders) => sum(chosen.map((rider) => rider.taken));
  const planned = taken(riders);
  const boarded = taken(riders.filter(({ boardedAt }) => boardedAt));
  const noShows = taken(riders.filter(({ noShowAt }) => noShowAt));
  const delays = stops.flatMap((stop) => {
    const came = cameAt(stop, trip);
    return came ? [Math.max(0, minutesBetween(stop.at, came))] : [];
  });
  // without marks for its passengers, the load of a driven van is unknown rather than zero
  const isLoadKnown = trip.isDriven && trip.seats !== null && (planned === 0 || boarded + noShows > 0);
  const { leftAt, doneAt } = trip;
  return {
    ...{ planned, boarded, noShows, stops: stops.length, delays },
    filled: isLoadKnown ? [{ seats: trip.seats ?? 0, boarded }] : [],
    timed:
      leftAt && doneAt && leftAt < doneAt
        ? [{ planned: minutesBetween(trip.startsAt, trip.endsAt), driven: minutesBetween(leftAt, doneAt) }]
        : [],
  };
}

/** Sums the known figures of trips. Passengers count by the seats they take. */
function figuresOf(trips: CountedTrip[]): Figures {
  const counted = trips.map(countedOf);
  const total = (field: 'planned' | 'boarded' | 'noShows' | 'stops') => sum(counted.map((each) => each[field]));
  const [planned, boarded, noShows] = [total('planned'), total('boarded'), total('noShows')];
  const filled = counted.flatMap((each) => each.filled);
  const timed = counted.flatMap((each) => each.timed);
  const delays = counted.flatMap((each) => each.delays);
  const seats = sum(filled.map((each) => each.seats));
  return {
    ...{ planned, boarded, noShows, unmarked: planned - boarded - noShows },
    ...(filled.length > 0 && {
      emptySeats: sum(filled.map((each) => Math.max(0, each.seats - each.boarded))),
      load: sum(filled.map((each) => each.boarded)) / seats,
    }),
    plannedKilometres: Math.round(sum(trips.map(({ drivenKilometres }) => drivenKilometres)) * 10) / 10,
    ...(timed.length > 0 && {
      plannedMinutes: Math.round(sum(timed.map((each) => each.planned))),
      drivenMinutes: Math.round(sum(timed.map((each) => each.driven))),
    }),
    stops: total('stops'),
    visited: delays.length,
    onTime: delays.filter((minutes) => minutes < lateFromMinutes).length,
    ...(delays.length > 0 && {
      meanDelayMinutes: Math.round((sum(delays) / delays.length) * 10) / 10,
      worstDelayMinutes: Math.floor(Math.max(...delays)),
    }),
  };
}

export const toRow = (
  { planId: _plan, direction, ...departure }: ReportedDeparture,
  trips: CountedTrip[],
): TripReportRow => ({
  departure: {
    id: departure.id,
    event: namesIn(departure.translations),
    place: departure.place,
    startsAt: isoMoment(departure.startsAt),
    timeZone: departure.timeZone,
    country: departure.country,
  },
  direction,
  trips: trips.length,
  driven: trips.filter(({ isDriven }) => isDriven).length,
  seats: trips.reduce((sum, { seats }) => sum + (seats ?? 0), 0),
  ...figuresOf(trips),
});

export const toTrip = (trip: CountedTrip): ReportedTrip => ({
  id: trip.id,
  number: trip.number,
  van: trip.van,
  driver: trip.driver,
  isDriven: trip.isDriven,
  ...(trip.seats !== null && { seats: trip.seats }),
  startsAt: trip.startsAt,
  ...(trip.leftAt && { leftAt: trip.leftAt }),
  endsAt: trip.endsAt,
  ...(trip.doneAt && { doneAt: trip.doneAt }),
  ...figuresOf([trip]),
});
