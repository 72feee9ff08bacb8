import { followConnections } from '@idavuelta/shared/contracts/servers';
import type { FastifyInstance } from 'fastify';
import { AppError } from '../errors.ts';

/**
 * While the process stops, the requests under way end as usual and their connections with them, those whose caller has
 * gone too; a request that still comes over such a connection is sent elsewhere.
 * @returns `isDraining`, and `answerLastRequests`, which runs before the app is closed: it refuses new connections and
 * answers requests on earlier ones as usual
 */
export function registerDraining(app: FastifyInstance) {
  const connections = followConnections(app.server);
  let leaving = false;
  let draining = false;
  const running = new Set<Promise<unknown>>();
  app.addHook('onRoute', (route) => {
    const { handler } = route;
    route.handler = function (request, reply) {
      const handled = handler.call(this, request, reply);
      // Without its connection the server would not wait for it, and the database would be closed under its hands.
      if (handled instanceof Promise) {
        running.add(handled);
        const ended = () => running.delete(handled);
        handled.then(ended, ended);
      }
      return handled;
    };
  });
  app.addHook('onClose', async () => {
    await Promise.allSettled(running);
  });
  app.addHook('preClose', async () => {
    draining = true;
  });
  app.addHook('onRequest', (_request, _reply, done) => done(draining ? new AppError('UNAVAILABLE') : undefined));
  app.addHook('onSend', (_request, reply, _payload, done) => {
    if (leaving || draining) reply.header('connection', 'close');
    done();
  });
  return {
    isDraining: () => leaving || draining,
    async answerLastRequests() {
      await connections.stopListening();
      leaving = true;
      await connections.end();
    },
  };
}
