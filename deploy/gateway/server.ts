import { brotliDecompressSync } from 'node:zlib';
import httpProxy from '@fastify/http-proxy';
import fastifyStatic from '@fastify/static';
import Fastify, { type FastifyReply, type FastifyRequest } from 'fastify';
import { forBrowsers } from '../render/document.ts';
import type { Renderer } from '../render/renderer.ts';
import type { Overrides } from './overrides.ts';
import { createPages } from './page.ts';
import { securityHeaders } from './security.ts';
import { robotsOf, sitemapOf } from './sitemap.ts';

export interface GatewayOptions {
  outputDir: string;
  /** Where the API is, e.g. `http://localhost:3001`. */
  apiUrl: string;
  /** Origins that a payment form may be sent to. */
  paymentOrigins: string[];
  /** The shell's runtime configuration, as `/config.js` has it. */
  config?: object;
  /** Makes public pages into HTML; without one the browser does all the work. */
  renderer?: Renderer;
  /** Proxies before us tell the visitor's protocol and host. */
  trustProxy?: boolean;
  /** Development only: modules served by their dev servers. */
  overrides?: Overrides;
}

/** The site: immutable files, the registry, the API under `/backend`, and a page for every other path. */
export async function createGateway(options: GatewayOptions) {
  const { outputDir, apiUrl, paymentOrigins, config = {}, renderer, trustProxy = false, overrides } = options;
  const pages = createPages(outputDir, renderer, overrides);
  const headers = securityHeaders({ paymentOrigins, devOrigins: overrides?.origins ?? [] });
  const app = Fastify({
    logger: false,
    trustProxy,
    forceCloseConnections: true,
    // An address with a broken percent sequence is a mistyped page like any other.
    frameworkErrors: (_, request, reply) =>
      void sendPage(request, reply.headers(headers)).catch((error) => reply.send(error)),
  });

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

  // Only `sendFile`, for the routes below: new releases appear without a restart.
  await app.register(fastifyStatic, { root: outputDir, serve: false, preCompressed: true, dotfiles: 'ignore' });

  app.get('/modules/*', sendImmutable);
  app.get('/shell/*', sendImmutable);
  app.get('/registry.json', (_, reply) => {
    reply.type('application/json').header('cache-control', 'no-cache');
    return forBrowsers(pages.registry());
  });
  app.get('/config.js', (_, reply) => {
    reply.type('text/javascript').header('cache-control', 'no-cache');
    return `window.idavueltaConfig = ${JSON.stringify(config)};\n`;
  });
  app.get('/robots.txt', (request, reply) => reply.type('text/plain').send(robotsOf(originOf(request))));
  app.get('/sitemap.xml', async (request, reply) => {
    try {
      const sitemap = await sitemapOf(originOf(request), pages.registry(), apiUrl);
      return reply.type('application/xml').header('cache-control', 'public, max-age=3600').send(sitemap);
    } catch (error) {
      console.warn('no sitemap', error);
      return reply.code(503).header('retry-after', '600').type('text/plain').send('try again later');
    }
  });
  app.setNotFoundHandler(sendPage);
  return app;

  async function sendPage(request: FastifyRequest, reply: FastifyReply) {
    const path = pathOf(request);
    const wantsPage = /GET|HEAD/.test(request.method) && /html|\*\/\*/.test(request.headers.accept ?? '*/*');
    // `/favicon.ico` and the like; deeper down a dot is part of an event's name or of a token.
    const isFile = /^\/(modules|shell)\/|^\/[^/]+\.\w+$/.test(path);
    if (!wantsPage || isFile) return reply.code(404).type('text/plain').send('not found');
    const visit = {
      pathname: path,
      search: /\?.*$/s.exec(request.url)?.[0] ?? '',
      cookies: choiceCookie.exec(request.headers.cookie ?? '')?.[0] ?? '',
      origin: originOf(request),
    };
    const page = await pages.answer(visit);
    reply.header('cache-control', 'no-cache').header('vary', 'accept-encoding, cookie');
    if (page.status === 302) return reply.redirect(page.location);
    reply.code(page.status).type('text/html; charset=utf-8');
    if ('html' in page) return reply.send(page.html);
    const packed = /\bbr\b/.test(request.headers['accept-encoding'] ?? '');
    if (!packed) return reply.send(brotliDecompressSync(page.brotli));
    return reply.header('content-encoding', 'br').send(page.brotli);
  }
}

/** The one cookie that changes a page; whatever else is sent must not make copies of it. */
const choiceCookie = /idavuelta-locale=[\w.]{0,20}/;

/** Names in it are hashes and versions: a file never changes. */
const sendImmutable = (request: FastifyRequest, reply: FastifyReply) =>
  reply.sendFile(pathOf(request).slice(1), { immutable: true, maxAge: '1y' });

/** Where the visitor finds the site. */
const originOf = ({ protocol, host }: FastifyRequest) => `${protocol}://${host}`;

/** As the browser wrote it, less the query. */
const pathOf = ({ url }: FastifyRequest) => url.replace(/\?.*$/s, '');
