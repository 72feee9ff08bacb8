import httpProxy from '@fastify/http-proxy';
import fastifyStatic from '@fastify/static';
import Fastify, { type FastifyReply, type FastifyRequest } from 'fastify';
import type { Overrides } from './overrides.ts';
import { createPage, type Page } from './page.ts';
import { securityHeaders } from './security.ts';

export interface GatewayOptions {
  siteDir: string;
  /** Where the API is, e.g. `http://localhost:3001`. */
  apiUrl: string;
  /** Origins that a payment form may be sent to. */
  paymentOrigins: string[];
  /** Development only: modules served by their dev servers. */
  overrides?: Overrides;
}

const aYear = 'public, max-age=31536000, immutable';

/** The local site: immutable files, the registry, the API under `/backend`, and the shell for every other path. */
export async function createGateway({ siteDir, apiUrl, paymentOrigins, overrides }: GatewayOptions) {
  const app = Fastify({ logger: false, forceCloseConnections: true });
  const page: Page = createPage(siteDir, overrides);
  const headers = securityHeaders({ paymentOrigins, devOrigins: overrides?.origins ?? [] });

  app.addHook('onRequest', async (_, reply) => {
    reply.headers(headers);
  });

  await app.register(httpProxy, {
    upstream: apiUrl,
    prefix: '/backend',
    replyOptions: {
      // The same envelope as the API's own refusals, so that clients need no second rule.
      onError: (reply) =>
        void reply.code(503).send({ success: false, code: 'NETWORK', message: 'The API does not answer' }),
    },
  });

  await app.register(fastifyStatic, {
    root: siteDir,
    preCompressed: true,
    serveDotFiles: false,
    wildcard: false,
    index: false,
    globIgnore: ['**'], // routes below; new releases appear without a restart
  });

  app.get('/modules/*', sendImmutable);
  app.get('/shell/*', sendImmutable);
  app.get('/registry.json', (_, reply) => {
    reply.type('application/json').header('cache-control', 'no-cache');
    return page.registry();
  });
  app.get('/config.js', (_, reply) => {
    reply.type('text/javascript').header('cache-control', 'no-cache');
    return `window.idavueltaConfig = ${JSON.stringify({})};\n`;
  });
  app.setNotFoundHandler(async (request, reply) => {
    const wantsPage = /GET|HEAD/.test(request.method) && /html|\*\/\*/.test(request.headers.accept ?? '*/*');
    const isFile = /^\/(modules|shell)\/|\.\w{2,5}$/.test(request.url.split('?')[0] ?? '');
    if (!wantsPage || isFile) return reply.code(404).type('text/plain').send('not found');
    const { pathname } = new URL(request.url, 'http://site');
    reply
      .code(pathname === '/error404' ? 404 : 200)
      .type('text/html; charset=utf-8')
      .header('cache-control', 'no-cache');
    return reply.send(await page.html(pathname));
  });
  return app;

  function sendImmutable(request: FastifyRequest, reply: FastifyReply) {
    const { pathname } = new URL(request.url, 'http://site');
    reply.header('cache-control', aYear);
    return reply.sendFile(pathname.slice(1), { immutable: true, maxAge: 31_536_000_000 });
  }
}
