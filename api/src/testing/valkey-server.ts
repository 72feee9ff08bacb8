import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { freePort } from '@idavuelta/shared/testing/free-port';
import type { CleanUp } from './process.ts';

/** Starts Debian's `redis-server`, which speaks the protocol of Valkey, without storing anything on disk. */
export async function startValkey(t: CleanUp) {
  const port = await freePort();
  const args = ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no'];

  async function start() {
    const child = spawn('redis-server', args, { stdio: ['ignore', 'pipe', 'inherit'] });
    await new Promise<void>((resolve, reject) => {
      child.once('error', () => reject(new Error('redis-server is not installed: apt-get install redis-server')));
      child.stdout.on('data', (text: Buffer) => text.includes('Ready to accept connections') && resolve());
    });
    return child;
  }

  let child = await start();
  async function stop() {
    if (child.exitCode !== null || child.signalCode !== null) return;
    child.kill('SIGKILL');
    await once(child, 'exit');
  }
  t.after(stop);
  return {
    url: `redis://127.0.0.1:${port}`,
    /** Ends the server, and with it everything it holds. */
    stop,
    /** Starts it again, empty. */
    async restart() {
      await stop();
      child = await start();
    },
    /** Stops it from responding, without closing connections. */
    freeze: () => child.kill('SIGSTOP'),
  };
}
