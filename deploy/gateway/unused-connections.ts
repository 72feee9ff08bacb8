import type { Server } from 'node:http';
import type { Socket } from 'node:net';

/**
 * Follows the connections on which no request has come yet. Browsers open some before they need them, and Node, which
 * counts them as busy, would wait for their first request when it closes the server.
 * @returns refuses such connections from now on, and ends those that there are
 */
export function followUnusedConnections(server: Server): () => void {
  const unused = new Set<Socket>();
  let refused = false;
  server.on('connection', (socket) => {
    if (refused) return void socket.destroy();
    unused.add(socket);
    socket.once('close', () => unused.delete(socket));
  });
  server.on('request', ({ socket }) => unused.delete(socket));
  return () => {
    refused = true;
    for (const socket of unused) socket.destroy();
  };
}
