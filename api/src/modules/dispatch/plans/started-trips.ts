import type { PlanVersion } from '@idavuelta/shared/contracts/staff';
import type { Queryable } from '../../../database/database.ts';
import { readFoldedRuns } from '../trips/read-folded-runs.ts';
import { createRunsRepository } from '../trips/runs.repository.ts';
import type { DraftTrip, TimedTrip } from './calculated-trips.ts';
import { partyFinder } from './parties/parties.ts';
import type { PlanContext } from './plan-context.ts';
import type { PlanKey, StoredPlan, StoredTrip } from './plans.repository.ts';

/** A published trip whose run has started, as a trip of a draft that keeps its times. */
type StartedTrip = TimedTrip & Required<Pick<TimedTrip, 'kept'>>;

/** Returns the published trips whose runs have started, without external vans and without parties that no longer ride. */
export async function readStartedTrips(
  on: Queryable,
  key: PlanKey,
  { published, parties }: { published: StoredPlan | undefined; parties: PlanContext['parties'] },
): Promise<StartedTrip[]> {
  const runs = published ? await createRunsRepository(on).inPlan(key) : [];
  if (runs.length === 0) return [];
  const fold = await readFoldedRuns(on, [key.departureId]);
  const find = partyFinder(parties);
  return runs.flatMap(({ id, number }) => {
    const trip = published?.trips.find((each) => each.number === number);
    const isStarted = trip && fold({ ...key, runId: id, stops: trip.stops.map(({ riders }) => riders) }).isStarted;
    return isStarted ? toStartedTrip(trip, find) : [];
  });
}

function toStartedTrip(
  { vehicleId, driverId, startsAt, endsAt, stops }: StoredTrip,
  find: ReturnType<typeof partyFinder>,
): StartedTrip[] {
  if (vehicleId === null) return [];
  const calls = stops.flatMap(({ riders, at, point }) => {
    const party = find(riders);
    return party ? [{ stop: { party: party.id, ...(point && { pointId: point.id }) }, at: new Date(at) }] : [];
  });
  return [
    {
      vehicleId,
      ...(driverId !== null && { driverId }),
      locked: true,
      stops: calls.map(({ stop }) => stop),
      kept: {
        startsAt: new Date(startsAt),
        endsAt: new Date(endsAt),
        stops: new Map(calls.map(({ stop, at }) => [stop.party, at])),
      },
    },
  ];
}

/** The van, driver and parties of a trip of a draft or version. */
type Driven = Pick<PlanVersion['trips'][number], 'vehicleId' | 'driverId'> & { stops: { party: string }[] };

/** Returns the started trip that a trip goes on with: the same van and driver, and some of its parties. */
const startedOf = ({ vehicleId, driverId, stops }: Driven, started: StartedTrip[]) =>
  started.find(
    (other) =>
      other.vehicleId === vehicleId &&
      other.driverId === driverId &&
      stops.some(({ party }) => other.kept.stops.has(party)),
  );

/** Tells whether all stops are published ones, in their order. */
function isAsPublished({ stops }: DraftTrip, { kept }: StartedTrip) {
  const moments = stops.map(({ party }) => kept.stops.get(party)?.getTime());
  return moments.every((at, index) => at !== undefined && at >= (moments[index - 1] ?? at));
}

/** Locks the trips of started runs; they keep their published times unless a dispatcher gave them other stops. */
export const withStartedLocked = (trips: DraftTrip[], started: StartedTrip[]): TimedTrip[] =>
  trips.map((trip) => {
    const own = startedOf(trip, started);
    return own ? { ...trip, locked: true, ...(isAsPublished(trip, own) && { kept: own.kept }) } : trip;
  });

/** Locks the trips of started runs, and returns as published those that the draft gave away, which no plan may. */
export function withStartedBack(trips: DraftTrip[], started: StartedTrip[]): TimedTrip[] {
  const gone = started.filter((own) => !trips.some((trip) => startedOf(trip, [own])));
  const back = new Set(gone.flatMap(({ stops }) => stops.map(({ party }) => party)));
  const others = trips
    .map((trip) => ({ ...trip, stops: trip.stops.filter(({ party }) => !back.has(party)) }))
    .filter(({ stops }, index) => stops.length > 0 || trips[index]?.stops.length === 0);
  return [...withStartedLocked(others, started), ...gone];
}

/** Marks the trips of a version whose runs have started. */
export const withStartedMarked = (version: PlanVersion, started: StartedTrip[]): PlanVersion => ({
  ...version,
  trips: version.trips.map((trip) => (startedOf(trip, started) ? { ...trip, locked: true, hasStarted: true } : trip)),
});
