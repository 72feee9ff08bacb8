import type { TravelTimes } from '../../travel-times/table.ts';

/**
 * Input and output of the planner. Times are minutes from an origin that the caller chooses, distances are kilometres.
 * Places are row indexes of the travel times.
 */

export type Direction = 'out' | 'back';

/** Tickets of one order picked up or dropped off at the same place. They travel together. */
export interface Party {
  id: string;
  seats: number;
  /** What it needs beside seats, by kind; the kinds are the caller's. */
  spaces?: number[];
  place: number;
  /** On the way out, the promised pick-up window. */
  window?: { opensAt: number; closesAt: number };
  /** Shares its van with no one. */
  private: boolean;
  /** Shared points to which it may walk, with the minutes of the walk. */
  points?: { id: string; place: number; walk: number }[];
  /** The point where it waits; then `place` is the place of the point. */
  point?: string;
}

export interface Vehicle {
  id: string;
  seats: number;
  /** What it has beside seats, by kind; none when absent. */
  spaces?: number[];
  /** Location before the trip: the van drives from here to its first stop without passengers. */
  base?: number;
}

export interface PlanRules {
  /** Place of the event. */
  venue: number;
  /** Latest arrival at the venue (out), or earliest departure from it (back). */
  venueAt: number;
  /** Maximum minutes a passenger may spend in a van. */
  longestRide: number;
  /** Minutes a van spends at each stop. */
  boarding: number;
  /** Minutes of driving that must be saved to move a party to another van or minute. */
  moveMinutes?: number;
}

/** An existing trip, planned earlier or made by a dispatcher. */
export interface TripInput {
  vehicle: string;
  /** Parties in stop order. */
  parties: string[];
  /** The whole trip is fixed: vehicle, parties and order. */
  locked?: boolean;
  /** Parties that must stay in this trip. */
  lockedParties?: string[];
  /** Parties that must stay in this trip at the given minute. */
  lockedTimes?: Record<string, number>;
  /** Point where a party waits, by party; the others wait at their own place. */
  points?: Record<string, string>;
}

export interface PlanProblem {
  direction: Direction;
  parties: Party[];
  vehicles: Vehicle[];
  travel: TravelTimes;
  rules: PlanRules;
  /** Existing trips: their locked parts stay, the rest may move. */
  trips?: TripInput[];
  /**
   * Vehicle, minute and point that parties were told; among plans of equal service the one that moves fewest is chosen.
   */
  promised?: Record<string, { vehicle: string; at: number; point?: string }>;
}

export interface PlanOptions {
  /** The same seed and number of rounds give the same plan. */
  seed: number;
  /** Time limit of the search. */
  milliseconds?: number;
  /** Round limit of the search; the first limit reached applies. */
  rounds?: number;
  onProgress?: (progress: { share: number; vehicles: number; unserved: number }) => void;
}

/** A rule that a trip breaks, or that keeps a party from being served. */
export type Rule = 'capacity' | 'window' | 'arrival' | 'longest-ride' | 'private' | 'no-vehicle' | 'vehicle-twice';

export interface PlannedStop {
  party: string;
  place: number;
  /** The point where the party waits, if it is not at its own place. */
  point?: string;
  /** Time of the call. */
  at: number;
  /** Passengers on board after the stop. */
  load: number;
  /** Empty when the stop breaks no rule. */
  broken: Rule[];
}

export interface PlannedTrip {
  vehicle: string;
  stops: PlannedStop[];
  /** Departure from the base (out) or the venue (back). */
  startsAt: number;
  /** Arrival at the venue (out), or the last drop-off (back). */
  endsAt: number;
  drivenKilometres: number;
  drivenMinutes: number;
  /** Total minutes in the van over all passengers. */
  riddenMinutes: number;
  /** Rules broken by the trip as a whole. */
  broken: Rule[];
}

export interface Plan {
  trips: PlannedTrip[];
  /** Parties that no trip can serve, and the rule that prevents it. */
  unserved: { party: string; rule: Rule }[];
}
