export interface SearchLimits {
  milliseconds?: number;
  /** With it, and enough milliseconds, the search is the same wherever it runs. */
  rounds?: number;
  /** Rounds after which a search without `rounds` has nothing more to find. */
  mostRounds?: number;
}

export interface Clock {
  /** How much of the search is over: from 0 to 1. */
  share: () => number;
  isOver: () => boolean;
  /** One round more. */
  count: () => void;
  /** True a hundred times in a search. */
  isReportDue: () => boolean;
}

/** The time is looked at after so many rounds. */
const every = 8;

export function createClock({ milliseconds, rounds, mostRounds }: SearchLimits): Clock {
  const begun = performance.now();
  const most = rounds ?? mostRounds ?? Number.POSITIVE_INFINITY;
  const longest = Math.max(1, milliseconds ?? Number.POSITIVE_INFINITY);
  let done = 0;
  let timeShare = 0;
  let reports = 0;
  const share = () => Math.min(1, rounds === undefined ? Math.max(timeShare, done / most) : done / most);
  return {
    share,
    isOver: () => done >= most || timeShare >= 1,
    count: () => {
      done++;
      if (done % every === 0) timeShare = (performance.now() - begun) / longest;
    },
    isReportDue: () => {
      if (share() * 100 < reports) return false;
      reports = Math.floor(share() * 100) + 1;
      return true;
    },
  };
}
