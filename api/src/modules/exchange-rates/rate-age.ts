const dayMs = 86_400_000;

/** Days before a rate is too old from which on staff is told. */
export const toldBeforeDays = 2;

/** Until when a rate is charged at. */
export const usableUntil = (setAt: Date, maxAgeDays: number) => new Date(setAt.getTime() + maxAgeDays * dayMs);

/** How a rate stands at a moment. @param setAt undefined when none was ever set */
export function stateOfRate(setAt: Date | undefined, maxAgeDays: number, now = Date.now()) {
  if (!setAt) return 'none';
  const left = usableUntil(setAt, maxAgeDays).getTime() - now;
  if (left < 0) return 'old';
  return left < toldBeforeDays * dayMs ? 'soon-old' : 'fresh';
}
