/** Milliseconds without a further failure after which the count of retries starts again. */
const resetAfter = 5_000;

/**
 * Whether React failed because something else, such as a browser's translation, moved or replaced its nodes:
 * `removeChild`, `insertBefore` and `replaceChild` then throw. The components are sound and can be rendered again.
 */
export const isDomChange = (error: unknown): boolean => error instanceof DOMException && error.name === 'NotFoundError';

/** Limits how often a failing page is rendered again. @param limit maximum number of times in a row */
export function countRetries(limit: number) {
  let times: number[] = [];
  return {
    /** @returns whether the tree may be rendered again after this error */
    mayRetry(error: unknown): boolean {
      const now = performance.now();
      times = times.filter((time) => now - time < resetAfter);
      if (!isDomChange(error) || times.length >= limit) return false;
      times.push(now);
      return true;
    },
  };
}
