import { once } from 'node:events';
import { createServer } from 'node:net';

/** Below the ports that the system gives to whoever asks for any: none of them is taken by chance. */
const range = { first: 20_000, count: 12_000 };

/** @returns the first of some ports on which nobody listens: it, and those at the offsets above it */
export async function freePort(offsets: readonly number[] = []): Promise<number> {
  for (;;) {
    const first = range.first + Math.floor(Math.random() * range.count);
    const free = await Promise.all([0, ...offsets].map((offset) => isFree(first + offset)));
    if (free.every(Boolean)) return first;
  }
}

async function isFree(port: number) {
  const probe = createServer().listen(port);
  try {
    await once(probe, 'listening');
    return true;
  } catch {
    return false;
  } finally {
    probe.close();
  }
}
