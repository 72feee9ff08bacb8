import type { PlanContext } from '../plans/plan-context.ts';
import { timesOf } from '../plans/reckoned-trips.ts';
import type { PlanProblem, TripInput } from './planner/problem.ts';

/** The addresses of a private van, by the first of them that a problem knows. */
type PrivateVans = Map<string, string[]>;

/**
 * A private van calls at up to four addresses, and nobody else rides in it. The planner knows parties of one place: it is
 * given the first address with the seats of all.
 */
export function joinPrivateVans(problem: PlanProblem, { parties }: PlanContext) {
  const located = new Set(problem.parties.map(({ id }) => id));
  const vans: PrivateVans = new Map();
  for (const group of Map.groupBy(
    parties.filter((party) => party.private && located.has(party.id)),
    ({ ticketId }) => ticketId,
  ).values()) {
    const ids = group.map(({ id }) => id);
    if (ids.length > 1) vans.set(ids[0] as string, ids);
  }
  const joined = new Set([...vans.values()].flatMap((ids) => ids.slice(1)));
  const seatsOf = (id: string) => problem.parties.find((party) => party.id === id)?.seats ?? 0;
  const isKept = (id: string) => !joined.has(id);
  const withoutJoined = (trip: TripInput): TripInput => ({
    ...trip,
    parties: trip.parties.filter(isKept),
    ...(trip.lockedParties && { lockedParties: trip.lockedParties.filter(isKept) }),
  });
  return {
    vans,
    problem: {
      ...problem,
      parties: problem.parties
        .filter(({ id }) => isKept(id))
        .map((party) => {
          const ids = vans.get(party.id);
          return ids ? { ...party, seats: ids.reduce((sum, id) => sum + seatsOf(id), 0) } : party;
        }),
      ...(problem.trips && { trips: problem.trips.map(withoutJoined) }),
    },
  };
}

const ordersOf = (ids: string[]): string[][] =>
  ids.length < 2
    ? [ids]
    : ids.flatMap((id) => ordersOf(ids.filter((other) => other !== id)).map((rest) => [id, ...rest]));

/** The addresses of a private van in the order that breaks fewest rules, then drives least. */
export function bestOrder(problem: PlanProblem, vehicle: string, ids: string[], context: PlanContext): string[] {
  const [best] = ordersOf(ids)
    .map((parties) => {
      const { broken, stops, drivenMinutes } = timesOf(problem, { vehicle, parties }, context);
      return { parties, broken: broken.length + stops.flatMap((stop) => stop.broken).length, drivenMinutes };
    })
    .sort((a, b) => a.broken - b.broken || a.drivenMinutes - b.drivenMinutes);
  return best?.parties ?? ids;
}
