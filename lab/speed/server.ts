import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { ports } from '@idavuelta/e2e/test-site/ports.ts';
import autocannon from 'autocannon';
import { printProfile } from './profile.ts';
import type { CpuProfile } from './thread-profile.ts';

const port = ports.site + 50;
const paths = ['/', '/event/noche-de-cumbia', '/massive-events', '/faq'];

const headers = { 'accept-encoding': 'br' };

/** Holds a process on one core, where the machine can. */
const onOneCore = spawnSync('taskset', ['--version']).status === 0 ? ['taskset', '-c', '0'] : [];

/**
 * Prints pages per second and time per page of one gateway on one core, uncached and cached. `per core` counts by the
 * processor time that the gateway used, so it holds where the load generator is the slower of the two.
 */
export async function measureServer(briefly: boolean) {
  const seconds = briefly ? 1 : 8;
  console.log(
    `${'pages'.padEnd(10)} ${'path'.padEnd(26)} ${'pages/s'.padStart(8)} ${'per core'.padStart(8)} ${'p50 ms'.padStart(7)} ${'p99 ms'.padStart(7)} errors`,
  );
  await withGateway(0, async (gateway) => {
    for (const path of paths) await load(gateway, 'uncached', path, seconds);
  });
  await withGateway(1_000, async (gateway) => {
    for (const path of paths) await load(gateway, 'cached', path, seconds);
  });
  console.log('goals per core: the landing page uncached ≥ 300, cached ≥ 5,000');
  if (!onOneCore.length) console.log('taskset is not on this machine: the gateway was not held on one core');
}

async function load(gateway: ChildProcess, kind: string, path: string, seconds: number) {
  const url = `http://localhost:${port}${path}`;
  await autocannon({ url, headers, duration: Math.ceil(seconds / 4), connections: 1 }); // warm
  // One at a time tells what a page costs; many at a time how many there can be.
  const single = await autocannon({ url, headers, duration: Math.ceil(seconds / 2), connections: 1 });
  const before = await processorSeconds(gateway);
  const many = await autocannon({ url, headers, duration: seconds, connections: kind === 'cached' ? 20 : 4 });
  const perCore = many.requests.total / ((await processorSeconds(gateway)) - before);
  const failed = many.errors + many.non2xx + single.errors + single.non2xx;
  console.log(
    `${kind.padEnd(10)} ${path.padEnd(26)} ${many.requests.average.toFixed(0).padStart(8)} ${perCore.toFixed(0).padStart(8)} ${single.latency.p50.toFixed(0).padStart(7)} ${single.latency.p99.toFixed(0).padStart(7)} ${failed}`,
  );
}

/** Of all threads of the gateway, so far. */
async function processorSeconds(gateway: ChildProcess) {
  const { user, system } = await request<NodeJS.CpuUsage>(gateway, 'processor time');
  return (user + system) / 1e6;
}

async function request<Answer>(gateway: ChildProcess, question: string): Promise<Answer> {
  gateway.send(question);
  const [answer] = await once(gateway, 'message');
  return answer;
}

/** Prints where the time of rendering a landing page goes, by package and by function. */
export const profileServer = (briefly: boolean) =>
  withGateway(0, async (gateway) => {
    const url = `http://localhost:${port}/`;
    const visit = (duration: number) => autocannon({ url, headers, duration, connections: 4 });
    await visit(briefly ? 1 : 4); // warm
    await request(gateway, 'begin profile');
    await visit(briefly ? 1 : 16);
    printProfile(await request<CpuProfile>(gateway, 'end profile'));
  });

async function withGateway(ttl: number, work: (gateway: ChildProcess) => Promise<void>) {
  const [command = process.execPath, ...words] = [
    ...onOneCore,
    process.execPath,
    join(import.meta.dirname, 'gateway.ts'),
  ];
  const gateway = spawn(command, words, {
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    env: { ...process.env, PORT: String(port), TTL: String(ttl) },
  });
  try {
    for (let tries = 0; tries < 100; tries += 1) {
      if ((await fetch(`http://localhost:${port}/registry.json`).catch(() => undefined))?.ok) break;
      await wait(100);
    }
    await work(gateway);
  } finally {
    gateway.kill('SIGTERM');
    await once(gateway, 'exit');
  }
}
