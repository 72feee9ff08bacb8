import type { FastifyReply } from 'fastify';

interface ResponseCacheOptions {
  /** How long a response is served from memory. */
  ttlMs?: number;
  /** A full cache is emptied, which costs less than tracking what was used last. */
  maxEntries?: number;
}

/**
 * Keeps finished response bodies in memory for a few seconds. Requests that miss at the same time share one load.
 * `clear` is called when stock changes, so that this process never shows a seat that is sold.
 */
export function createResponseCache({ ttlMs = 5000, maxEntries = 2000 }: ResponseCacheOptions = {}) {
  const entries = new Map<string, { body: Promise<string>; expires: number }>();

  return {
    clear: () => entries.clear(),
    /**
     * Sends `{success, data: load()}`, from memory while fresh.
     * @param maxAge seconds for which the browser may keep the response without asking again
     */
    async send(reply: FastifyReply, key: string, load: () => Promise<unknown>, maxAge = 0) {
      const now = Date.now();
      let entry = entries.get(key);
      if (!entry || entry.expires < now) {
        if (entries.size >= maxEntries) entries.clear();
        const body = load().then((data) => JSON.stringify({ success: true, data }));
        entry = { body, expires: now + ttlMs };
        entries.set(key, entry);
        // A failed load is not cached: the next request tries again.
        body.catch(() => entries.delete(key));
      }
      const body = await entry.body;
      reply.header('cache-control', maxAge > 0 ? `public, max-age=${maxAge}` : 'no-cache');
      return reply.type('application/json; charset=utf-8').send(body);
    },
  };
}
