import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ClientMetrics } from './client-metrics.ts';
import { isOwnNetwork } from './own-network.ts';

/**
 * Serves the reports of browsers and the renderer by release: `/metrics` for Prometheus, `/metrics.json` for the
 * release tool.
 */
export function addMetricsRoutes(app: FastifyInstance, { metrics }: ClientMetrics) {
  // Visitors must not see the metrics.
  const onRequest = async (request: FastifyRequest, reply: FastifyReply) => {
    if (!isOwnNetwork(request)) return reply.code(404).type('text/plain').send('not found');
    reply.header('cache-control', 'no-store');
  };
  app.get('/metrics', { onRequest }, async (_, reply) => reply.type(metrics.contentType).send(await metrics.metrics()));
  app.get('/metrics.json', { onRequest }, () => metrics.getMetricsAsJSON());
}
