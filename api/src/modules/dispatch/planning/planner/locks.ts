import type { PlanProblem, TripInput } from './problem.ts';

/** A trip reduced to parties that still travel and belong to no other trip. */
export interface ClaimedTrip {
  trip: TripInput;
  /** Locked parties in stop order. */
  locked: string[];
  /** The vehicle exists and is not used by an earlier trip. */
  ownVehicle: boolean;
}

/**
 * Assigns each party and each vehicle to a single trip, trips with locks first so that no lock is lost. A locked trip
 * without parties keeps its vehicle and takes no new passengers.
 */
export function claimTrips({ parties, vehicles, trips = [] }: PlanProblem): ClaimedTrip[] {
  const unclaimed = new Set(parties.map(({ id }) => id));
  const free = new Set(vehicles.map(({ id }) => id));
  const withLocks = trips.map((trip) => ({
    trip,
    locked: trip.parties.filter((id) => isLocked(trip, id) && unclaimed.delete(id)),
  }));
  return withLocks
    .toSorted((a, b) => Number(hasLocks(b)) - Number(hasLocks(a)))
    .map(({ trip, locked }) => {
      const ownVehicle = free.delete(trip.vehicle);
      const stays = trip.parties.filter((id) => locked.includes(id) || (ownVehicle && unclaimed.delete(id)));
      return { trip: { ...trip, parties: stays }, locked, ownVehicle };
    })
    .filter(({ trip }) => trip.parties.length || trip.locked);
}

const hasLocks = ({ trip, locked }: Pick<ClaimedTrip, 'trip' | 'locked'>) => trip.locked || locked.length > 0;

export const isLocked = ({ locked, lockedParties, lockedTimes }: TripInput, id: string) =>
  Boolean(locked || lockedParties?.includes(id) || lockedTimes?.[id] !== undefined);
