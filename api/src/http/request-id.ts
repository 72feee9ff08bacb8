import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { runForRequest } from '../request/request-context.ts';
import { addressesIn } from './proxies.ts';

const header = 'x-request-id';

/**
 * Keeps the request id set by a trusted proxy, and otherwise generates one, so that strangers cannot write into our
 * log.
 */
export function requestIds(trustProxy: string) {
  const trusted = addressesIn(trustProxy);
  return ({ headers, socket }: IncomingMessage) => {
    const given = headers[header];
    const usable = typeof given === 'string' && /^[\w.:-]{8,80}$/.test(given) && trusted(socket.remoteAddress);
    return usable ? given : randomUUID();
  };
}

/** Adds the id to responses and to jobs that the request queues. */
export function registerRequestId(app: FastifyInstance) {
  app.addHook('onRequest', (request, reply, done) => {
    reply.header(header, request.id);
    runForRequest(request.id, done);
  });
  // Reading the body leaves the request's async context.
  app.addHook('preValidation', (request, _reply, done) => runForRequest(request.id, done));
}
