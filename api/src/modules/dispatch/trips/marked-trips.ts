import type { PlanDirection } from '@idavuelta/shared/contracts/staff';
import type { Queryable } from '../../../database/database.ts';
import { isoMoment } from '../../../database/iso-moment.ts';
import type { FoldedRun, FoldedStop, MarkedRider, RiderMarks } from './fold-run.ts';
import type { DrivenRide } from './marks.repository.ts';
import { readFoldedRuns } from './read-folded-runs.ts';

interface UnmarkedTrip extends DrivenRide {
  runId: number | null;
  startsAt: Date;
  endsAt: Date;
  stops: { at: string; riders: MarkedRider[] }[];
}

/** Marks of a trip, and its planned times; ISO 8601. */
export interface TripMarks extends Omit<FoldedRun, 'stops'> {
  direction: PlanDirection;
  startsAt: string;
  /** In stop order; `at`: the planned time of the call. */
  stops: (Omit<FoldedStop, 'riders'> & { at: string })[];
}

/** A stop with its marks and those of each rider boarding there. */
type MarkedStop<Stop extends UnmarkedTrip['stops'][number]> = Omit<Stop, 'riders'> &
  Omit<FoldedStop, 'riders'> & { riders: (Stop['riders'][number] & RiderMarks)[] };

export type MarkedTrip<Trip extends UnmarkedTrip> = Omit<Trip, 'startsAt' | 'endsAt' | 'stops'> &
  Omit<TripMarks, 'direction' | 'stops'> & {
    endsAt: string;
    /** Its driver set any mark, or a ticket was checked on it. */
    isDriven: boolean;
    stops: MarkedStop<Trip['stops'][number]>[];
  };

/** Adds what happened to trips. Leaves out stops where no one rides any more, as in the driver's view. */
export async function readMarkedTrips<Trip extends UnmarkedTrip>(
  on: Queryable,
  trips: Trip[],
): Promise<MarkedTrip<Trip>[]> {
  const fold = await readFoldedRuns(
    on,
    trips.map(({ departureId }) => departureId),
  );
  return trips.map((trip) => {
    const { startsAt, endsAt, stops: planned, ...unmarked } = trip;
    const ridden = planned.filter(({ riders }) => riders.length > 0);
    const { stops: folded, ...run } = fold({
      departureId: trip.departureId,
      direction: trip.direction,
      runId: trip.runId ?? undefined,
      stops: ridden.map(({ riders }) => riders),
    });
    const stops = ridden.map((stop, index) => {
      const { riders: marks = [], ...marked } = folded[index] ?? {};
      return {
        ...stop,
        at: isoMoment(stop.at),
        ...marked,
        riders: stop.riders.map((rider, place) => ({ ...rider, ...marks[place] })),
      };
    });
    const marked = {
      ...unmarked,
      ...run,
      startsAt: isoMoment(startsAt),
      endsAt: isoMoment(endsAt),
      isDriven: run.isStarted || folded.some(({ boardedAt }) => boardedAt !== undefined),
      stops,
    };
    // TypeScript does not see that the spread of a rider or stop keeps what its type parameter adds
    return marked as unknown as MarkedTrip<Trip>;
  });
}
