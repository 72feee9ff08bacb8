import type { Queryable } from '../../../../database/database.ts';
import { readFoldedRuns } from '../../trips/read-folded-runs.ts';
import { createRunsRepository } from '../../trips/runs.repository.ts';
import { createTripsRepository } from '../../trips/trips.repository.ts';
import type { CalculatedTrip } from '../calculated-trips.ts';
import { partyIdOf } from '../parties/parties.ts';
import type { PlanKey } from '../plans.repository.ts';

/**
 * Returns the indexes of trips that would take from a started run whom it has seen, or all that it has; undefined for a
 * started run that no trip would have any more. Only the rest of a run may move to another driver or van. Locks the
 * runs, so that nobody marks them until the transaction ends.
 */
export async function tripsTakingStarted(
  tx: Queryable,
  key: PlanKey,
  trips: CalculatedTrip[],
): Promise<(number | undefined)[]> {
  const runs = await createRunsRepository(tx).ofPlan(key);
  const fold = await readFoldedRuns(tx, [key.departureId]);
  const taking = new Set<number | undefined>();
  for (const run of runs) {
    const driven = await createTripsRepository(tx).ofRun(run.id);
    if (!driven) continue;
    const folded = fold({ ...key, runId: run.id, stops: driven.stops.map(({ riders }) => riders) });
    if (!folded.isStarted) continue;
    const own = (trip: CalculatedTrip) =>
      (trip.vehicleId ?? null) === run.vehicleId && trip.van === run.van && (trip.driverId ?? null) === run.driverId;
    const seen = new Set<string>();
    const all = new Set(driven.stops.flatMap(({ riders }) => riders.map(partyIdOf)));
    for (const [index, { riders }] of folded.stops.entries())
      for (const [place, { seenBy }] of riders.entries()) {
        const rider = driven.stops[index]?.riders[place];
        if (seenBy === run.id && rider) seen.add(partyIdOf(rider));
      }
    const isKept = trips.some((trip) => own(trip) && carries(trip, all));
    for (const [index, trip] of trips.entries())
      if (!own(trip) && carries(trip, isKept ? seen : all)) taking.add(index);
    if (!isKept && !trips.some((trip) => carries(trip, all))) taking.add(undefined);
  }
  return [...taking];
}

const carries = ({ stops }: CalculatedTrip, riders: Set<string>) =>
  stops.some((stop) => stop.riders.some((rider) => riders.has(partyIdOf(rider))));
