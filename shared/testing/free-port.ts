import { once } from 'node:events';
import { createServer, type Server } from 'node:net';

/** Below the system's ephemeral ports and PostgreSQL's, so that none is taken by chance. */
const range = { first: 11_000, count: 9_000 };

/**
 * Finds a port that is free, as are those at the offsets above it. They stay reserved for this process until it ends,
 * among all users of this function.
 */
export async function freePort(offsets: readonly number[] = []): Promise<number> {
  for (;;) {
    const first = range.first + Math.floor(Math.random() * range.count);
    const reserved = await Promise.all([0, ...offsets].map((offset) => reserve(first + offset)));
    if (reserved.every(Boolean)) return first;
    for (const reservation of reserved) reservation?.close();
  }
}

/** @returns a server that reserves the port for this process; undefined when the port is taken */
async function reserve(port: number): Promise<Server | undefined> {
  // A Linux abstract socket: only one process can have the name, and it is freed however that process ends.
  const name = process.platform === 'linux' ? `\0idavuelta-port-${port}` : 0;
  const reservation = await listening(name);
  const probe = reservation && (await listening(port));
  if (!probe) return void reservation?.close();
  await new Promise((resolve) => probe.close(resolve));
  return reservation.unref();
}

/** @param address a port, or the name of a local socket @returns undefined when it is taken */
async function listening(address: number | string): Promise<Server | undefined> {
  const server = createServer().listen(address);
  try {
    await once(server, 'listening');
    return server;
  } catch {
    return undefined;
  }
}
