import type { Site } from './site.ts';

/** The outcome of one fault. */
export interface Seen {
  /** What visitors saw, in brief. */
  saw: string;
  /** The longest wait of a visitor, in milliseconds. */
  longestMs?: number;
  /** Acknowledged orders that are missing or duplicated. */
  lost: string[];
  /** From the end of the fault until normal operation. */
  healedMs?: number;
  /** Invariants that were violated. */
  broken: string[];
}

export interface Context {
  site: Site;
  /** Random number from 0 to 1, determined by the seed. */
  random: () => number;
  /** Keeps each fault as short as possible. */
  short: boolean;
}

/** An incident; it leaves the site as it found it. */
export interface Fault {
  name: string;
  what: string;
  rehearse(context: Context): Promise<Seen>;
}
