import type { ApiResponse } from '@idavuelta/shared/contracts';
import { fetchWithin } from '@idavuelta/shared/contracts/servers';
import { LRUCache } from 'lru-cache';

/** Limit for one API response: the longest page of a list takes a tenth of this. */
const maxBytes = 5_000_000;
/** Maximum number of cached responses. */
const maxEntries = 200;
/** In milliseconds. */
const pageDataTtl = 1_000;
/** In milliseconds. */
const referenceDataTtl = 60_000;
/** How long earlier reference data may replace failed requests, and the pause between attempts, in milliseconds. */
const stale = { maxAge: 3_600_000, pause: 5_000 };

/**
 * Fetches from the API with a short-lived cache, because pages in five languages and of different events need much of
 * the same data. An unchanged response stays the same object, so that caches keyed by object keep their entries.
 * @param timeout of a call, in milliseconds
 * @param referenceTtl TTL of reference data, in milliseconds
 */
export function createApiCache(apiUrl: string, timeout: number, referenceTtl = referenceDataTtl) {
  const cache = new LRUCache<string, Promise<ApiResponse>>({ max: maxEntries, ttl: pageDataTtl });
  /** The last successful response per path, for conditional requests. */
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

  /** @param ttl of the cached response, in milliseconds @throws Error on a timeout or invalid JSON */
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

  /** Latest reference data from the API. */
  const lastGood = new LRUCache<string, ApiResponse>({ max: maxEntries, ttl: stale.maxAge });

  /**
   * Fetches data that hardly ever changes, falling back to earlier data while the API fails.
   * @throws Error when the response is not a success
   */
  async function fetchReference<T>(path: string): Promise<T> {
    const fetched = await cachedFetch(path, referenceTtl).catch((error: Error) => error);
    const failed = fetched instanceof Error || fetched.status >= 500;
    const response = (failed && lastGood.get(path)) || fetched;
    if (response instanceof Error) throw response;
    if (response.status !== 200) throw new Error(`${path} responded with status ${response.status}`);
    if (failed) cache.set(path, Promise.resolve(response), { ttl: stale.pause });
    else if (lastGood.peek(path) !== response) lastGood.set(path, response);
    return (response.body as { data: T }).data;
  }

  return { fetch: cachedFetch, fetchReference };
}
