import { followConnections } from '@idavuelta/shared/contracts/servers';
import type { FastifyInstance } from 'fastify';
import { AppError } from '../errors.ts';

/**
 * Lets requests in progress finish before the process stops, even those whose caller is gone, and closes their
 * connections so that callers reconnect elsewhere.
 * @returns `isDraining`, and `answerLastRequests`, which must run before the app is closed: it refuses new connections
 *   and serves requests on existing ones as usual
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
      // Once the caller is gone the server no longer waits for the handler, and the database would be closed while it
      // is still in use.
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
