import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { rejectTaken } from '@idavuelta/tools/start/ports.ts';
import { isSiteGiven, ports, siteUrl } from './ports.ts';

/**
 * Runs the test site while `work` runs, unless there is one already.
 * @throws Error with the site's output when it does not start
 */
export async function withTestSite(work: () => Promise<void>) {
  if (isSiteGiven) return work();
  // A site that is still stopping would respond in place of this one.
  await rejectTaken('TEST_SITE_PORT', ports.site, 'the command');
  const site = spawn(process.execPath, [join(import.meta.dirname, 'serve.ts')], { stdio: ['ignore', 'pipe', 'pipe'] });
  let printed = '';
  for (const stream of [site.stdout, site.stderr]) stream.on('data', (chunk) => (printed += chunk));
  const ended = new Promise((resolve) => site.once('exit', resolve));
  try {
    await isUp();
    await work();
  } finally {
    site.kill('SIGTERM');
    await ended;
  }

  async function isUp() {
    for (let tries = 0; tries < 600; tries += 1) {
      if (site.exitCode !== null) throw new Error(`The site did not start:\n${printed}`);
      if ((await fetch(siteUrl).catch(() => undefined))?.ok) return;
      await wait(500);
    }
    throw new Error(`The site did not start in time:\n${printed}`);
  }
}
