import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/**
 * Starts a proxy to the database at `url` that can be blocked, as when a server hangs: connections stay open but
 * silent.
 */
export async function blockableWayTo(url: string) {
  const { hostname, port } = new URL(url);
  const way = new URL(url);
  const sockets = new Set<Socket>();
  let blocked = false;
  let isRefusing = false;

  const server = createServer((near) => {
    if (isRefusing) return void near.destroy();
    const far = connect(Number(port), hostname);
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(from);
      from.on('data', (chunk) => {
        if (!blocked) to.write(chunk);
      });
      from.on('error', () => {});
      from.on('close', () => {
        sockets.delete(from);
        to.destroy();
      });
    }
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  way.port = String((server.address() as AddressInfo).port);

  return {
    url: way.href,
    /** Stops forwarding; data sent meanwhile is lost. */
    block() {
      blocked = true;
    },
    /** Drops new connections immediately; existing ones continue. */
    refuse() {
      isRefusing = true;
    },
    /** Accepts new connections again. */
    unblock() {
      blocked = false;
      isRefusing = false;
      for (const socket of sockets) socket.destroy();
    },
    close() {
      for (const socket of sockets) socket.destroy();
      server.close();
    },
  };
}
