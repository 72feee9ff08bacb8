const dayMs = 86_400_000;

/** Staff is warned this many days before a rate expires. */
export const warnBeforeDays = 2;

/** Returns when a rate set at `setAt` expires. */
export const usableUntil = (setAt: Date, maxAgeDays: number) => new Date(setAt.getTime() + maxAgeDays * dayMs);

/** Returns the state of a rate at a given time. @param setAt undefined when none was ever set */
export function stateOfRate(setAt: Date | undefined, maxAgeDays: number, now = Date.now()) {
  if (!setAt) return 'none';
  const left = usableUntil(setAt, maxAgeDays).getTime() - now;
  if (left < 0) return 'old';
  return left < warnBeforeDays * dayMs ? 'soon-old' : 'fresh';
}
