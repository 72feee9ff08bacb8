import type { Plan, PlanOptions, PlanProblem } from './problem.ts';
import { reassignVans } from './search/reassign.ts';
import { search } from './search/search.ts';
import { copyOf } from './search/solution.ts';
import { startFrom } from './search/start.ts';
import { toPlannerNetwork } from './to-network.ts';
import { toPlan } from './to-plan.ts';

const defaultMilliseconds = 5_000;
/** Share of the time spent searching; the rest is for timetables. */
const searchShare = 0.98;

/** Round limit of the search without parties; each party adds some. It ends the search of small problems early. */
const baseRounds = 20_000;
const roundsPerParty = 5_000;

/**
 * Plans trips: serves as many seats as possible, then uses as few vehicles as possible, then minimizes minutes driven
 * plus a tenth of the minutes ridden by each passenger (excluding waits at doors). Starts from the problem's existing
 * trips, and moves a party to another vehicle only if that saves some minutes.
 *
 * Locked trips, parties and minutes stay. If the locked part of a trip breaks a rule, no one is added to the trip and
 * the plan shows what is broken.
 * @returns within `milliseconds` (default five seconds), also when no one can be served
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
    maxRounds: baseRounds + roundsPerParty * network.stops.length,
    onProgress:
      onProgress &&
      (({ share, best }) => {
        const served = network.stops.length - best.absent.length + fixed.flatMap((trip) => trip.parties).length;
        onProgress({ share, vehicles: best.used + fixed.length, unserved: problem.parties.length - served });
      }),
  });
  const best = copyOf(found);
  reassignVans(network, best);
  return toPlan(problem, prepared, new Map(best.routes.flatMap((route) => (route ? [[route.van, route.stops]] : []))));
}
