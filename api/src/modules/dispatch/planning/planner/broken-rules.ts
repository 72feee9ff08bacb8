import type { CallTimes } from './call-times.ts';
import type { Party, PlanProblem, Rule, TripInput } from './problem.ts';
import { tolerance } from './search/routes.ts';
import { hasRoomFor } from './spaces.ts';

export function brokenAtStop(
  { direction, rules }: PlanProblem,
  { party, call, aboard, seats }: { party: Party; call: number; aboard: number; seats: number },
  times: CallTimes,
  trip: TripInput,
): Rule[] {
  const ride = direction === 'out' ? times.endsAt - call : call - times.startsAt;
  const locked = trip.lockedTimes?.[party.id];
  const promised = direction === 'out' ? party.window : undefined;
  const offWindow = promised && (call < promised.opensAt - tolerance || call > promised.closesAt + tolerance);
  const offLock = locked !== undefined && Math.abs(call - locked) > tolerance;
  return pickBroken([
    ['capacity', aboard > seats],
    ['window', Boolean(offWindow || offLock)],
    ['longest-ride', ride > rules.longestRide + tolerance],
  ]);
}

export function brokenByTrip(problem: PlanProblem, trip: TripInput, parties: Party[], times: CallTimes): Rule[] {
  const vehicle = problem.vehicles.find(({ id }) => id === trip.vehicle);
  const trips = problem.trips?.filter(({ vehicle: id }) => id === trip.vehicle).length ?? 0;
  return pickBroken([
    ['capacity', vehicle !== undefined && !hasRoomFor(vehicle, parties)],
    ['arrival', problem.direction === 'out' && times.endsAt > problem.rules.venueAt + tolerance],
    ['private', parties.length > 1 && parties.some((party) => party.private)],
    ['no-vehicle', !vehicle],
    ['vehicle-twice', trips > 1],
  ]);
}

const pickBroken = (rules: [Rule, boolean][]) => rules.flatMap(([rule, broken]) => (broken ? [rule] : []));
