import { clientEventsPath, clientEventsSchema } from '@idavuelta/shared/contracts';
import type { FastifyInstance } from 'fastify';
import { RateLimiterMemory } from 'rate-limiter-flexible';
import * as v from 'valibot';
import type { ClientMetrics } from './client-metrics.ts';
import { previewsOf } from './previews.ts';
import type { Visits } from './visits.ts';
import { createVotes } from './votes.ts';

/** Bytes of one request. */
const maxBytes = 16 * 1024;

// Anybody can send events: one visitor may not outvote the others, nor errors fill the log.
const requestsOfVisitor = { points: 120, duration: 60 };
const logLines = { points: 100, duration: 60 };

/**
 * Counts what browsers report of releases, and logs their errors; what they send holds nothing about a person. Anybody can
 * send anything: only votes, which need the token of a visit, decide about a release.
 */
export function addClientEvents(app: FastifyInstance, { count, voted }: ClientMetrics, visits: Visits) {
  const vote = createVotes(voted);
  const visitors = new RateLimiterMemory(requestsOfVisitor);
  const lines = new RateLimiterMemory(logLines);
  const isWithin = (limiter: RateLimiterMemory, key: string) =>
    limiter.consume(key).then(
      () => true,
      () => false,
    );

  app.post(clientEventsPath, { bodyLimit: maxBytes }, async (request, reply) => {
    // A preview is seen by few, who know that it is one: it says nothing of what is live.
    if (previewsOf(request).length > 0) return reply.code(204).send();
    // Many people may share an address: reports beyond the limit are dropped, and no browser shows an error for them.
    if (!(await isWithin(visitors, request.ip))) return reply.code(204).send();
    const events = v.safeParse(clientEventsSchema, request.body);
    if (!events.success) {
      const field = v.getDotPath(events.issues[0]) ?? 'body';
      return reply.code(400).send({ field, message: events.issues[0].message });
    }
    const visit = visits.of(request);
    for (const event of events.output) {
      count(event);
      vote(event, visit, request.ip);
      if (event.kind === 'error' && (await isWithin(lines, 'all'))) request.log.warn(event, 'error in a browser');
    }
    return reply.code(204).send();
  });
}
