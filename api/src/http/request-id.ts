import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { runForRequest } from '../request/request-context.ts';
import { addressesIn } from './proxies.ts';

const header = 'x-request-id';

/** The id that a trusted proxy has given the request, otherwise a new one: nobody else may write into our log. */
export function requestIds(trustProxy: string) {
  const trusted = addressesIn(trustProxy);
  return ({ headers, socket }: IncomingMessage) => {
    const given = headers[header];
    const usable = typeof given === 'string' && /^[\w.:-]{8,80}$/.test(given) && trusted(socket.remoteAddress);
    return usable ? given : randomUUID();
  };
}

/** Puts the id into every answer and into the jobs that the request files. */
export function registerRequestId(app: FastifyInstance) {
  app.addHook('onRequest', (request, reply, done) => {
    reply.header(header, request.id);
    runForRequest(request.id, done);
  });
  // Reading the body leaves the context of the request.
  app.addHook('preValidation', (request, _reply, done) => runForRequest(request.id, done));
}
