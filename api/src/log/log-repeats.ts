/** Period in which warnings and errors of a kind are logged once; the next one states how many were suppressed. */
const windowMs = 10_000;
const maxKinds = 200;

/**
 * Suppresses repeated log lines. During an outage every request logs the same line: thousands of them would hide
 * everything else and fill the disk.
 * @returns the number of lines of this kind suppressed since the last one, or undefined to suppress this one too
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
