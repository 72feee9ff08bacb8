import { randomUUID } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import { PassThrough, Readable } from 'node:stream';
import httpProxy, { type FastifyHttpProxyOptions } from '@fastify/http-proxy';
import { previewHeader } from '@idavuelta/shared/contracts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { apiAway } from './api-away.ts';
import { createApiDispatcher } from './api-dispatcher.ts';
import { type ApiLimits, budgetHeader, budgetOf } from './api-limits.ts';
import { previewsOf } from './previews.ts';

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
  [previewHeader]:
    previewsOf(request)
      .map(({ module, version }) => `${module}@${version}`)
      .join(' ') || undefined,
  [budgetHeader]: String(Math.max(1, Math.ceil(request.answerBy - performance.now()))),
});

declare module 'fastify' {
  interface FastifyRequest {
    /** Of a call of the API: when its budget ends, by `performance.now()`. */
    answerBy: number;
  }
}

const prefix = '/backend';

/** The API under `/backend`: same origin, so no preflight and one connection. */
export async function addApiProxy(app: FastifyInstance, apiUrl: string, limits: ApiLimits) {
  const dispatcher = createApiDispatcher(limits);
  app.addHook('onClose', () => dispatcher.close());
  app.decorateRequest('answerBy', 0);

  await app.register(async (scope) => {
    scope.addHook('onRequest', async (request) => {
      request.answerBy = performance.now() + budgetOf(request.url.slice(prefix.length), limits);
    });
    // Bodies of texts would be read to their end before the API gets anything of them.
    scope.removeAllContentTypeParsers();
    await scope.register(httpProxy, {
      upstream: apiUrl,
      prefix,
      // The library's types are those of another version of undici.
      undici: dispatcher as FastifyHttpProxyOptions['undici'],
      preHandler: async (request) => {
        if (request.body instanceof Readable) request.body = shielded(request.body);
      },
      replyOptions: {
        // The library would ask ten times more after a 503, at once. Whether to ask again is the client's choice.
        retryDelay: () => null,
        rewriteRequestHeaders: (request, headers) => ({
          ...headers,
          forwarded: undefined,
          ...forwardedHeaders(request as FastifyRequest),
        }),
        rewriteHeaders: (headers) => ({ ...headers, ...belowPrefix(headers['set-cookie']) }),
        // The envelope of the API's own errors, so that clients handle both alike.
        onError: (reply, { error }) => {
          reply.log.warn({ reason: error.message }, 'the API does not respond');
          // A still arriving body would keep the connection after its response.
          if (!reply.request.raw.complete) reply.header('connection', 'close').request.raw.resume();
          void reply.code(apiAway.status).header('retry-after', apiAway.retryAfterSeconds).send(apiAway.body);
        },
      },
    });
  });
}

/** Cookies of the API, for the path under which browsers reach it here. */
const belowPrefix = (cookies: string | string[] | undefined) =>
  cookies && { 'set-cookie': [cookies].flat().map((cookie) => cookie.replace(/(; *path=)(?=\/)/i, `$1${prefix}`)) };

/**
 * The same body for the API. A request that fails destroys its body; the visitor's own would take the connection with it
 * on which the visitor waits for the answer.
 */
function shielded(body: Readable): Readable {
  const passed = new PassThrough();
  body.once('close', () => {
    if (!body.readableEnded) passed.destroy(new Error('the visitor has gone'));
  });
  return body.pipe(passed);
}
