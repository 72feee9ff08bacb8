import type { FastifyInstance } from 'fastify';
import { AppError } from '../errors.ts';

/**
 * While the process stops, the requests under way end as usual and their connections with them; a request that still
 * comes over such a connection is sent elsewhere.
 * @returns whether the process stops
 */
export function registerDraining(app: FastifyInstance): () => boolean {
  let draining = false;
  app.addHook('preClose', async () => {
    draining = true;
  });
  app.addHook('onRequest', async () => {
    if (draining) throw new AppError('UNAVAILABLE');
  });
  app.addHook('onSend', async (_request, reply) => {
    if (draining) reply.header('connection', 'close');
  });
  return () => draining;
}
