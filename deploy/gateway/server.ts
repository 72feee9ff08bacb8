import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import { findRoute, ownedRoutes } from '@idavuelta/shared/contracts';
import Fastify, { type FastifyReply, type FastifyRequest, LogController } from 'fastify';
import { readableByAll } from '../registry/cache-control.ts';
import { hasCanary } from '../registry/canary.ts';
import { contentType, isText } from '../registry/content-type.ts';
import { createRegistryReader } from '../registry/registry-file.ts';
import { readPublicKeys } from '../registry/signing/keys.ts';
import { readRights } from '../registry/signing/rights.ts';
import type { Renderer } from '../render/renderer.ts';
import type { SiteConfig } from '../site-config.ts';
import { type ApiLimits, defaultApiLimits } from './api-limits.ts';
import { addApiProxy, requestId } from './api-proxy.ts';
import { addClientEvents } from './client-events.ts';
import { createClientMetrics } from './client-metrics.ts';
import { addCspReports } from './csp-reports.ts';
import { encodedText } from './encoded-text.ts';
import { addHealthRoutes } from './health.ts';
import { type GatewayLog, loggerOptions, logResponses } from './log.ts';
import { addMetricsRoutes } from './metrics-routes.ts';
import { createOriginResolver } from './origins.ts';
import { type Overrides, withOverrides } from './overrides.ts';
import { createPages } from './pages.ts';
import { createPreviews } from './previews.ts';
import { addRegistryRoute } from './registry-route.ts';
import { securityHeaders } from './security.ts';
import { sendText, sharedText } from './send-text.ts';
import { addServiceWorkers } from './service-workers.ts';
import { sharedCacheHeaders } from './shared-cache.ts';
import { isForStaff, robotsOf, sitemapOf } from './sitemap.ts';
import { registryOfVisitor } from './visitor-group.ts';
import { comparedReleases, createVisits } from './visits.ts';
import { addWaitingRoom } from './waiting-room/routes.ts';

export interface GatewayOptions {
  /** Folder with the published releases. */
  outputDir: string;
  /** Base URL of the API, e.g. `http://localhost:3001`. */
  apiUrl: string;
  /** Time limits of the API; defaults when omitted. */
  apiLimits?: ApiLimits;
  /** Public origins of the site, e.g. `https://idavuelta.pe`. A request for any other host gets the first one. */
  origins: string[];
  /** Origins that payment forms may be posted to. */
  paymentOrigins: string[];
  /** Runtime configuration of the shell, served as `/config.js`. */
  config?: SiteConfig;
  /** Renders pages as HTML; without it browsers render them. */
  renderer?: Renderer;
  /** Whether a proxy in front sets `X-Forwarded-*` headers with the visitor's protocol and host. */
  trustProxy?: boolean;
  /** Signs what visitors were served, see `createVisits`; random when omitted. */
  visitKey?: string | Uint8Array;
  /** Signs places and admissions of waiting rooms, see `addWaitingRoom`. */
  waitingRoomKey?: string | undefined;
  /** Whether browsers are told to use HTTPS only (HSTS). */
  hsts?: boolean;
  /** False makes installed service workers remove themselves. */
  serviceWorkers?: boolean;
  /** Tells whether the process is about to stop, and so is not ready. */
  isStopping?: () => boolean;
  /** Tells whether the server has stopped listening: connections then close after their current request. */
  isClosing?: () => boolean;
  /** Logging is disabled when omitted. */
  log?: GatewayLog;
  /** Fetches the release of a missing file into the folder. */
  fetchRelease?: (path: string) => Promise<boolean>;
  /** Development only: modules served by their dev servers. */
  overrides?: Overrides;
}

/**
 * Creates the web server: files of releases, the registry, the API under `/backend`, and a page for every other path.
 */
export async function createGateway(options: GatewayOptions) {
  const {
    outputDir,
    apiUrl,
    apiLimits = defaultApiLimits,
    origins,
    paymentOrigins,
    config = {},
    renderer,
    trustProxy = false,
    hsts = false,
    visitKey = randomBytes(32),
    waitingRoomKey,
    serviceWorkers = true,
    isStopping = () => false,
    isClosing = () => false,
    fetchRelease,
    overrides,
    log,
  } = options;
  const originOf = createOriginResolver(origins);
  const headers = securityHeaders({ paymentOrigins, devOrigins: overrides?.origins ?? [], config, hsts });
  const app = Fastify({
    logger: log ? loggerOptions(log) : false,
    // One log line per response instead of two per request.
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy,
    // No incoming request takes longer than an upload for the API.
    requestTimeout: apiLimits.file,
    genReqId: requestId,
    // Requests in progress finish, whereas idle keep-alive connections do not delay stopping.
    forceCloseConnections: 'idle',
    // Fastify rejects malformed percent-encoding; it is redirected to /error404 like any unknown path.
    frameworkErrors: (_, request, reply) =>
      void sendPage(request, reply.headers(headers)).catch((error) => reply.send(error)),
  });

  const readRegistry = createRegistryReader(outputDir, {
    origins: config.moduleOrigins,
    report: (refused) => app.log.warn(refused, 'registry entry refused'),
  });
  const registry = withOverrides(readRegistry, overrides);
  const respond = createPages({ outputDir, renderer, devShellPage: overrides?.shellPage });

  const previews = createPreviews({
    outputDir,
    keys: readPublicKeys(process.env),
    mayDo: readRights(process.env),
    fetchRelease,
  });
  app.decorateRequest('previews');
  app.addHook('onRequest', async (request, reply) => {
    reply.headers(headers).header('x-request-id', request.id);
    await previews.read(request);
  });

  app.addHook('onSend', async (_, reply) => {
    if (isClosing()) reply.header('connection', 'close');
  });

  logResponses(app);
  await addApiProxy(app, apiUrl, apiLimits);
  addCspReports(
    app,
    (origin) => origins.includes(origin),
    (path) => findRoute(ownedRoutes(registry()), path)?.route.path ?? '/',
  );
  addHealthRoutes(app, { registry, apiUrl, isStopping });
  const metrics = createClientMetrics(registry);
  const visits = createVisits(visitKey);
  addClientEvents(app, metrics, visits);
  addMetricsRoutes(app, metrics);
  renderer?.onRender(metrics.rendered);

  // `serve: false` only adds `reply.sendFile`: routes per file would miss releases published later.
  await app.register(fastifyStatic, { root: outputDir, serve: false, preCompressed: true, dotfiles: 'ignore' });

  app.get('/modules/*', { onSend: setFileHeaders }, sendImmutable);
  app.get('/shell/*', { onSend: setFileHeaders }, sendImmutable);
  addRegistryRoute(app, registry, visits);
  addServiceWorkers(app, { outputDir, registry, enabled: serviceWorkers, fetchRelease });
  // Dev servers have other origins, and browsers load modules only from origins in the configuration.
  const browserConfig = overrides
    ? { ...config, moduleOrigins: [...(config.moduleOrigins ?? []), ...overrides.origins] }
    : config;
  app.get('/config.js', (request, reply) => {
    reply.type('text/javascript').header('cache-control', 'no-cache');
    return sendText(request, reply, sharedText(`window.idavueltaConfig = ${JSON.stringify(browserConfig)};\n`));
  });
  app.get('/robots.txt', (request, reply) => reply.type('text/plain').send(robotsOf(originOf(request), registry())));
  app.get('/sitemap.xml', async (request, reply) => {
    try {
      const sitemap = await sitemapOf(originOf(request), registry(), apiUrl);
      reply.type('application/xml').header('cache-control', 'public, max-age=3600');
      return sendText(request, reply, encodedText(sitemap));
    } catch (error) {
      request.log.warn({ reason: (error as Error).message }, 'no sitemap');
      return reply.code(503).header('retry-after', '600').type('text/plain').send('try again later');
    }
  });
  addWaitingRoom(app, { apiUrl, secret: waitingRoomKey });
  app.setNotFoundHandler(sendPage);
  return app;

  /** Sends a file of a release. Its URL contains a version or hash, so it may be cached forever. */
  async function sendImmutable(request: FastifyRequest, reply: FastifyReply) {
    const path = pathOf(request);
    if (fetchRelease && !existsSync(join(outputDir, path))) await fetchRelease(path);
    const [, module, version] = /^\/modules\/([\w-]+)\/([\w.+-]+)\/remoteEntry\.js$/.exec(path) ?? [];
    if (module && version) metrics.served({ module, version }, 'entry');
    return reply.sendFile(path.slice(1), { immutable: true, maxAge: '1y' });
  }

  async function sendPage(request: FastifyRequest, reply: FastifyReply) {
    const path = pathOf(request);
    const wantsPage = /GET|HEAD/.test(request.method) && /html|\*\/\*/.test(request.headers.accept ?? '*/*');
    // At the top level a dot marks a file, such as `/favicon.ico`; deeper it may be part of an event's name or a token.
    const isFile = /^\/(modules|shell)\/|^\/[^/]+\.\w+$/.test(path);
    if (!wantsPage || isFile) return reply.code(404).type('text/plain').send('not found');
    const present = registry();
    if (await previews.change(request, reply, present)) return reply;
    const theirs = registryOfVisitor(present, request, reply);
    const page = await respond({
      registry: theirs,
      pathname: path,
      acceptLanguage: request.headers['accept-language'],
      search: /\?.*$/s.exec(request.url)?.[0] ?? '',
      cookies: localeCookie.exec(request.headers.cookie ?? '')?.[0] ?? '',
      origin: originOf(request),
    });
    reply.header('cache-control', 'no-cache');
    if ('location' in page) return reply.redirect(page.location, page.status);
    if (theirs.previews) reply.headers({ 'cache-control': 'private, no-store', 'x-robots-tag': 'noindex' });
    else {
      visits.serve(present, theirs, request, reply);
      for (const release of comparedReleases(present, theirs)) metrics.served(release, 'page');
    }
    if (isForStaff(theirs, path)) reply.header('x-robots-tag', 'noindex');
    if (page.status === 503) reply.header('retry-after', switchedOffRetry);
    reply.code(page.status).type('text/html; charset=utf-8');
    if (page.link) reply.header('link', page.link);
    if (page.madeAt) reply.headers(staleHeaders(page.madeAt));
    // During a canary a page depends on the visitor's group, and counts their visit.
    if (page.tags && !theirs.previews && !hasCanary(present)) reply.headers(sharedCacheHeaders(page.tags));
    return sendText(request, reply, page.html, 'cookie');
  }
}

/** Marks an earlier rendering, sent because a fresh one failed (RFC 9211). */
function staleHeaders(madeAt: number) {
  const age = Math.max(0, Math.round((Date.now() - madeAt) / 1_000));
  return { age: String(age), 'cache-status': `gateway; hit; ttl=-${age}; detail=stale-if-error` };
}

/** Seconds after which crawlers may retry a page of a module that is switched off. */
const switchedOffRetry = '600';

/** Sets the headers of a release's file. The library's own list of types is older than the one of bucket and nginx. */
async function setFileHeaders(request: FastifyRequest, reply: FastifyReply) {
  if (reply.statusCode >= 300) return;
  const type = contentType(pathOf(request));
  reply.type(isText(type) ? `${type}; charset=utf-8` : type).headers(readableByAll);
}

/**
 * The only cookie that rendering reads. The page cache's key contains it; any other cookie there would give every
 * visitor a cache entry of their own.
 */
const localeCookie = /idavuelta-locale=[\w.]{0,20}/;

/** Returns the path as the browser sent it, without the query. */
const pathOf = ({ url }: FastifyRequest) => url.replace(/\?.*$/s, '');
