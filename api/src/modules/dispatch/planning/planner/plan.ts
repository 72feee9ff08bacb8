import type { Plan, PlanOptions, PlanProblem } from './problem.ts';
import { movedPromises, moveMinutesOf, riddenWeight } from './promises.ts';
import { reassignVans } from './search/reassign.ts';
import type { Network } from './search/routing-problem.ts';
import { search } from './search/search.ts';
import { copyOf, type Solution } from './search/solution.ts';
import { startFrom } from './search/start.ts';
import { type PlannerNetwork, toPlannerNetwork } from './to-network.ts';
import { toPlan } from './to-plan.ts';

const defaultMilliseconds = 5_000;
/** Share of the time spent searching; the rest is for timetables. */
const searchShare = 0.98;

/** Share of the time, and factor of the weight of a move, of the search that holds on to promises. */
const holdingShare = 0.35;
const holdingFactor = 6;

/** Round limit of the search without parties; each party adds some. It ends the search of small problems early. */
const baseRounds = 20_000;
const roundsPerParty = 5_000;

/**
 * Plans trips: serves as many seats as possible, then uses as few vehicles as possible, then minimizes minutes driven
 * plus a tenth of the minutes ridden by each passenger (excluding waits at doors). Starts from the problem's existing
 * trips, and moves a party to another vehicle only if that saves some minutes. Among plans that serve as many with as few
 * vehicles, chooses the one whose minutes and moved promises weigh least.
 *
 * Locked trips, parties and minutes stay. If the locked part of a trip breaks a rule, no one is added to the trip and
 * the plan shows what is broken.
 * @returns within `milliseconds` (default five seconds), also when no one can be served
 */
export function plan(problem: PlanProblem, { seed, milliseconds, rounds, onProgress }: PlanOptions): Plan {
  const begun = performance.now();
  const prepared = toPlannerNetwork(problem);
  const limit = milliseconds ?? (rounds === undefined ? defaultMilliseconds : undefined);
  const left = () => limit && limit * searchShare - (performance.now() - begun);
  const searchOf = (network: Network, { share, from, until }: { share: number; from: number; until: number }) => {
    const found = search(network, startFrom(network, prepared.given), {
      seed,
      milliseconds: limit === undefined ? undefined : (left() ?? 0) * share,
      rounds,
      maxRounds: baseRounds + roundsPerParty * network.stops.length,
      onProgress:
        onProgress &&
        (({ share: done, best }) => {
          const served =
            network.stops.length - best.absent.length + prepared.fixed.flatMap((trip) => trip.parties).length;
          onProgress({
            share: from + done * (until - from),
            vehicles: best.used + prepared.fixed.length,
            unserved: problem.parties.length - served,
          });
        }),
    });
    const best = copyOf(found);
    reassignVans(network, best);
    return toCandidate(problem, prepared, best);
  };
  const { network } = prepared;
  const hasPromises = network.stops.some(({ before }) => before !== undefined) && problem.promised !== undefined;
  if (!hasPromises) return searchOf(network, { share: 1, from: 0, until: 1 }).plan;
  // a search that holds on to the promises, beside the one that weighs them
  const candidates = [
    searchOf(
      { ...network, moveCost: network.moveCost * holdingFactor },
      { share: holdingShare, from: 0, until: holdingShare },
    ),
    searchOf(network, { share: 1, from: holdingShare, until: 1 }),
  ];
  return candidates.reduce((best, other) => (isBetter(other, best) ? other : best)).plan;
}

interface Candidate {
  plan: Plan;
  /** Seats without a trip. */
  absent: number;
  vans: number;
  /** Minutes driven and, weighted, ridden, and those that moved promises weigh. */
  cost: number;
}

function toCandidate(problem: PlanProblem, prepared: PlannerNetwork, { routes, absent, used }: Solution): Candidate {
  const orders = new Map(routes.flatMap((route) => (route ? [[route.van, route.stops]] : [])));
  const plan = toPlan(problem, prepared, orders);
  const minutes = plan.trips.reduce((sum, trip) => sum + trip.drivenMinutes + riddenWeight * trip.riddenMinutes, 0);
  return {
    plan,
    absent: absent.reduce((sum, stop) => sum + (prepared.network.stops[stop]?.load ?? 0), 0),
    vans: used,
    cost: minutes + moveMinutesOf(problem) * movedPromises(problem, plan),
  };
}

const isBetter = (one: Candidate, other: Candidate) =>
  (one.absent - other.absent || one.vans - other.vans || one.cost - other.cost) < 0;
