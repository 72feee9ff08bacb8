import type { TripReportRow } from '@idavuelta/shared/contracts/staff';
import { addressOf, seatsAt } from '../plans/parties/parties.ts';
import type { MarkedTrip } from '../trips/marked-trips.ts';
import { lateFromMinutes } from '../trips/rides/ride-progress.ts';
import type { PublishedTrip } from '../trips/trips.repository.ts';

export type CountedTrip = MarkedTrip<PublishedTrip>;
type CountedStop = CountedTrip['stops'][number];

/** What is reported of a trip, and of those of a departure. */
type Figures = Omit<TripReportRow, 'departure' | 'direction' | 'trips' | 'driven' | 'seats'>;

const sum = (numbers: number[]) => numbers.reduce((total, each) => total + each, 0);
const minutesBetween = (planned: string, marked: string) => (Date.parse(marked) - Date.parse(planned)) / 60_000;

/** Who rides still from where the plan fetches them. Whoever has another address since then waits somewhere else. */
const plannedAt = ({ riders }: CountedStop) =>
  riders.filter((rider) => addressOf(rider, rider.addressIndex) === rider.address);

/** When the van came to a stop. Home, people get in at the event, which says nothing of their stop. */
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
  // a van of whose passengers nothing is marked did not drive empty: nobody knows
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

/** Adds up what is known of trips. Passengers are counted by the seats they take. */
export function figuresOf(trips: CountedTrip[]): Figures {
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
