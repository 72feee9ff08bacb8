import cors from '@fastify/cors';
import etag from '@fastify/etag';
import formbody from '@fastify/formbody';
import multipart from '@fastify/multipart';
import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox';
import { admissionHeader } from '@idavuelta/shared/contracts';
import { isEmailAddress } from '@idavuelta/shared/contracts/rules';
import Fastify, { type FastifyServerOptions } from 'fastify';
import type { Config } from './config/config.ts';
import { assertReachable, type Database } from './database/database.ts';
import { assertMigrated } from './database/migrate.ts';
import type { App } from './http/app.ts';
import { fileTimeoutMs, registerBodyTimeout } from './http/body-timeout.ts';
import { registerContacts } from './http/contacts/contacts.ts';
import { docsRoutes } from './http/docs.routes.ts';
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
import type { Authority } from './modules/fiscal/authority.ts';
import type { ProviderModule } from './modules/payments/provider-module.ts';
import { createServices } from './services.ts';
import { connectValkey } from './shared-values/valkey.ts';

export interface AppDependencies {
  config: Config;
  db: Database;
  jobs: Jobs;
  pictures?: PictureStore;
  /** Defaults to all payment providers. */
  paymentProviders?: readonly ProviderModule[];
  authorities?: readonly Authority[];
  /** How routes' schemas are compiled; defaults to Fastify's way. */
  schemaController?: FastifyServerOptions['schemaController'];
}

/**
 * Builds the API on a migrated database, without listening. Closing it does not close `db` and `jobs`, which belong to
 * the caller.
 */
export async function buildApp({
  config,
  db,
  jobs,
  pictures,
  paymentProviders,
  authorities,
  schemaController,
}: AppDependencies) {
  const app: App = Fastify({
    logger: config.logLevel === 'silent' ? false : loggerOptions(config.logLevel),
    trustProxy: config.trustProxy,
    bodyLimit: 64 * 1024,
    // Files take longer than other bodies, which have a limit of their own.
    requestTimeout: fileTimeoutMs,
    // Longer than the slowest payment provider; also closes connections whose response nobody reads.
    connectionTimeout: 60_000,
    http: { headersTimeout: config.requestTimeoutMs, connectionsCheckingInterval: 1000 },
    ajv: {
      customOptions: { allErrors: true, coerceTypes: 'array', useDefaults: true },
      onCreate: (ajv) => addTypedText(ajv.addFormat('date', isRealDay).addFormat('email', isEmailAddress)),
    },
    // Otherwise closing would wait for idle keep-alive connections.
    forceCloseConnections: 'idle',
    // Our own response has the format of all other errors.
    return503OnClosing: false,
    genReqId: requestIds(config.trustProxy),
    ...(schemaController && { schemaController }),
  }).withTypeProvider<TypeBoxTypeProvider>();
  const media = await configuredStore(config, app.log);
  const valkey = config.valkeyUrl ? await connectValkey(config.valkeyUrl, app.log) : undefined;
  app.addHook('onClose', () => valkey?.stop());
  const services = createServices({ config, db, jobs, valkey, log: app.log, media, paymentProviders, authorities });
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
    allowedHeaders: [
      'authorization',
      'content-type',
      'idempotency-key',
      'accept-language',
      'if-match',
      admissionHeader,
      csrfHeader,
    ],
    // Staff sessions use a cookie.
    credentials: true,
    // Lets browsers read the server's time, for the countdown of a hold.
    exposedHeaders: ['date'],
    maxAge: 600,
  });
  await registerSecurityHeaders(app, { https: !config.development });
  const { isDraining, answerLastRequests } = registerDraining(app);
  await registerLoadShedding(app, config.maxDelayMs);
  // Responses may contain a customer's data, so caching is off unless a route enables it.
  app.addHook('onSend', (_request, reply, _payload, done) => {
    if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store');
    done();
  });
  await app.register(formbody);
  await registerOpenApi(app, config);
  const checks = { database: () => assertReachable(db), migrations: () => assertMigrated(db), jobs: jobs.counts };
  healthRoutes(app, { checks, isDraining, metrics });
  // A worker only serves monitoring.
  if (config.role === 'worker') return Object.assign(app, { services, answerLastRequests });

  await app.register(mediaRoutes({ dir: config.mediaDir, store: media, pictures }));
  await app.register(async (scope) => {
    await scope.register(etag);
    await scope.register(multipart);
    registerContacts(scope as App, { db });
    services.routes(scope as App);
    docsRoutes(scope as App, config);
  });
  return Object.assign(app, { services, answerLastRequests });
}
