import { type ClaimedTrip, claimTrips } from './locks.ts';
import type { Party, PlanProblem, TripInput, Vehicle } from './problem.ts';
import { moveMinutesOf, riddenWeight } from './promises.ts';
import { createRoute } from './search/routes.ts';
import { type Network, type Stop, toNetwork } from './search/routing-problem.ts';
import { hasRoomFor } from './spaces.ts';
import { stopWindow } from './stop-window.ts';
import { impossibleRule } from './why-unserved.ts';

/** The planner's problem prepared for the search. */
export interface PlannerNetwork {
  network: Network;
  /** Indexed by stop and van of the network. */
  parties: Party[];
  vehicles: Vehicle[];
  /** Trips that the search must not touch. */
  fixed: TripInput[];
  given: ReadonlyMap<number, readonly number[]>;
  /** Locked minutes of parties in trips that the search may extend. */
  lockedTimes: Map<string, TripInput['lockedTimes']>;
}

/**
 * Leaves out fully locked trips and trips whose locked parties break a rule, which take no new passengers, as well as
 * parties that no free vehicle can serve.
 */
export function toPlannerNetwork(problem: PlanProblem): PlannerNetwork {
  const trips = claimTrips(problem);
  const taken = new Set(trips.filter((each) => mustStay(problem, each)).map(({ trip }) => trip.vehicle));
  const fixed = trips
    .filter(({ trip }) => taken.has(trip.vehicle))
    .map(({ trip, locked }) => ({ ...trip, parties: locked }));
  const open = trips.filter(({ trip }) => !taken.has(trip.vehicle));
  const vehicles = problem.vehicles.filter(({ id }) => !taken.has(id));
  const inFixed = new Set(fixed.flatMap((trip) => trip.parties));
  const pinned = new Set(open.flatMap(({ locked }) => locked));
  const parties = problem.parties.filter(
    (party) =>
      !inFixed.has(party.id) &&
      (pinned.has(party.id) ||
        (vehicles.some((vehicle) => hasRoomFor(vehicle, [party])) && !impossibleRule(problem, party))),
  );
  const stopOf = new Map(parties.map(({ id }, stop) => [id, stop]));
  const vanOf = (trip: TripInput) => vehicles.findIndex(({ id }) => id === trip.vehicle);
  return {
    network: toTripNetwork(problem, parties, vehicles, open),
    parties,
    vehicles,
    fixed,
    given: new Map(open.map(({ trip }) => [vanOf(trip), trip.parties.flatMap((id) => stopOf.get(id) ?? [])])),
    lockedTimes: new Map(open.map(({ trip }) => [trip.vehicle, trip.lockedTimes])),
  };
}

function toTripNetwork(problem: PlanProblem, parties: Party[], vehicles: Vehicle[], trips: ClaimedTrip[]) {
  const { direction, rules } = problem;
  const out = direction === 'out';
  const vanOf = new Map(vehicles.map(({ id }, van) => [id, van]));
  const tripOf = new Map(trips.flatMap((each) => each.trip.parties.map((id) => [id, each] as const)));
  const stops = parties.map((party): Stop => {
    const claimed = tripOf.get(party.id);
    const van = claimed && vanOf.get(claimed.trip.vehicle);
    const promise = problem.promised?.[party.id];
    const promisedVan = promise && vanOf.get(promise.vehicle);
    return {
      place: party.place,
      load: party.seats,
      spaces: party.spaces?.some(Boolean) ? party.spaces : undefined,
      service: rules.boarding,
      ...stopWindow(problem, party, claimed?.trip),
      alone: party.private,
      before: promisedVan ?? van,
      pinned: claimed?.locked.includes(party.id) ? van : undefined,
    };
  });
  return toNetwork({
    stops,
    vans: vehicles.map(({ seats, spaces, base }) => ({ capacity: seats, spaces, start: out ? base : rules.venue })),
    minutes: boardingTogether(problem),
    end: out ? rules.venue : undefined,
    endsBy: out ? rules.venueAt : Number.POSITIVE_INFINITY,
    startsFrom: out ? undefined : rules.venueAt,
    ride: { towards: out ? 'end' : 'start', longest: rules.longestRide, weight: riddenWeight },
    moveCost: moveMinutesOf(problem),
  });
}

/** Subtracts the boarding of the next party at the same point: there all board together. */
function boardingTogether({ parties, travel: { minutes }, rules }: PlanProblem) {
  const points = new Set(parties.flatMap(({ point, place }) => (point === undefined ? [] : [place])));
  if (points.size === 0) return minutes;
  return minutes.map((row, from) => (points.has(from) ? row.with(from, -rules.boarding) : row));
}

const mustStay = (problem: PlanProblem, each: ClaimedTrip) =>
  each.trip.locked || !each.ownVehicle || (each.locked.length > 0 && !keepsRules(problem, each));

function keepsRules(problem: PlanProblem, { trip, locked }: ClaimedTrip) {
  const vehicle = problem.vehicles.find(({ id }) => id === trip.vehicle);
  const parties = locked.flatMap((id) => problem.parties.find((party) => party.id === id) ?? []);
  if (!vehicle) return false;
  const alone = { trip: { ...trip, parties: locked }, locked, ownVehicle: true };
  const network = toTripNetwork(problem, parties, [vehicle], [alone]);
  return createRoute(network, 0, [...parties.keys()]) !== undefined;
}
