import type { ChildProcess } from 'node:child_process';
import autocannon from 'autocannon';
import { gatewayUrl, isHeldOnOneCore, paths, request, withGateway } from './gateway-process.ts';
import { measureMemory } from './memory.ts';
import { printProfile } from './profile.ts';
import type { CpuProfile } from './thread-profile.ts';

type Kind = 'uncached' | 'cached';

const headers = { 'accept-encoding': 'br' };

/** Pages per second and core. */
const goals: Record<Kind, Record<string, number>> = {
  uncached: { '/': 300, '/event/noche-de-cumbia': 300 },
  cached: Object.fromEntries(paths.map((path) => [path, 10_000])),
};

/**
 * Prints pages per second and time per page of one gateway on one core, uncached and cached, and its memory. `per core`
 * is based on the gateway's CPU time, so it holds even when the load generator is the bottleneck.
 */
export async function measureServer(briefly: boolean) {
  const seconds = briefly ? 1 : 8;
  console.log(
    `${'pages'.padEnd(10)} ${'path'.padEnd(26)} ${'pages/s'.padStart(8)} ${'per core'.padStart(9)} ${'p50 ms'.padStart(7)} ${'p99 ms'.padStart(7)} errors`,
  );
  await withGateway(0, async (gateway) => {
    for (const path of paths) await load(gateway, 'uncached', path, seconds);
  });
  await withGateway(1_000, async (gateway) => {
    for (const path of paths) await load(gateway, 'cached', path, seconds);
  });
  await withGateway(1_000, (gateway) => measureMemory(gateway, briefly ? 2_000 : 100_000));
  console.log('! = misses its goal: uncached / and event ≥ 300 per core, cached ≥ 10,000');
  if (!isHeldOnOneCore) console.log('taskset is not on this machine: the gateway was not held on one core');
}

async function load(gateway: ChildProcess, kind: Kind, path: string, seconds: number) {
  const url = gatewayUrl + path;
  await autocannon({ url, headers, duration: Math.ceil(seconds / 4), connections: 1 }); // warm-up
  // One connection shows the cost of a page, many show the throughput.
  const single = await autocannon({ url, headers, duration: Math.ceil(seconds / 2), connections: 1 });
  const before = await processorSeconds(gateway);
  const many = await autocannon({ url, headers, duration: seconds, connections: kind === 'cached' ? 20 : 4 });
  const perCore = many.requests.total / ((await processorSeconds(gateway)) - before);
  const failed = many.errors + many.non2xx + single.errors + single.non2xx;
  const mark = perCore < (goals[kind][path] ?? 0) ? '!' : ' ';
  console.log(
    `${kind.padEnd(10)} ${path.padEnd(26)} ${many.requests.average.toFixed(0).padStart(8)} ${perCore.toFixed(0).padStart(8)}${mark} ${single.latency.p50.toFixed(0).padStart(7)} ${single.latency.p99.toFixed(0).padStart(7)} ${failed}`,
  );
}

/** Returns the CPU seconds of all threads of the gateway so far. */
async function processorSeconds(gateway: ChildProcess) {
  const { user, system } = await request<NodeJS.CpuUsage>(gateway, 'processor time');
  return (user + system) / 1e6;
}

/** Prints where the time of rendering a landing page goes, by package and function. */
export const profileServer = (briefly: boolean) =>
  withGateway(0, async (gateway) => {
    const visit = (duration: number) => autocannon({ url: gatewayUrl, headers, duration, connections: 4 });
    await visit(briefly ? 1 : 4); // warm-up
    await request(gateway, 'begin profile');
    await visit(briefly ? 1 : 16);
    printProfile(await request<CpuProfile>(gateway, 'end profile'));
  });
