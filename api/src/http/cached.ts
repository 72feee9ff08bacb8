import type { FastifyReply } from 'fastify';

/**
 * Finished answers kept for a few seconds. Simultaneous misses share one load; `clear` is called when stock moves,
 * so that in this process a sold seat is never shown.
 */
export function createAnswerCache(lifeMs = 5000, most = 2000) {
  const entries = new Map<string, { body: Promise<string>; expires: number }>();

  return {
    clear: () => entries.clear(),
    /** Sends `{success, data: load()}`, from memory while fresh. `maxAge` in seconds is the browser's share. */
    async send(reply: FastifyReply, key: string, load: () => Promise<unknown>, maxAge = 0) {
      const now = Date.now();
      let entry = entries.get(key);
      if (!entry || entry.expires < now) {
        if (entries.size >= most) entries.clear();
        const body = load().then((data) => JSON.stringify({ success: true, data }));
        entry = { body, expires: now + lifeMs };
        entries.set(key, entry);
        // A failure is for those who waited for it, not for the next caller.
        body.catch(() => entries.delete(key));
      }
      const body = await entry.body;
      reply.header('cache-control', maxAge > 0 ? `public, max-age=${maxAge}` : 'no-cache');
      return reply.type('application/json; charset=utf-8').send(body);
    },
  };
}
