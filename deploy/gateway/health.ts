import type { Registry } from '@idavuelta/shared/contracts';
import { fetchWithin } from '@idavuelta/shared/contracts/servers';
import type { FastifyInstance } from 'fastify';

/** Limits for a response of the API. */
const limits = { maxBytes: 1_000_000, timeoutMs: 2_000 };

interface HealthOptions {
  registry: () => Registry;
  apiUrl: string;
  isStopping: () => boolean;
}

/**
 * `/healthz`: the process is alive. `/readyz`: it is not stopping, a shell is published and the API responds; otherwise
 * 503 with the failing checks.
 */
export function addHealthRoutes(app: FastifyInstance, { registry, apiUrl, isStopping }: HealthOptions) {
  app.get('/healthz', (_, reply) => reply.header('cache-control', 'no-store').send({ status: 'ok' }));

  app.get('/readyz', async (_, reply) => {
    const checks = { running: !isStopping(), shell: Boolean(registry().shell), api: await isUp(apiUrl) };
    const ready = Object.values(checks).every(Boolean);
    return reply
      .code(ready ? 200 : 503)
      .header('cache-control', 'no-store')
      .send({ status: ready ? 'ok' : 'unavailable', checks });
  });
}

const isUp = (apiUrl: string) =>
  fetchWithin(limits, `${apiUrl}/countries`).then(
    ({ ok }) => ok,
    () => false,
  );
