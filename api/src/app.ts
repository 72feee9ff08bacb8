import cors from '@fastify/cors';
import etag from '@fastify/etag';
import formbody from '@fastify/formbody';
import multipart from '@fastify/multipart';
import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox';
import { isEmailAddress } from '@idavuelta/shared/contracts/rules';
import Fastify, { type FastifyServerOptions } from 'fastify';
import type { Config } from './config/config.ts';
import { assertReachable, type Database } from './database/database.ts';
import { assertMigrated } from './database/migrate.ts';
import type { App } from './http/app.ts';
import { fileTimeoutMs, registerBodyTimeout } from './http/body-timeout.ts';
import { registerContacts } from './http/contacts/contacts.ts';
import { registerDraining } from './http/draining.ts';
import { registerErrorHandlers } from './http/error-handler.ts';
import { healthRoutes } from './http/health.routes.ts';
import { isRealDay, registerInputGuard } from './http/input-guard.ts';
import { registerLoadShedding } from './http/load-shedding.ts';
import { registerMetrics } from './http/metrics.ts';
import { registerOpenApi } from './http/openapi.ts';
import { registerRequestBudget } from './http/request-budget.ts';
import { registerRequestId, requestIds } from './http/request-id.ts';
import { registerSecurityHeaders } from './http/security-headers.ts';
import { csrfHeader } from './http/staff-csrf.ts';
import { addTypedText } from './http/typed-text.ts';
import type { Jobs } from './jobs/jobs.ts';
import { loggerOptions } from './log/log.ts';
import { mediaRoutes } from './media/media.routes.ts';
import type { PictureStore } from './media/picture-store.ts';
import { configuredStore } from './media/stores/configured-store.ts';
import type { ProviderModule } from './modules/payments/provider-module.ts';
import { createServices } from './services.ts';

export interface AppDependencies {
  config: Config;
  db: Database;
  jobs: Jobs;
  pictures?: PictureStore;
  /** By default every payment provider. */
  paymentProviders?: readonly ProviderModule[];
  /** How the schemas of routes become validators and serializers; by default as Fastify makes them. */
  schemaController?: FastifyServerOptions['schemaController'];
}

/** The API over a migrated database, not listening yet. Closing it does not close `db` and `jobs`: their maker does. */
export async function buildApp({ config, db, jobs, pictures, paymentProviders, schemaController }: AppDependencies) {
  const app: App = Fastify({
    logger: config.logLevel === 'silent' ? false : loggerOptions(config.logLevel),
    trustProxy: config.trustProxy,
    bodyLimit: 64 * 1024,
    // A file takes longer than what other bodies are given.
    requestTimeout: fileTimeoutMs,
    // Longer than the slowest payment provider: it also ends connections whose answer nobody reads.
    connectionTimeout: 60_000,
    http: { headersTimeout: config.requestTimeoutMs, connectionsCheckingInterval: 1000 },
    ajv: {
      customOptions: { allErrors: true, coerceTypes: 'array', useDefaults: true },
      onCreate: (ajv) => addTypedText(ajv.addFormat('date', isRealDay).addFormat('email', isEmailAddress)),
    },
    // Otherwise closing would wait for idle keep-alive connections.
    forceCloseConnections: 'idle',
    // Ours says it in the shape of every other error.
    return503OnClosing: false,
    genReqId: requestIds(config.trustProxy),
    ...(schemaController && { schemaController }),
  }).withTypeProvider<TypeBoxTypeProvider>();
  const media = await configuredStore(config, app.log);
  const services = createServices({ config, db, jobs, log: app.log, media, paymentProviders });
  app.decorateRequest('customerId', 0);
  app.decorateRequest('sessionId', undefined);
  registerErrorHandlers(app);
  registerRequestId(app);
  registerRequestBudget(app, config.trustProxy);
  registerBodyTimeout(app, config.requestTimeoutMs);
  const metrics = registerMetrics(app, { db, jobs });
  registerInputGuard(app);

  await app.register(cors, {
    origin: (origin, done) => {
      if (origin === undefined) return done(null, false);
      services.allowedOrigins.match(origin).then(
        (allowed) => done(null, allowed ?? false),
        (error) => done(error, false),
      );
    },
    methods: ['GET', 'POST', 'PUT', 'DELETE'],
    allowedHeaders: ['authorization', 'content-type', 'idempotency-key', 'accept-language', 'if-match', csrfHeader],
    // The session of staff is a cookie.
    credentials: true,
    // Tells browsers the time, by which they count down how long seats are held.
    exposedHeaders: ['date'],
    maxAge: 600,
  });
  await registerSecurityHeaders(app, { https: !config.development });
  const { isDraining, answerLastRequests } = registerDraining(app);
  await registerLoadShedding(app, config.maxDelayMs);
  // A response may hold one customer's data, so caching is off unless the route turns it on.
  app.addHook('onSend', (_request, reply, _payload, done) => {
    if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store');
    done();
  });
  await app.register(formbody);
  await registerOpenApi(app, config);
  const checks = { database: () => assertReachable(db), migrations: () => assertMigrated(db), jobs: jobs.counts };
  healthRoutes(app, { checks, isDraining, metrics });
  // A worker answers those who watch it and nobody else.
  if (config.role === 'worker') return Object.assign(app, { services, answerLastRequests });

  await app.register(mediaRoutes({ dir: config.mediaDir, store: media, pictures }));
  await app.register(async (scope) => {
    await scope.register(etag);
    await scope.register(multipart);
    registerContacts(scope as App, { db });
    services.routes(scope as App);
  });
  return Object.assign(app, { services, answerLastRequests });
}
