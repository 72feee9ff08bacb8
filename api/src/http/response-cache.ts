import type { ListPage, Success } from '@idavuelta/shared/contracts';
import type { FastifyReply } from 'fastify';
import { LRUCache } from 'lru-cache';
import type { PageQuery } from './cursor.ts';
import { ok, okPage } from './schemas.ts';

interface ResponseCacheOptions {
  /** How long a response is served from memory. */
  ttlMs?: number;
  /** Of each kind of response, those used last are kept. */
  maxPerKind?: number;
}

/** Longer texts are rare searches, which are not asked twice. */
const maxKeyLength = 150;

/**
 * Keeps finished response bodies in memory for a few seconds. Requests that miss at the same time share one load.
 * Each kind of response, the key up to its colon, has a cache of its own: a visitor who searches for a thousand words
 * pushes out other searches, but no page of an event.
 * `clear` is called when stock changes, so that this process never shows a seat that is sold.
 */
export function createResponseCache({ ttlMs = 5000, maxPerKind = 500 }: ResponseCacheOptions = {}) {
  const kinds = new Map<string, LRUCache<string, Promise<string>>>();
  const kindOf = (key: string) => {
    const kind = key.split(':', 1)[0] ?? '';
    const found = kinds.get(kind) ?? new LRUCache<string, Promise<string>>({ max: maxPerKind, ttl: ttlMs });
    kinds.set(kind, found);
    return found;
  };

  function bodyOf(key: string, load: () => Promise<Success<unknown>>) {
    const cache = kindOf(key);
    const cached = cache.get(key);
    if (cached) return cached;
    const body = load().then((response) => JSON.stringify(response));
    if (key.length > maxKeyLength) return body;
    cache.set(key, body);
    // A failed load is not cached: the next request tries again.
    body.catch(() => {
      if (cache.peek(key) === body) cache.delete(key);
    });
    return body;
  }

  async function sendBody(reply: FastifyReply, key: string, load: () => Promise<Success<unknown>>, maxAge: number) {
    const body = await bodyOf(key, load);
    reply.header('cache-control', maxAge > 0 ? `public, max-age=${maxAge}` : 'no-cache');
    return reply.type('application/json; charset=utf-8').send(body);
  }

  return {
    clear: () => {
      for (const cache of kinds.values()) cache.clear();
    },
    /** How many responses are in memory. */
    size: () => [...kinds.values()].reduce((sum, cache) => sum + cache.size, 0),
    /**
     * Sends `{success, data: load()}`, from memory while fresh.
     * @param key kind of the response and what tells it from others, e.g. `events:1:PE`; kinds are few and fixed
     * @param maxAge seconds for which the browser may keep the response without asking again
     */
    send: (reply: FastifyReply, key: string, load: () => Promise<unknown>, maxAge = 0) =>
      sendBody(reply, key, async () => ok(await load()), maxAge),

    /** Sends one page of a list. Pages after the first are a kind of their own, so that nobody pushes out first pages. */
    sendPage: (
      reply: FastifyReply,
      { key, query, maxAge = 0 }: { key: string; query: PageQuery; maxAge?: number },
      load: () => Promise<ListPage<unknown>>,
    ) => {
      const name = query.cursor === undefined ? key : `next-${key}:${query.cursor}`;
      return sendBody(reply, `${name}:${query.limit}`, async () => okPage(await load()), maxAge);
    },
  };
}
