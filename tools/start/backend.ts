import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { root } from '../build/packages.ts';
import type { Ports } from './ports.ts';
import type { Supervisor } from './supervisor.ts';

/** The API and the simulators of the payment providers. */
export function startBackend(supervisor: Supervisor, ports: Ports) {
  supervisor.start('Webpay simulator', join(root, 'demo/providers/webpay/main.ts'), {
    WEBPAY_SIMULATOR_PORT: String(ports.webpay),
  });
  supervisor.start('API', join(root, 'demo/main.ts'), {
    LOG_LEVEL: process.env.LOG_LEVEL ?? 'warn',
    // The API's own PORT wins over API_PORT: the site's must not reach it.
    PORT: String(ports.api),
    API_PORT: String(ports.api),
    API_PUBLIC_URL: `http://localhost:${ports.api}`,
    SITE_URL: process.env.SITE_URL ?? `http://localhost:${ports.site}`,
    WEBPAY_BASE_URL: process.env.WEBPAY_BASE_URL ?? `http://localhost:${ports.webpay}`,
  });
}

/** Resolves when the API answers. @throws Error after `limit` milliseconds */
export async function apiIsUp(port: number, limit = 120_000) {
  const until = Date.now() + limit;
  while (Date.now() < until) {
    const response = await fetch(`http://localhost:${port}/countries`).catch(() => undefined);
    if (response?.ok) return;
    await wait(200);
  }
  throw new Error(`The API did not respond on port ${port}; see its messages above.`);
}
