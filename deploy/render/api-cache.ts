import type { ApiResponse } from '@idavuelta/shared/contracts';
import { fetchWithin } from '@idavuelta/shared/contracts/servers';
import { LRUCache } from 'lru-cache';

/** Limit of one response of the API: the longest page of a list is a tenth of it. */
const maxBytes = 5_000_000;
/** Responses in the cache. */
const maxEntries = 200;
/** Milliseconds. */
const pageDataTtl = 1_000;
/** Milliseconds. */
const referenceDataTtl = 60_000;
/** Milliseconds for which earlier reference data is used when the API has none to give, and between two tries. */
const stale = { maxAge: 3_600_000, pause: 5_000 };

/**
 * Fetches from the API and caches its responses briefly: pages in five languages, and the pages of two events, need much
 * the same data. An unchanged response stays the same object, so that caches by object keep their entries.
 * @param timeout milliseconds until a call is given up
 * @param referenceTtl milliseconds that reference data is good for
 */
export function createApiCache(apiUrl: string, timeout: number, referenceTtl = referenceDataTtl) {
  const cache = new LRUCache<string, Promise<ApiResponse>>({ max: maxEntries, ttl: pageDataTtl });
  /** The last successful response of each path, to ask whether it is still the same. */
  const known = new LRUCache<string, { etag: string; response: ApiResponse }>({ max: maxEntries });

  async function fetchResponse(path: string): Promise<ApiResponse> {
    const last = known.get(path);
    const fetched = await fetchWithin({ maxBytes, timeoutMs: timeout }, apiUrl + path, {
      headers: last && { 'if-none-match': last.etag },
    });
    if (last && fetched.status === 304) return last.response;
    const response: ApiResponse = { status: fetched.status, body: await fetched.json() };
    const etag = fetched.headers.get('etag');
    if (etag && fetched.status === 200) known.set(path, { etag, response });
    return response;
  }

  /** @param ttl milliseconds that a cached response is good for @throws Error when none comes in time, or it is no JSON */
  function cachedFetch(path: string, ttl = pageDataTtl): Promise<ApiResponse> {
    const cached = cache.get(path);
    if (cached) return cached;
    const response = fetchResponse(path);
    cache.set(path, response, { ttl });
    // A failed response is not cached.
    const forget = () => cache.delete(path);
    response.then(({ status }) => status >= 500 && forget(), forget);
    return response;
  }

  /** Reference data as the API gave it last. */
  const lastGood = new LRUCache<string, ApiResponse>({ max: maxEntries, ttl: stale.maxAge });

  /**
   * Fetches data that hardly ever changes; while the API fails it is that of before.
   * @throws Error when the response is not a success
   */
  async function reference<T>(path: string): Promise<T> {
    const fetched = await cachedFetch(path, referenceTtl).catch((error: Error) => error);
    const failed = fetched instanceof Error || fetched.status >= 500;
    const response = (failed && lastGood.get(path)) || fetched;
    if (response instanceof Error) throw response;
    if (response.status !== 200) throw new Error(`${path} responded with status ${response.status}`);
    if (failed) cache.set(path, Promise.resolve(response), { ttl: stale.pause });
    else if (lastGood.peek(path) !== response) lastGood.set(path, response);
    return (response.body as { data: T }).data;
  }

  return { fetch: cachedFetch, reference };
}
