import type { PlanDirection } from '@idavuelta/shared/contracts/staff';
import type { Queryable } from '../../../database/database.ts';
import { isoMoment } from '../../../database/iso-moment.ts';
import { createMarksRepository, type DrivenRide, type MarkedRider } from './marks.repository.ts';
import { latestMark, marksOfRider, marksOfStop, type RiderMarks, type StopMarks } from './stop-marks.ts';

/** A trip that is still without its marks. */
interface UnmarkedTrip extends DrivenRide {
  startsAt: Date;
  endsAt: Date;
  stops: { at: string; riders: MarkedRider[] }[];
}

/** What was marked of a trip, and when it was planned; moments are ISO 8601. */
export interface TripMarks {
  direction: PlanDirection;
  startsAt: string;
  leftAt?: string | undefined;
  doneAt?: string | undefined;
  /** In their order; `at`: when the van calls by the plan. */
  stops: (StopMarks & { at: string })[];
}

/** A stop with what was marked of it, and of each who gets in there. */
type MarkedStop<Stop extends UnmarkedTrip['stops'][number]> = Omit<Stop, 'riders'> &
  StopMarks & { riders: (Stop['riders'][number] & RiderMarks)[] };

/** A trip with what was marked of it. */
export type MarkedTrip<Trip extends UnmarkedTrip> = Omit<Trip, keyof TripMarks | 'endsAt'> &
  Omit<TripMarks, 'stops'> & {
    endsAt: string;
    /** Its driver marked anything, or a ticket was checked on it. */
    isDriven: boolean;
    stops: MarkedStop<Trip['stops'][number]>[];
  };

const rideKey = ({ departureId, direction, vehicleId }: DrivenRide) => `${departureId} ${direction} ${vehicleId}`;

const legOf = (direction: PlanDirection) => (direction === 'out' ? 'outbound' : 'return');

/**
 * Joins trips with what their drivers have marked, and with the checks of tickets. However many they are, two statements
 * read it. Stops where nobody rides any more are left out, as the driver sees it.
 */
export async function readMarkedTrips<Trip extends UnmarkedTrip>(
  on: Queryable,
  trips: Trip[],
): Promise<MarkedTrip<Trip>[]> {
  const departureIds = [...new Set(trips.map(({ departureId }) => departureId))];
  if (departureIds.length === 0) return [];
  const repository = createMarksRepository(on);
  const marksBy = Map.groupBy(await repository.marks(departureIds), rideKey);
  const checks = new Map(
    (await repository.checks(departureIds)).map(({ leg, ticketId, at }) => [`${leg} ${ticketId}`, at]),
  );
  return trips.map((trip) => {
    const marks = marksBy.get(rideKey(trip)) ?? [];
    const checkOf = ({ ticketId }: MarkedRider) => checks.get(`${legOf(trip.direction)} ${ticketId}`);
    const stops = trip.stops
      .filter(({ riders }) => riders.length > 0)
      .map((stop) => ({
        ...stop,
        at: isoMoment(stop.at),
        ...marksOfStop(stop.riders, marks, checkOf),
        riders: stop.riders.map((rider) => ({ ...rider, ...marksOfRider(rider, stop.riders, marks, checkOf) })),
      }));
    const marked = {
      ...trip,
      startsAt: isoMoment(trip.startsAt),
      endsAt: isoMoment(trip.endsAt),
      leftAt: latestMark(marks, 'left'),
      doneAt: latestMark(marks, 'done'),
      isDriven: marks.length > 0 || stops.some(({ boardedAt }) => boardedAt !== undefined),
      stops,
    };
    // what is spread of a type parameter keeps the moments and stops of before for the compiler
    return marked as unknown as MarkedTrip<Trip>;
  });
}
