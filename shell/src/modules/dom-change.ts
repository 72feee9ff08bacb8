/** How long a page has to stand after it was rendered anew, for the next time to count as the first again, in milliseconds. */
const standsAfter = 5_000;

/**
 * Whether React failed because something else than React moved or replaced its nodes, as the browser's translation does:
 * `removeChild`, `insertBefore` and `replaceChild` then throw. What was rendered is sound, and can be rendered anew.
 */
export const isDomChange = (error: unknown): boolean => error instanceof DOMException && error.name === 'NotFoundError';

/** Counts renderings anew, so that a page that fails each time is given up. @param limit how many in a row */
export function countRetries(limit: number) {
  let times: number[] = [];
  return {
    /** @returns whether the tree may be rendered anew after this error */
    mayRetry(error: unknown): boolean {
      const now = performance.now();
      times = times.filter((time) => now - time < standsAfter);
      if (!isDomChange(error) || times.length >= limit) return false;
      times.push(now);
      return true;
    },
  };
}
