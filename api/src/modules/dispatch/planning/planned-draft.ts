import { type CalculatedTrip, type DraftTrip, type TimedTrip, toTripInput } from '../plans/calculated-trips.ts';
import { partyIdOf } from '../plans/parties/parties.ts';
import type { PlanContext } from '../plans/plan-context.ts';
import type { DeparturePlan } from '../plans/plan-problem.ts';
import type { Unserved } from '../plans/plans.repository.ts';
import type { Plan, PlanOptions, PlanProblem } from './planner/problem.ts';
import { bestOrder, joinPrivateVans } from './private-vans.ts';

/** Plans trips outside the main thread. */
export type MakePlan = (problem: PlanProblem, options: PlanOptions) => Promise<Plan>;

/** Returns the locked parts of the trips, from which replanning starts. */
export const onlyLocked = (trips: DraftTrip[]): DraftTrip[] =>
  trips
    .map((trip) => (trip.locked ? trip : { ...trip, stops: trip.stops.filter(({ lock }) => lock) }))
    .filter(({ locked, stops }) => locked || stops.length > 0);

/** Plans a departure starting from existing trips. Locks stay, and a driver stays with the vehicle. */
export async function planDraft(
  context: PlanContext,
  plan: DeparturePlan,
  trips: DraftTrip[],
  { makePlan, ...options }: PlanOptions & { makePlan: MakePlan },
): Promise<{ trips: TimedTrip[]; unserved: Unserved }> {
  const { problem, vans } = joinPrivateVans(
    { ...plan.problem, trips: trips.map((trip) => toTripInput(trip, plan)) },
    context,
  );
  const { trips: planned, unserved } = await makePlan(problem, options);
  const before = new Map(trips.map((trip) => [String(trip.vehicleId), trip]));
  return {
    trips: planned.map((timed): TimedTrip => {
      const { vehicle, stops } = timed;
      const earlier = before.get(vehicle);
      // the planner treats a private van's addresses as one stop, so its times do not apply to several
      const isAsTimed = (count: number) => count === stops.length && !stops.some(({ party }) => vans.has(party));
      if (earlier?.locked) return { ...earlier, ...(isAsTimed(earlier.stops.length) && { times: timed }) };
      const ids = stops.flatMap(({ party }) =>
        vans.has(party) ? bestOrder(plan.problem, vehicle, vans.get(party) as string[], context) : [party],
      );
      return {
        vehicleId: Number(vehicle),
        ...(earlier?.driverId !== undefined && { driverId: earlier.driverId }),
        locked: false,
        stops: ids.map((party) => earlier?.stops.find((stop) => stop.party === party && stop.lock) ?? { party }),
        ...(isAsTimed(ids.length) && { times: timed }),
      };
    }),
    unserved: unserved.flatMap(({ party, rule }) => (vans.get(party) ?? [party]).map((id) => ({ party: id, rule }))),
  };
}

/** Returns the parties whose vehicle or minute changed. */
export function movedBetween(before: CalculatedTrip[], after: CalculatedTrip[]): string[] {
  const ridesIn = (trips: CalculatedTrip[]) =>
    new Map(
      trips.flatMap(({ vehicleId, stops }) =>
        stops.map(({ riders: [rider], at }) => [rider ? partyIdOf(rider) : '', `${vehicleId} ${at.getTime()}`]),
      ),
    );
  const rode = ridesIn(before);
  return [...ridesIn(after)].flatMap(([party, ride]) => (rode.has(party) && rode.get(party) !== ride ? [party] : []));
}
