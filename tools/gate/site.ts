import { spawn } from 'node:child_process';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort } from '@idavuelta/shared/testing/free-port';
import { root } from '../build/packages.ts';

/** Environment of commands that use the test site: where it is, and that it is running. */
export interface GivenSite {
  env: { TEST_SITE: string; TEST_SITE_PORT: string };
  stop: () => Promise<unknown>;
}

/** Builds the releases and runs one test site on them, for all commands of this run. @throws Error with its output */
export async function startSite(): Promise<GivenSite> {
  const port = await freePort(offsets);
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

/**
 * Offsets from the test site's first port: its own, those of parallel commands, and of a second site with dev servers.
 */
const offsets = [1, 10, 11, 12, 50, 51, 52, 53, 54, 60, 200, 201, 210, 211, 212, 400, 401];
