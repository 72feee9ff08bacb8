import { createHash } from 'node:crypto';
import type { ListPage, Success } from '@idavuelta/shared/contracts';
import type { FastifyReply } from 'fastify';
import { LRUCache } from 'lru-cache';
import type { PageQuery } from './cursor.ts';
import { ok, okPage } from './schemas.ts';

interface ResponseCacheOptions {
  /** How long a response is served from memory. */
  ttlMs?: number;
  /** Maximum number of responses per kind; the least recently used are dropped. */
  maxPerKind?: number;
  /** Called when responses are dropped because their data has changed. */
  onDropped?: () => void;
}

interface SendOptions<T> {
  /** How long the browser may cache the response, in seconds. */
  maxAge?: number;
  /** Ids of the events in the response; omit for a response without events. */
  eventsIn?: (data: T) => number[];
}

/** A response that is encoded and hashed once instead of per visitor. */
interface Body {
  bytes: Buffer;
  etag: string;
}

const bodyOfText = (text: string): Body => ({
  bytes: Buffer.from(text),
  etag: `"${createHash('sha1').update(text).digest('base64url')}"`,
});

interface Entry {
  value: Promise<unknown>;
  /** Undefined during loading, when the value may concern any event. */
  events?: ReadonlySet<number>;
  parts?: number | undefined;
}

/** A value to cache. */
interface Loaded<V> {
  value: V;
  events: number[];
  /** Size in list items; defaults to 1. */
  parts?: number;
}

/**
 * Maximum total size per kind, in list items; least recently used values are dropped. About 30 MB for the largest kind.
 */
const maxPartsPerKind = 200_000;

/** Longer texts are rare searches that are not repeated. */
const maxKeyLength = 150;

export type ResponseCache = ReturnType<typeof createResponseCache>;

/**
 * Caches complete response bodies in memory for a few seconds; concurrent misses share one load. Each kind, the key up
 * to its colon, has a separate cache, so that a visitor with a thousand search words displaces other searches but no
 * event pages. `eventChanged` is called when an event's seats change in this or another process; this process then
 * never shows a sold seat as available.
 */
export function createResponseCache({ ttlMs = 5000, maxPerKind = 500, onDropped }: ResponseCacheOptions = {}) {
  const kinds = new Map<string, LRUCache<string, Entry>>();
  const kindOf = (key: string) => {
    const kind = key.split(':', 1)[0] ?? '';
    const found =
      kinds.get(kind) ??
      new LRUCache<string, Entry>({
        max: maxPerKind,
        ttl: ttlMs,
        maxSize: maxPartsPerKind,
        sizeCalculation: ({ parts = 1 }) => parts,
      });
    kinds.set(kind, found);
    return found;
  };

  /** All values of a kind have the same type. */
  function cached<V>(key: string, load: () => Promise<Loaded<V>>): Promise<V> {
    const cache = kindOf(key);
    const known = cache.get(key);
    if (known) return known.value as Promise<V>;
    const loaded = load().then(({ value, events, parts }) => {
      if (cache.peek(key) === pending)
        cache.set(key, { value: loaded, events: new Set(events), parts }, { noUpdateTTL: true });
      return value;
    });
    const pending: Entry = { value: loaded };
    if (key.length > maxKeyLength) return loaded;
    cache.set(key, pending);
    // A failed load is not cached: the next request tries again.
    loaded.catch(() => {
      if (cache.peek(key) === pending) cache.delete(key);
    });
    return loaded;
  }

  async function sendBody<T>(
    reply: FastifyReply,
    key: string,
    load: () => Promise<Success<T>>,
    { maxAge = 0, eventsIn = () => [] }: SendOptions<T>,
  ) {
    const { bytes, etag } = await cached(key, async () => {
      const response = await load();
      return { value: bodyOfText(JSON.stringify(response)), events: eventsIn(response.data) };
    });
    reply.header('etag', etag).header('cache-control', maxAge > 0 ? `public, max-age=${maxAge}` : 'no-cache');
    return reply.type('application/json; charset=utf-8').send(bytes);
  }

  return {
    eventChanged(eventId: number) {
      onDropped?.();
      for (const cache of kinds.values()) {
        for (const [key, { events }] of cache.entries()) if (events?.has(eventId) ?? true) cache.delete(key);
      }
    },
    clear() {
      onDropped?.();
      for (const cache of kinds.values()) cache.clear();
    },
    /**
     * Caches the list that `load()` returns; for lists that several responses share and that are not about a single
     * event.
     * @param key as for `send`, with a kind of its own
     */
    list: <V>(key: string, load: () => Promise<V[]>): Promise<V[]> =>
      cached(key, async () => {
        const value = await load();
        return { value, events: [], parts: Math.max(1, value.length) };
      }),

    size: () => [...kinds.values()].reduce((sum, cache) => sum + cache.size, 0),
    /**
     * Sends `{success, data: load()}`, cached.
     * @param key kind and distinguishing part of the response, e.g. `events:1:PE`; kinds are few and fixed
     */
    send: <T>(reply: FastifyReply, key: string, load: () => Promise<T>, options: SendOptions<T> = {}) =>
      sendBody(reply, key, async () => ok(await load()), options),

    /** Sends one page of a list. Later pages are a separate kind, so that they do not displace first pages. */
    sendPage: <T>(
      reply: FastifyReply,
      key: string,
      { query, load, ...options }: SendOptions<T[]> & { query: PageQuery; load: () => Promise<ListPage<T>> },
    ) => {
      const name = query.cursor === undefined ? key : `next-${key}:${query.cursor}`;
      return sendBody(reply, `${name}:${query.limit}`, async () => okPage(await load()), options);
    },
  };
}
