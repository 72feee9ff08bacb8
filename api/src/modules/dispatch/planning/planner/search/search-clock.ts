export interface SearchLimits {
  milliseconds?: number;
  /** Fixed number of rounds: makes the search reproducible, given enough milliseconds. */
  rounds?: number;
  /** Maximum rounds of a search without `rounds`, after which improvements are unlikely. */
  maxRounds?: number;
}

export interface Clock {
  /** Returns the completed share of the search, 0 to 1. */
  share: () => number;
  isOver: () => boolean;
  count: () => void;
  /** True a hundred times per search. */
  isReportDue: () => boolean;
}

/** Number of rounds between two readings of the clock. */
const every = 8;

export function createClock({ milliseconds, rounds, maxRounds }: SearchLimits): Clock {
  const begun = performance.now();
  const roundLimit = rounds ?? maxRounds ?? Number.POSITIVE_INFINITY;
  const timeLimit = Math.max(1, milliseconds ?? Number.POSITIVE_INFINITY);
  let done = 0;
  let timeShare = 0;
  let reports = 0;
  const share = () => Math.min(1, rounds === undefined ? Math.max(timeShare, done / roundLimit) : done / roundLimit);
  return {
    share,
    isOver: () => done >= roundLimit || timeShare >= 1,
    count: () => {
      done++;
      if (done % every === 0) timeShare = (performance.now() - begun) / timeLimit;
    },
    isReportDue: () => {
      if (share() * 100 < reports) return false;
      reports = Math.floor(share() * 100) + 1;
      return true;
    },
  };
}
