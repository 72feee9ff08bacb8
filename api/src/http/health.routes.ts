import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { Registry } from 'prom-client';
import { AppError } from '../errors.ts';
import { addressesIn } from './proxies.ts';

export interface HealthOptions {
  /** What must work before the process may receive requests; a failing check throws. */
  checks: Record<string, () => Promise<unknown>>;
  isDraining: () => boolean;
  metrics: () => Promise<string>;
}

const checkLimitMs = 3000;
const ownNetwork = addressesIn('loopback,uniquelocal');

/** Routes for operators: liveness, readiness and metrics. */
export function healthRoutes(app: FastifyInstance, { checks, isDraining, metrics }: HealthOptions) {
  const options = { schema: { hide: true }, logLevel: 'warn' as const };

  app.get('/healthz', options, async () => ({ alive: true }));

  app.get('/readyz', options, async (_request, reply) => {
    const results = await Promise.all(
      Object.entries(checks).map(async ([name, check]) => {
        const passed = check().then(
          () => true,
          () => false,
        );
        return [name, await Promise.race([passed, sleep(checkLimitMs, false, { ref: false })])] as const;
      }),
    );
    const ready = !isDraining() && results.every(([, passed]) => passed);
    return reply.code(ready ? 200 : 503).send({ ready, ...Object.fromEntries(results) });
  });

  // Behind a trusted proxy the address is the visitor's, who must not see the metrics.
  app.get('/metrics', options, async (request, reply) => {
    if (!ownNetwork(request.ip)) throw new AppError('NOT_FOUND');
    return reply.type(Registry.PROMETHEUS_CONTENT_TYPE).send(await metrics());
  });
}
