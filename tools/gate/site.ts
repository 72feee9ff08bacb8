import { spawn } from 'node:child_process';
import { createServer } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { root } from '../build/packages.ts';
import { isFree } from '../start/ports.ts';

/** What the commands that look at the test site are told: where it is, and that it runs. */
export interface GivenSite {
  env: { TEST_SITE: string; TEST_SITE_PORT: string };
  stop: () => Promise<unknown>;
}

/** Builds the releases and runs one test site on them, for all commands of this run. @throws Error with what it printed */
export async function startSite(): Promise<GivenSite> {
  const port = await freePorts();
  const env = { TEST_SITE: 'given', TEST_SITE_PORT: String(port) };
  const site = spawn(process.execPath, ['test-site/serve.ts'], {
    cwd: `${root}/e2e`,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, ...env },
  });
  let printed = '';
  for (const stream of [site.stdout, site.stderr]) stream.on('data', (chunk: Buffer) => (printed += chunk));
  const ended = new Promise((resolve) => site.once('exit', resolve));
  const stop = () => {
    site.kill('SIGTERM');
    return ended;
  };
  while (!(await fetch(`http://localhost:${port}`).catch(() => undefined))?.ok) {
    if (site.exitCode !== null) throw new Error(`the test site did not start:\n${printed}`);
    await wait(200);
  }
  return { env, stop };
}

/** Of the test site, above its first port. */
const offsets = [0, 1, 10, 11, 12];

/** The first of the ports that a test site needs, all of which are free. */
async function freePorts(): Promise<number> {
  for (;;) {
    const first = await portOfTheSystem();
    const free = await Promise.all(offsets.slice(1).map((offset) => isFree(first + offset)));
    if (free.every(Boolean)) return first;
  }
}

const portOfTheSystem = () =>
  new Promise<number>((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
