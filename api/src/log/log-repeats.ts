/** Warnings and errors of one kind are written once in this time; the next one says how many were left out. */
const windowMs = 10_000;
const maxKinds = 200;

/**
 * Decides which log lines are written. An outage makes the same line for every request: thousands of them hide everything
 * else and fill the disk.
 * @returns how many lines of this kind were left out since the last one, or undefined when this one is left out too
 */
export function createRepeats(now: () => number = Date.now) {
  const kinds = new Map<string, { since: number; leftOut: number }>();
  return (kind: string): number | undefined => {
    const known = kinds.get(kind);
    if (known && now() - known.since < windowMs) {
      known.leftOut += 1;
      return undefined;
    }
    if (kinds.size >= maxKinds) kinds.clear();
    kinds.set(kind, { since: now(), leftOut: 0 });
    return known?.leftOut ?? 0;
  };
}
