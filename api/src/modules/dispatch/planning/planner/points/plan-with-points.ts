import { setImmediate } from 'node:timers/promises';
import { assemblePlan } from '../assemble.ts';
import type { Plan, PlanOptions, PlanProblem, TripInput } from '../problem.ts';
import { movedPromises, moveMinutesOf } from '../promises.ts';
import { joinAtPoints, weighMinutes } from './join-at-points.ts';
import { lockedParties, type Placement, placedAsGiven, placedTogether } from './placements.ts';
import { waitAt } from './wait-at.ts';

type MakePlan = (problem: PlanProblem, options: PlanOptions) => Promise<Plan>;

/**
 * Plans trips that may call at shared points instead of doors. Plans twice, with the parties where they wait now and
 * joined at the most popular points, then improves the calls of each trip; the better plan counts. Without points in
 * reach of anybody it is the plan that `makePlan` makes.
 */
export async function planWithPoints(problem: PlanProblem, options: PlanOptions, makePlan: MakePlan): Promise<Plan> {
  if (!problem.parties.some(({ points }) => points?.length)) return makePlan(problem, options);
  const plans = [];
  for (const [index, placement] of [placedAsGiven(problem), placedTogether(problem)].entries()) {
    const { milliseconds, onProgress } = options;
    const planned = await makePlan(waitAt(problem, placement), {
      ...options,
      ...(milliseconds !== undefined && { milliseconds: milliseconds / 2 }),
      ...(onProgress && {
        onProgress: ({ share, ...progress }) => onProgress({ ...progress, share: (index + share) / 2 }),
      }),
    });
    plans.push(await improve(problem, planned, placement));
  }
  const [first, second] = plans as [Improved, Improved];
  const difference = second.absent - first.absent || second.vans - first.vans || second.cost - first.cost;
  return (difference < 0 ? second : first).plan;
}

interface Improved {
  plan: Plan;
  /** Seats without a trip. */
  absent: number;
  vans: number;
  cost: number;
}

/** Improves where the trips of a plan call. */
async function improve(problem: PlanProblem, planned: Plan, placement: Placement): Promise<Improved> {
  const locked = lockedParties(problem);
  const trips: TripInput[] = [];
  for (const { vehicle, stops } of planned.trips) {
    const parties = stops.map(({ party }) => party);
    const given = problem.trips?.find((trip) => trip.vehicle === vehicle);
    const points = Object.fromEntries(Object.entries(placement).filter(([party]) => parties.includes(party)));
    const trip = { ...given, vehicle, parties, points };
    trips.push(given?.locked ? trip : joinAtPoints(problem, trip, locked));
    await setImmediate(); // other requests are answered meanwhile
  }
  const plan = assemblePlan(problem, trips);
  const moved = moveMinutesOf(problem) * movedPromises(problem, plan);
  const isAbsent = (id: string) => plan.unserved.some(({ party }) => party === id);
  return {
    plan,
    absent: problem.parties.filter(({ id }) => isAbsent(id)).reduce((sum, { seats }) => sum + seats, 0),
    vans: trips.length,
    cost: plan.trips.reduce((sum, trip) => sum + weighMinutes(problem, trip), moved),
  };
}
