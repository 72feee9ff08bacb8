import type { PlanDirection } from '@idavuelta/shared/contracts/staff';
import type { Queryable } from '../../../database/database.ts';
import { isoMoment } from '../../../database/iso-moment.ts';
import { createMarksRepository, type DrivenRide, type MarkedRider } from './marks.repository.ts';
import { latestMark, marksOfRider, marksOfStop, type RiderMarks, type StopMarks } from './stop-marks.ts';

interface UnmarkedTrip extends DrivenRide {
  startsAt: Date;
  endsAt: Date;
  stops: { at: string; riders: MarkedRider[] }[];
}

/** Marks of a trip, and its planned times; ISO 8601. */
export interface TripMarks {
  direction: PlanDirection;
  startsAt: string;
  leftAt?: string | undefined;
  doneAt?: string | undefined;
  /** In stop order; `at`: the planned time of the call. */
  stops: (StopMarks & { at: string })[];
}

/** A stop with its marks and those of each rider boarding there. */
type MarkedStop<Stop extends UnmarkedTrip['stops'][number]> = Omit<Stop, 'riders'> &
  StopMarks & { riders: (Stop['riders'][number] & RiderMarks)[] };

export type MarkedTrip<Trip extends UnmarkedTrip> = Omit<Trip, 'startsAt' | 'endsAt' | 'stops'> &
  Omit<TripMarks, 'direction' | 'stops'> & {
    endsAt: string;
    /** Its driver set any mark, or a ticket was checked on it. */
    isDriven: boolean;
    stops: MarkedStop<Trip['stops'][number]>[];
  };

const rideKey = ({ departureId, direction, vehicleId }: DrivenRide) => `${departureId} ${direction} ${vehicleId}`;

const toLeg = (direction: PlanDirection) => (direction === 'out' ? 'outbound' : 'return');

/**
 * Adds driver marks and ticket checks to trips, with two statements for any number of trips. Leaves out stops where no
 * one rides any more, as in the driver's view.
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
    const checkOf = ({ ticketId }: MarkedRider) => checks.get(`${toLeg(trip.direction)} ${ticketId}`);
    const { startsAt, endsAt, stops: planned, ...unmarked } = trip;
    const stops = planned
      .filter(({ riders }) => riders.length > 0)
      .map((stop) => ({
        ...stop,
        at: isoMoment(stop.at),
        ...marksOfStop(stop.riders, marks, checkOf),
        riders: stop.riders.map((rider) => ({ ...rider, ...marksOfRider(rider, stop.riders, marks, checkOf) })),
      }));
    const marked = {
      ...unmarked,
      startsAt: isoMoment(startsAt),
      endsAt: isoMoment(endsAt),
      leftAt: latestMark(marks, 'left'),
      doneAt: latestMark(marks, 'done'),
      isDriven: marks.length > 0 || stops.some(({ boardedAt }) => boardedAt !== undefined),
      stops,
    };
    // TypeScript does not see that the spread of a rider or stop keeps what its type parameter adds
    return marked as MarkedTrip<Trip>;
  });
}
