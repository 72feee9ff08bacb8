import { type CalculatedTrip, type DraftTrip, type TimedTrip, toTripInput } from '../plans/calculated-trips.ts';
import { partyIdOf } from '../plans/parties/parties.ts';
import type { PlanContext } from '../plans/plan-context.ts';
import type { DeparturePlan } from '../plans/plan-problem.ts';
import type { Unserved } from '../plans/plans.repository.ts';
import { planWithPoints } from './planner/points/plan-with-points.ts';
import type { Plan, PlanOptions, PlanProblem } from './planner/problem.ts';
import { bestOrder, joinPrivateVans } from './private-vans.ts';

/** Plans trips outside the main thread. */
export type MakePlan = (problem: PlanProblem, options: PlanOptions) => Promise<Plan>;

/** Returns the locked parts of the trips, from which replanning starts. */
export const onlyLocked = <T extends DraftTrip>(trips: T[]): T[] =>
  trips
    .map((trip) => (trip.locked ? trip : { ...trip, stops: trip.stops.filter(({ lock }) => lock) }))
    .filter(({ locked, stops }) => locked || stops.length > 0);

/** Plans a departure starting from existing trips. Locks stay, and a driver stays with the vehicle. */
export async function planDraft(
  context: PlanContext,
  plan: DeparturePlan,
  trips: TimedTrip[],
  { makePlan, ...options }: PlanOptions & { makePlan: MakePlan },
): Promise<{ trips: TimedTrip[]; unserved: Unserved }> {
  // the planner gives each van one trip: the trips of a van that drives several stay as they are
  const driven = trips.filter(({ stops }) => stops.length > 0);
  const rounds = driven.filter((trip) => driven.some((other) => other !== trip && other.vehicleId === trip.vehicleId));
  const inRounds = new Set(rounds.flatMap(({ stops }) => stops.map(({ party }) => party)));
  const vansInRounds = new Set(rounds.map(({ vehicleId }) => String(vehicleId)));
  const { problem, vans } = joinPrivateVans(
    {
      ...plan.problem,
      parties: plan.problem.parties.filter(({ id }) => !inRounds.has(id)),
      vehicles: plan.problem.vehicles.filter(({ id }) => !vansInRounds.has(id)),
      trips: trips.filter((trip) => !rounds.includes(trip)).map((trip) => toTripInput(trip, plan)),
    },
    context,
  );
  const { trips: planned, unserved } = await planWithPoints(problem, options, makePlan);
  const before = new Map(trips.map((trip) => [String(trip.vehicleId), trip]));
  return {
    trips: [
      ...rounds,
      ...planned.map((timed): TimedTrip => {
        const { vehicle, stops } = timed;
        const earlier = before.get(vehicle);
        // the planner treats a private van's addresses as one stop, so its times do not apply to several
        const isAsTimed = (count: number) => count === stops.length && !stops.some(({ party }) => vans.has(party));
        if (earlier?.locked) return { ...earlier, ...(isAsTimed(earlier.stops.length) && { times: timed }) };
        const points = new Map(stops.map(({ party, point }) => [party, point && { pointId: Number(point) }]));
        const ids = stops.flatMap(({ party }) =>
          vans.has(party) ? bestOrder(plan.problem, vehicle, vans.get(party) as string[], context) : [party],
        );
        return {
          vehicleId: Number(vehicle),
          ...(earlier?.driverId !== undefined && { driverId: earlier.driverId }),
          locked: false,
          stops: ids.map(
            (party) =>
              earlier?.stops.find((stop) => stop.party === party && stop.lock) ?? { party, ...points.get(party) },
          ),
          ...(isAsTimed(ids.length) && { times: timed }),
        };
      }),
    ],
    unserved: unserved.flatMap(({ party, rule }) => (vans.get(party) ?? [party]).map((id) => ({ party: id, rule }))),
  };
}

/** Returns the parties whose vehicle, minute or point changed. */
export function movedBetween(before: CalculatedTrip[], after: CalculatedTrip[]): string[] {
  const ridesIn = (trips: CalculatedTrip[]) =>
    new Map(
      trips.flatMap(({ vehicleId, stops }) =>
        stops.map(({ riders: [rider], at, point }) => [
          rider ? partyIdOf(rider) : '',
          `${vehicleId} ${at.getTime()} ${point?.id ?? ''}`,
        ]),
      ),
    );
  const rode = ridesIn(before);
  return [...ridesIn(after)].flatMap(([party, ride]) => (rode.has(party) && rode.get(party) !== ride ? [party] : []));
}
