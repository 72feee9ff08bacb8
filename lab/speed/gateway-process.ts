import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { ports } from '@idavuelta/e2e/test-site/ports.ts';

const port = ports.site + 50;
export const gatewayUrl = `http://localhost:${port}`;

/** Paths of the measured pages. */
export const paths = ['/', '/event/noche-de-cumbia', '/massive-events', '/faq'];

/** Pins a process to one core, where the machine supports it. */
const onOneCore = spawnSync('taskset', ['--version']).status === 0 ? ['taskset', '-c', '0'] : [];
export const isHeldOnOneCore = onOneCore.length > 0;

/** @returns the gateway process's response about itself */
export async function request<Answer>(gateway: ChildProcess, question: string): Promise<Answer> {
  gateway.send(question);
  const [answer] = await once(gateway, 'message');
  return answer;
}

/**
 * Passes `work` a gateway with one rendering thread.
 * @param ttl of cached pages, in milliseconds
 */
export async function withGateway(ttl: number, work: (gateway: ChildProcess) => Promise<void>) {
  const [command = process.execPath, ...words] = [
    ...onOneCore,
    process.execPath,
    '--expose-gc',
    join(import.meta.dirname, 'gateway.ts'),
  ];
  const gateway = spawn(command, words, {
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    env: { ...process.env, PORT: String(port), TTL: String(ttl) },
  });
  try {
    for (let tries = 0; tries < 100; tries += 1) {
      if ((await fetch(`${gatewayUrl}/registry.json`).catch(() => undefined))?.ok) break;
      await wait(100);
    }
    await work(gateway);
  } finally {
    gateway.kill('SIGTERM');
    await once(gateway, 'exit');
  }
}
