/** Milliseconds without a further failure after which the count of renderings begins at zero again. */
const standsAfter = 5_000;

/**
 * Whether React failed because something else than React moved or replaced its nodes, as a browser's translation does:
 * `removeChild`, `insertBefore` and `replaceChild` then throw. The components are sound and can be rendered again.
 */
export const isDomChange = (error: unknown): boolean => error instanceof DOMException && error.name === 'NotFoundError';

/** Limits how often a failing page is rendered again. @param limit times in a row */
export function countRetries(limit: number) {
  let times: number[] = [];
  return {
    /** @returns whether the tree may be rendered again after this error */
    mayRetry(error: unknown): boolean {
      const now = performance.now();
      times = times.filter((time) => now - time < standsAfter);
      if (!isDomChange(error) || times.length >= limit) return false;
      times.push(now);
      return true;
    },
  };
}
