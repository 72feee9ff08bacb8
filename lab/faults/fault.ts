import type { Site } from './site.ts';

/** The outcome of one fault. */
export interface Seen {
  /** What visitors saw, in short. */
  saw: string;
  /** The longest wait of a visitor, in milliseconds. */
  longestMs?: number;
  /** Orders that were acknowledged and are missing, or exist twice. */
  lost: string[];
  /** From the end of the fault until everything went as usual. */
  healedMs?: number;
  /** Rules that did not hold. */
  broken: string[];
}

export interface Context {
  site: Site;
  /** A number from 0 to 1, which the seed decides. */
  random: () => number;
  /** Each fault lasts as short as it can. */
  short: boolean;
}

/** A bad day: it leaves the site as it found it. */
export interface Fault {
  name: string;
  what: string;
  rehearse(context: Context): Promise<Seen>;
}
