import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/**
 * Starts what a service of a cluster is: connections go to the given servers in turn, past those that refuse them.
 * @returns its port, and a function that ends it
 */
export async function startBalancer(ports: number[]) {
  let turn = 0;
  const sockets = new Set<Socket>();

  function forward(near: Socket, attempt: number) {
    const port = ports[(turn + attempt) % ports.length] ?? 0;
    const far = connect(port, '127.0.0.1');
    far.once('error', () => {
      if (attempt + 1 < ports.length && near.bytesRead === 0) forward(near, attempt + 1);
      else near.destroy();
    });
    far.once('connect', () => {
      near.pipe(far).pipe(near);
      far.removeAllListeners('error').on('error', () => near.destroy());
      near.on('close', () => far.destroy());
      far.on('close', () => near.destroy());
    });
  }

  const server = createServer({ pauseOnConnect: true }, (near) => {
    sockets.add(near);
    near.on('error', () => {}).on('close', () => sockets.delete(near));
    turn += 1;
    forward(near, 0);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    port: (server.address() as AddressInfo).port,
    stop() {
      for (const socket of sockets) socket.destroy();
      server.close();
    },
  };
}
