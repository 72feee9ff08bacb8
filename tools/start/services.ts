import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { root } from '../build/packages.ts';
import type { Ports } from './ports.ts';

/** Processes beside the gateway, all stopped together. */
export function createServices(onCrash: (name: string) => void) {
  const children = new Map<string, ChildProcess>();
  let stopping = false;

  return {
    start(name: string, script: string, env: Record<string, string>) {
      // A group of its own: Ctrl-C reaches us alone and we stop the others in order.
      const child = spawn(process.execPath, [join(root, script)], {
        cwd: root,
        detached: process.platform !== 'win32',
        stdio: ['ignore', 'inherit', 'inherit'],
        env: { ...process.env, ...env },
      });
      child.once('exit', (code) => {
        children.delete(name);
        if (!stopping) onCrash(`${name} stopped (exit code ${code})`);
      });
      children.set(name, child);
    },
    async stop() {
      stopping = true;
      const ended = [...children.values()].map((child) => new Promise((resolve) => child.once('exit', resolve)));
      for (const child of children.values()) child.kill('SIGTERM');
      await Promise.race([Promise.all(ended), wait(10_000)]);
      for (const child of children.values()) child.kill('SIGKILL');
    },
  };
}

export type Services = ReturnType<typeof createServices>;

/** The API and the simulators of the payment providers. */
export function startBackend(services: Services, ports: Ports) {
  services.start('Webpay simulator', 'demo/providers/webpay/main.ts', {
    WEBPAY_SIMULATOR_PORT: String(ports.webpay),
  });
  services.start('API', 'demo/main.ts', {
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
