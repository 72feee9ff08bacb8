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

/** Returns the request's id in the logs of gateway, API and jobs; a proxy in front may have set it. */
export const requestId = ({ headers }: { headers: IncomingHttpHeaders }) => {
  const given = headers['x-request-id'];
  return typeof given === 'string' && requestIdPattern.test(given) ? given : randomUUID();
};

/**
 * Headers that describe the visitor to the API. The API trusts the gateway, so values sent by the visitor are replaced:
 * otherwise anyone could evade rate limits with invented addresses.
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
  [budgetHeader]: String(Math.max(1, Math.ceil(request.respondBy - performance.now()))),
});

declare module 'fastify' {
  interface FastifyRequest {
    /** End of an API call's budget, by `performance.now()`. */
    respondBy: number;
  }
}

const prefix = '/backend';

/** Proxies the API under `/backend`: the same origin needs no preflight requests and no second connection. */
export async function addApiProxy(app: FastifyInstance, apiUrl: string, limits: ApiLimits) {
  const dispatcher = createApiDispatcher(limits);
  // Before the server waits for requests in progress: streams of events would go on.
  app.addHook('preClose', () => dispatcher.endEventStreams());
  app.addHook('onClose', () => dispatcher.close());
  app.decorateRequest('respondBy', 0);

  await app.register(async (scope) => {
    scope.addHook('onRequest', async (request) => {
      request.respondBy = performance.now() + budgetOf(request.url.slice(prefix.length), limits);
    });
    // Text bodies would be read completely before the API receives anything.
    scope.removeAllContentTypeParsers();
    await scope.register(httpProxy, {
      upstream: apiUrl,
      prefix,
      // The library's types are for another version of undici.
      undici: dispatcher as FastifyHttpProxyOptions['undici'],
      preHandler: async (request) => {
        if (request.body instanceof Readable) request.body = wrapBody(request.body);
      },
      replyOptions: {
        // The library would retry ten times immediately after a 503. Retrying is up to the client.
        retryDelay: () => null,
        rewriteRequestHeaders: (request, headers) => ({
          ...headers,
          forwarded: undefined,
          ...forwardedHeaders(request as FastifyRequest),
        }),
        rewriteHeaders: (headers) => ({ ...headers, ...rewriteCookies(headers['set-cookie']) }),
        // Uses the envelope of the API's own errors, so that clients handle both alike.
        onError: (reply, { error }) => {
          reply.log.warn({ reason: error.message }, 'the API does not respond');
          // A body still arriving would keep the connection open after its response.
          if (!reply.request.raw.complete) reply.header('connection', 'close').request.raw.resume();
          void reply.code(apiAway.status).header('retry-after', apiAway.retryAfterSeconds).send(apiAway.body);
        },
      },
    });
  });
}

/** Rewrites the API's cookies to the path under which browsers reach it here. */
const rewriteCookies = (cookies: string | string[] | undefined) =>
  cookies && { 'set-cookie': [cookies].flat().map((cookie) => cookie.replace(/(; *path=)(?=\/)/i, `$1${prefix}`)) };

/**
 * Wraps the body for the API. A failed proxy request destroys its body, which must not take down the connection on
 * which the visitor waits for the response.
 */
function wrapBody(body: Readable): Readable {
  const passed = new PassThrough();
  body.once('close', () => {
    if (!body.readableEnded) passed.destroy(new Error('the visitor has gone'));
  });
  return body.pipe(passed);
}
