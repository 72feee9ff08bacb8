/** Milliseconds without a response after which the next candidate is tried in parallel. */
export const hedgeDelay = 2_500;
/** Milliseconds after which the visitor is told that something is missing, while it is still loading. */
export const lateDelay = 3_000;

/** Called by an attempt that has everything it needs; returns true to the first one only. */
export type Claim = () => boolean;

/** Another candidate, or another outlet of the module, was faster: not a fault of the late one. */
export class SupersededError extends Error {}

interface Race<C, T> {
  candidates: C[];
  /**
   * Resolves after its claim was granted.
   * @throws SupersededError; any other error when this candidate fails
   */
  attempt: (candidate: C, claim: Claim) => Promise<T>;
  onFailure: (candidate: C, error: unknown) => void;
  onLate: () => void;
  /** Whether the result is still needed. */
  isCurrent: () => boolean;
  hedging: boolean;
}

/**
 * Tries candidates in order: the next one starts when the previous one fails, or when nothing has arrived for a while.
 * The first complete one wins; later ones are discarded.
 * @param race at least one candidate
 * @throws the last error when all have failed
 */
export async function firstToLoad<C, T>(race: Race<C, T>): Promise<T> {
  const { candidates, attempt, onFailure, onLate, isCurrent, hedging } = race;
  const waiting = [...candidates];
  let claimed = false;
  const claim = () => {
    if (claimed || !isCurrent()) return false;
    claimed = true;
    return true;
  };

  /** Tries the candidates that have not been tried yet. */
  async function next(): Promise<T> {
    const candidate = waiting.shift();
    if (candidate === undefined) throw new Error('there is no candidate left');
    try {
      return await attempt(candidate, claim);
    } catch (error) {
      if (claimed || !isCurrent()) throw error;
      if (!(error instanceof SupersededError)) onFailure(candidate, error);
      if (waiting.length === 0) throw error;
      return next();
    }
  }

  const timers: ReturnType<typeof setTimeout>[] = [];
  try {
    return await new Promise<T>((resolve, reject) => {
      let running = 0;
      const start = () => {
        if (waiting.length === 0) return;
        running += 1;
        next().then(resolve, (error: unknown) => {
          running -= 1;
          if (running === 0) reject(error);
        });
      };
      timers.push(setTimeout(onLate, lateDelay));
      if (hedging) timers.push(setTimeout(start, hedgeDelay));
      start();
    });
  } finally {
    for (const timer of timers) clearTimeout(timer);
  }
}
