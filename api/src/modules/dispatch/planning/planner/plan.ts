import { planOf } from './plan-of.ts';
import type { Plan, PlanOptions, PlanProblem } from './problem.ts';
import { reassignVans } from './search/reassign.ts';
import { search } from './search/search.ts';
import { copyOf } from './search/solution.ts';
import { startFrom } from './search/start.ts';
import { toPlannerNetwork } from './to-network.ts';

const defaultMilliseconds = 5_000;
/** Of the time, what the search leaves for timetables. */
const searchShare = 0.98;

/** A small problem is over before its time is: this many rounds, and as many more for each party. */
const roundsAtLeast = 20_000;
const roundsPerParty = 5_000;

/**
 * Plans trips: serves as many seats as it can, with as few vehicles as it can, then for as few minutes as it can: those
 * driven, and a tenth of those ridden by each passenger (without those that a van waits at a door). Trips of the problem
 * are where it starts from, and a party changes its vehicle only where that saves some minutes.
 *
 * Locked trips, parties and minutes stay. Where what is locked in a trip breaks a rule, nobody is added to that trip,
 * and the plan shows what breaks.
 * @returns within `milliseconds` (five seconds unless given), also when nobody can be served
 */
export function plan(problem: PlanProblem, { seed, milliseconds, rounds, onProgress }: PlanOptions): Plan {
  const begun = performance.now();
  const prepared = toPlannerNetwork(problem);
  const { network, given, fixed } = prepared;
  const limit = milliseconds ?? (rounds === undefined ? defaultMilliseconds : undefined);
  const found = search(network, startFrom(network, given), {
    seed,
    milliseconds: limit === undefined ? undefined : limit * searchShare - (performance.now() - begun),
    rounds,
    mostRounds: roundsAtLeast + roundsPerParty * network.stops.length,
    onProgress:
      onProgress &&
      (({ share, best }) => {
        const served = network.stops.length - best.absent.length + fixed.flatMap((trip) => trip.parties).length;
        onProgress({ share, vehicles: best.used + fixed.length, unserved: problem.parties.length - served });
      }),
  });
  const best = copyOf(found);
  reassignVans(network, best);
  return planOf(problem, prepared, new Map(best.routes.flatMap((route) => (route ? [[route.van, route.stops]] : []))));
}
