import type { Party, PlannedTrip, PlanProblem, TripInput } from '../problem.ts';
import { movedPromises, moveMinutesOf, riddenWeight } from '../promises.ts';
import { timetable } from '../timetable.ts';

/** Five minutes walked by a passenger weigh as much as one driven. */
const walkedWeight = 0.2;

/** Cost in minutes of a point that one party uses alone. It outweighs any saving: only a door out of reach justifies it. */
const lonelyMinutes = 1000;

/** Minutes that a move must save, so that rounding errors do not move anyone. */
const leastSaving = 1e-6;

interface Rated {
  trip: TripInput;
  broken: number;
  /** Minutes driven and stopped and, weighted, ridden and walked, and those that moved promises and lonely walks weigh. */
  cost: number;
}

/** Returns the minutes driven and stopped and, weighted, ridden and walked. */
export function weighMinutes({ parties, rules }: PlanProblem, { stops, drivenMinutes, riddenMinutes }: PlannedTrip) {
  const walked = stops.reduce((sum, { party: id, point }) => {
    const party = parties.find((each) => each.id === id);
    return sum + (party?.seats ?? 0) * (party?.points?.find((each) => each.id === point)?.walk ?? 0);
  }, 0);
  const calls = stops.filter(({ point }, index) => point === undefined || point !== stops[index - 1]?.point).length;
  return drivenMinutes + rules.boarding * calls + riddenWeight * riddenMinutes + walkedWeight * walked;
}

function rateTrip(problem: PlanProblem, trip: TripInput, locked: ReadonlySet<string>): Rated {
  const times = timetable(problem, trip);
  const broken = times.broken.length + times.stops.flatMap((stop) => stop.broken).length;
  const moved = moveMinutesOf(problem) * movedPromises(problem, { trips: [times] });
  const lonely = Object.keys(trip.points ?? {}).length - Object.keys(withoutLonely(trip, locked).points ?? {}).length;
  return { trip, broken, cost: weighMinutes(problem, times) + moved + lonelyMinutes * lonely };
}

/**
 * Moves parties of a trip to points and back to their doors as long as that saves minutes. Parties at a point are called
 * at one after the other.
 * @param locked parties that stay where they wait
 */
export function joinAtPoints(problem: PlanProblem, trip: TripInput, locked: ReadonlySet<string>): TripInput {
  const parties = trip.parties.flatMap((id) => problem.parties.find((party) => party.id === id) ?? []);
  const promised = Object.entries(problem.promised ?? {}).filter(([id]) => trip.parties.includes(id));
  const own = { ...problem, parties, trips: [], promised: Object.fromEntries(promised) };
  let best = rateTrip(own, trip, locked);
  for (;;) {
    const found = changesOf(best.trip, parties, locked)
      .map((changed) => rateTrip(own, changed, locked))
      .reduce((one, other) => (isBetter(other, one) ? other : one), best);
    if (found === best) return best.trip;
    best = found;
  }
}

const isBetter = (one: Rated, other: Rated) =>
  one.broken - other.broken < 0 || (one.broken === other.broken && one.cost < other.cost - leastSaving);

/** Returns the trips in which another group of parties waits at one of the points, wherever the van may call there. */
function changesOf(trip: TripInput, parties: Party[], locked: ReadonlySet<string>): TripInput[] {
  const mayMove = parties.filter(({ id }) => !locked.has(id));
  const points = new Set(mayMove.flatMap((party) => party.points?.map(({ id }) => id) ?? []));
  return [...points].flatMap((point) => {
    const inReach = trip.parties.filter((id) =>
      mayMove.some((party) => party.id === id && party.points?.some((each) => each.id === point)),
    );
    const now = inReach.filter((id) => trip.points?.[id] === point);
    const stay = trip.parties.filter((id) => locked.has(id) && trip.points?.[id] === point);
    return groupsOf(inReach, now)
      .filter((group) => String(group) !== String(now))
      .flatMap((group) => callsOf(trip, { point, group, stay, inReach }, locked));
  });
}

/** Returns neighbours in the trip's order, and the present group with one party more or less. */
function groupsOf(inReach: string[], now: string[]): string[][] {
  const runs = inReach.flatMap((_, from) =>
    inReach.slice(from).map((__, count) => inReach.slice(from, from + count + 1)),
  );
  const changed = inReach.map((id) =>
    now.includes(id)
      ? now.filter((other) => other !== id)
      : inReach.filter((other) => other === id || now.includes(other)),
  );
  return [[], ...runs, ...changed];
}

interface Group {
  point: string;
  /** Parties that walk there. */
  group: string[];
  /** Parties that are locked there. */
  stay: string[];
  inReach: string[];
}

/** Returns the trip with the group at the point, called at where the first or the last of them was. */
function callsOf(trip: TripInput, { point, group, stay, inReach }: Group, locked: ReadonlySet<string>): TripInput[] {
  const others = Object.entries(trip.points ?? {}).filter(([id, at]) => at !== point || !inReach.includes(id));
  const points = { ...Object.fromEntries(others), ...Object.fromEntries(group.map((id) => [id, point])) };
  const together = [...stay, ...group];
  const rest = trip.parties.filter((id) => !together.includes(id));
  const before = (id: string) => rest.filter((other) => trip.parties.indexOf(other) < trip.parties.indexOf(id)).length;
  const places = together.map(before);
  if (places.length === 0) return [withoutLonely({ ...trip, points }, locked)];
  return [...new Set([Math.min(...places), Math.max(...places)])].map((place) =>
    withoutLonely({ ...trip, points, parties: rest.toSpliced(place, 0, ...together) }, locked),
  );
}

/** Sends whoever would be alone at a point back to the door. */
function withoutLonely(trip: TripInput, locked: ReadonlySet<string>): TripInput {
  const waiting = Object.entries(trip.points ?? {}).filter(([id]) => trip.parties.includes(id));
  const count = (point: string) => waiting.filter(([, other]) => other === point).length;
  return { ...trip, points: Object.fromEntries(waiting.filter(([id, at]) => locked.has(id) || count(at) > 1)) };
}
