import { spawn } from 'node:child_process';
import { root } from '../test-site/environment.ts';
import { expect } from './fixtures.ts';

/**
 * Starts `npm run <words>` and waits until it has printed `ready`.
 * @param cwd of a copy of the checkout
 * @returns a function that stops it like Ctrl-C
 */
export async function startCommand(words: string[], env: Record<string, string>, ready: string, cwd = root) {
  const child = spawn('npm', ['run', '--silent', ...words], {
    cwd,
    detached: true, // a separate process group, so that Ctrl-C can be sent to all of it as a terminal does
    env: { ...process.env, ...env },
  });
  let printed = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (printed += chunk));
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const hasEnded = () => child.exitCode !== null || child.signalCode !== null;
  const stop = () => {
    if (child.pid && !hasEnded()) process.kill(-child.pid, 'SIGINT');
    return ended;
  };
  await expect.poll(() => hasEnded() || printed.includes(ready), { timeout: 150_000 }).toBe(true);
  if (!printed.includes(ready)) {
    await stop();
    throw new Error(`npm run ${words.join(' ')} ended with ${child.exitCode}:\n${printed}`);
  }
  return { stop };
}
