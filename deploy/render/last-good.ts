import { LRUCache } from 'lru-cache';

/** Milliseconds: longer than most outages, and shorter than what a visitor would call outdated. */
const maxAge = 3_600_000;
/** Total size of all pages in bytes, as sent: about two thousand pages. */
const maxBytes = 64 * 1024 * 1024;

interface SentPage {
  brotli: Uint8Array;
}

/** Time a page was rendered, in milliseconds since 1970. */
export interface Aged {
  madeAt: number;
}

/**
 * Keeps the last good rendering of each page for as long as it may replace a failed one.
 * @param now milliseconds since 1970
 */
export function createLastGood<P extends SentPage>(now: () => number = Date.now) {
  const pages = new LRUCache<string, P & Aged>({
    maxSize: maxBytes,
    sizeCalculation: ({ brotli }) => Math.max(1, brotli.length),
  });
  return {
    store: (key: string, page: P) => void pages.set(key, { ...page, madeAt: now() }),
    /** Called when the path no longer has a page. */
    forget: (key: string) => void pages.delete(key),
    /** Returns the same object each time; undefined without a page or when it is too old. */
    find(key: string): (P & Aged) | undefined {
      const page = pages.get(key);
      return page && now() - page.madeAt <= maxAge ? page : undefined;
    },
  };
}
