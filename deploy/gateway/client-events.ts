import { clientEventsPath, clientEventsSchema } from '@idavuelta/shared/contracts';
import type { FastifyInstance } from 'fastify';
import { RateLimiterMemory } from 'rate-limiter-flexible';
import * as v from 'valibot';
import type { ClientMetrics } from './client-metrics.ts';
import { previewsOf } from './previews.ts';
import type { Visits } from './visits.ts';
import { createVotes } from './votes.ts';

/** Bytes per request. */
const maxBytes = 16 * 1024;

// Anyone can send events: a single visitor must not outvote the others or flood the log.
const requestsOfVisitor = { points: 120, duration: 60 };
const logLines = { points: 100, duration: 60 };

/**
 * Counts what browsers report about releases and logs their errors, without any personal data. Reports cannot be
 * trusted: only votes, which require a visit's token, decide about a release.
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
    // Previews are seen by few people who know about it, so they say nothing about live releases.
    if (previewsOf(request).length > 0) return reply.code(204).send();
    // Many people may share an address: reports above the limit are dropped without an error in the browser.
    if (!(await isWithin(visitors, request.ip))) return reply.code(204).send();
    const events = v.safeParse(clientEventsSchema, request.body);
    if (!events.success) {
      const field = v.getDotPath(events.issues[0]) ?? 'body';
      return reply.code(400).send({ field, message: events.issues[0].message });
    }
    const visit = visits.read(request);
    for (const event of events.output) {
      count(event);
      vote(event, visit, request.ip);
      if (event.kind === 'error' && (await isWithin(lines, 'all'))) request.log.warn(event, 'error in a browser');
    }
    return reply.code(204).send();
  });
}
