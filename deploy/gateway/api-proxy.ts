import { randomUUID } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import httpProxy from '@fastify/http-proxy';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { apiAway } from './api-away.ts';

const requestIdPattern = /^[\w-]{8,64}$/;

/** Id of a request in the logs of gateway, API and jobs; a proxy in front may have given it one. */
export const requestId = ({ headers }: { headers: IncomingHttpHeaders }) => {
  const given = headers['x-request-id'];
  return typeof given === 'string' && requestIdPattern.test(given) ? given : randomUUID();
};

/**
 * What the API learns of the visitor. The API believes the gateway, so whatever the visitor wrote into these headers is
 * replaced: otherwise anybody could pass rate limits under invented addresses.
 */
const forwardedHeaders = (request: FastifyRequest) => ({
  'x-forwarded-for': request.ip,
  'x-forwarded-proto': request.protocol,
  'x-forwarded-host': request.host,
  'x-request-id': request.id,
});

/** The API under `/backend`: same origin, so no preflight and one connection. */
export const addApiProxy = (app: FastifyInstance, apiUrl: string) =>
  app.register(httpProxy, {
    upstream: apiUrl,
    prefix: '/backend',
    replyOptions: {
      rewriteRequestHeaders: (request, headers) => ({
        ...headers,
        forwarded: undefined,
        ...forwardedHeaders(request as FastifyRequest),
      }),
      // The envelope of the API's own errors, so that clients handle both alike.
      onError: (reply, { error }) => {
        reply.log.warn({ reason: error.message }, 'the API does not respond');
        void reply.code(apiAway.status).header('retry-after', apiAway.retryAfterSeconds).send(apiAway.body);
      },
    },
  });
