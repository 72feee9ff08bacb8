import { calculateTimes } from '../plans/calculated-trips.ts';
import type { PlanContext } from '../plans/plan-context.ts';
import type { PlanProblem, TripInput } from './planner/problem.ts';
import { spacesOf } from './planner/spaces.ts';

/** Party ids of each private van, keyed by the first of them. */
type PrivateVans = Map<string, string[]>;

/**
 * Joins the addresses of a private van, up to four, into one party: the planner handles one place per party, so it gets
 * the first address with all the seats.
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
  const partiesOf = (ids: string[]) => problem.parties.filter(({ id }) => ids.includes(id));
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
          if (!ids) return party;
          const together = partiesOf(ids);
          const spaces = spacesOf(together);
          return {
            ...party,
            seats: together.reduce((sum, { seats }) => sum + seats, 0),
            ...(spaces && { spaces: [...spaces] }),
          };
        }),
      ...(problem.trips && { trips: problem.trips.map(withoutJoined) }),
    },
  };
}

const ordersOf = (ids: string[]): string[][] =>
  ids.length < 2
    ? [ids]
    : ids.flatMap((id) => ordersOf(ids.filter((other) => other !== id)).map((rest) => [id, ...rest]));

/** Sorts the addresses of a private van to break the fewest rules, then to drive the least. */
export function bestOrder(problem: PlanProblem, vehicle: string, ids: string[], context: PlanContext): string[] {
  const [best] = ordersOf(ids)
    .map((parties) => {
      const { broken, stops, drivenMinutes } = calculateTimes(problem, { vehicle, parties }, context);
      return { parties, broken: broken.length + stops.flatMap((stop) => stop.broken).length, drivenMinutes };
    })
    .sort((a, b) => a.broken - b.broken || a.drivenMinutes - b.drivenMinutes);
  return best?.parties ?? ids;
}
