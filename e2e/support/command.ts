import { spawn } from 'node:child_process';
import { root } from '../test-site/environment.ts';
import { expect } from './fixtures.ts';

/**
 * Starts `npm run <words>` and waits until it has printed `ready`.
 * @param cwd of a copy of the checkout
 * @returns a way to stop it as Ctrl-C does
 */
export async function startCommand(words: string[], env: Record<string, string>, ready: string, cwd = root) {
  const child = spawn('npm', ['run', '--silent', ...words], {
    cwd,
    detached: true, // a group of its own, so that Ctrl-C can be sent to all of it as a terminal does
    env: { ...process.env, ...env },
  });
  let printed = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (printed += chunk));
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const stop = () => {
    if (child.pid) process.kill(-child.pid, 'SIGINT');
    return ended;
  };
  try {
    await expect.poll(() => printed, { timeout: 150_000 }).toContain(ready);
  } catch (error) {
    await stop();
    throw error;
  }
  return { stop };
}
