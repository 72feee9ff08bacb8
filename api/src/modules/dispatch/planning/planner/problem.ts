import type { TravelTimes } from '../../travel-times/table.ts';

/**
 * What the planner is given and what it returns. Times are minutes from any moment that the caller chooses, distances
 * kilometres. Places are rows of the travel times.
 */

/** To the event, or home from it. */
export type Direction = 'out' | 'back';

/** Tickets of one order that are fetched, or brought home, at one place. They ride together. */
export interface Party {
  id: string;
  seats: number;
  place: number;
  /** On the way out, when the van was promised to call. */
  window?: { opensAt: number; closesAt: number };
  /** Nobody else rides in its van. */
  private: boolean;
}

export interface Vehicle {
  id: string;
  seats: number;
  /** Where it stands before its trip; driven to the first stop, and ridden by nobody. */
  base?: number;
}

export interface PlanRules {
  /** Where the event is. */
  venue: number;
  /** On the way out: at the venue by then. On the way back: nobody leaves the venue before. */
  venueAt: number;
  /** Minutes that a passenger may sit in a van. */
  longestRide: number;
  /** Minutes that a van stands at each stop. */
  boarding: number;
}

/** A trip as it is to be kept, or as a dispatcher made it. */
export interface TripInput {
  vehicle: string;
  /** Parties in the order of their stops. */
  parties: string[];
  /** The whole trip stays as it is: vehicle, parties, order. */
  locked?: boolean;
  /** Parties that stay in this trip. */
  lockedParties?: string[];
  /** Parties that stay in this trip at that minute. */
  lockedTimes?: Record<string, number>;
}

export interface PlanProblem {
  direction: Direction;
  parties: Party[];
  vehicles: Vehicle[];
  travel: TravelTimes;
  rules: PlanRules;
  /** Trips that there are already: what is locked in them stays, the rest may move. */
  trips?: TripInput[];
}

export interface PlanOptions {
  /** The same seed and the same number of rounds give the same plan. */
  seed: number;
  /** The search ends after so many milliseconds, */
  milliseconds?: number;
  /** or after so many rounds, whichever is first. */
  rounds?: number;
  onProgress?: (progress: { share: number; vehicles: number; unserved: number }) => void;
}

/** A rule that a trip breaks, or that keeps a party from being served. */
export type Rule = 'capacity' | 'window' | 'arrival' | 'longest-ride' | 'private' | 'no-vehicle' | 'vehicle-twice';

export interface PlannedStop {
  party: string;
  place: number;
  /** When the van calls. */
  at: number;
  /** Passengers in the van after the stop. */
  load: number;
  /** Empty for a stop that keeps every rule. */
  broken: Rule[];
}

export interface PlannedTrip {
  vehicle: string;
  stops: PlannedStop[];
  /** The van leaves its base (out) or the venue (back). */
  startsAt: number;
  /** The van is at the venue (out), or has brought the last one home (back). */
  endsAt: number;
  drivenKilometres: number;
  drivenMinutes: number;
  /** Minutes in the van, of all passengers together. */
  riddenMinutes: number;
  /** Rules that the trip as a whole breaks. */
  broken: Rule[];
}

export interface Plan {
  trips: PlannedTrip[];
  /** Whom no trip can serve, and the rule that forbids it. */
  unserved: { party: string; rule: Rule }[];
}
