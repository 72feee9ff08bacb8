import type { Site } from './site.ts';

/** What became of one bad day. */
export interface Seen {
  /** What visitors saw, in a few words. */
  saw: string;
  /** The longest wait of a visitor, in milliseconds. */
  longestMs?: number;
  /** What was acknowledged and is not there, or is there twice. */
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
