import { createHash } from 'node:crypto';
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

interface SendOptions<T> {
  /** Seconds for which the browser may keep the response without asking again. */
  maxAge?: number;
  /** The ids of the events in the response; without it the response is about none. */
  eventsIn?: (data: T) => number[];
}

/** A finished response: encoded and hashed once, not for each visitor. */
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
  /** Undefined while the value is loaded: it may be about any event. */
  events?: ReadonlySet<number>;
  parts?: number | undefined;
}

/** What is loaded to be kept. */
interface Loaded<V> {
  value: V;
  events: number[];
  /** How large it is: of a list, how many items it has; 1 without it. */
  parts?: number;
}

/** Of each kind, the values used last are kept that have so many parts together: some 30 MB of the largest. */
const maxPartsPerKind = 200_000;

/** Longer texts are rare searches, which are not asked twice. */
const maxKeyLength = 150;

export type ResponseCache = ReturnType<typeof createResponseCache>;

/**
 * Keeps finished response bodies in memory for a few seconds. Requests that miss at the same time share one load.
 * Each kind of response, the key up to its colon, has a cache of its own: a visitor who searches for a thousand words
 * pushes out other searches, but no page of an event.
 * `eventChanged` is called when seats of an event change in this process, which then never shows a sold seat, or in
 * another one.
 */
export function createResponseCache({ ttlMs = 5000, maxPerKind = 500 }: ResponseCacheOptions = {}) {
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

  /** Values of a kind are of one type. */
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
    /** Forgets the responses that are about the event. */
    eventChanged(eventId: number) {
      for (const cache of kinds.values()) {
        for (const [key, { events }] of cache.entries()) if (events?.has(eventId) ?? true) cache.delete(key);
      }
    },
    /** Forgets all responses. */
    clear() {
      for (const cache of kinds.values()) cache.clear();
    },
    /**
     * `load()`, from memory while fresh: a list that several responses are made of, and that is about no single event.
     * @param key as of `send`, of a kind of its own
     */
    list: <V>(key: string, load: () => Promise<V[]>): Promise<V[]> =>
      cached(key, async () => {
        const value = await load();
        return { value, events: [], parts: Math.max(1, value.length) };
      }),

    /** How many responses are in memory. */
    size: () => [...kinds.values()].reduce((sum, cache) => sum + cache.size, 0),
    /**
     * Sends `{success, data: load()}`, from memory while fresh.
     * @param key kind of the response and what tells it from others, e.g. `events:1:PE`; kinds are few and fixed
     */
    send: <T>(reply: FastifyReply, key: string, load: () => Promise<T>, options: SendOptions<T> = {}) =>
      sendBody(reply, key, async () => ok(await load()), options),

    /** Sends one page of a list. Pages after the first are a kind of their own, so that nobody pushes out first pages. */
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
