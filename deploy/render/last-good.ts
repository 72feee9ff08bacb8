import { LRUCache } from 'lru-cache';

/** Milliseconds: longer than most outages, and shorter than what a visitor would call old. */
const maxAge = 3_600_000;
/** Bytes of all pages together, as they are sent: two thousand of them. */
const maxBytes = 64 * 1024 * 1024;

interface SentPage {
  brotli: Uint8Array;
}

/** When a page was made, in milliseconds since 1970. */
export interface Aged {
  madeAt: number;
}

/**
 * Keeps the last good state of each page, for as long as it may be sent in place of one that cannot be made.
 * @param now milliseconds since 1970
 */
export function createLastGood<P extends SentPage>(now: () => number = Date.now) {
  const pages = new LRUCache<string, P & Aged>({
    maxSize: maxBytes,
    sizeCalculation: ({ brotli }) => Math.max(1, brotli.length),
  });
  return {
    keep: (key: string, page: P) => void pages.set(key, { ...page, madeAt: now() }),
    /** The address leads to no page any more. */
    forget: (key: string) => void pages.delete(key),
    /** Returns the same object each time; undefined without a page, or for one that is too old. */
    find(key: string): (P & Aged) | undefined {
      const page = pages.get(key);
      return page && now() - page.madeAt <= maxAge ? page : undefined;
    },
  };
}
