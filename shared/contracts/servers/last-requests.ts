import type { Server } from 'node:http';
import { Server as NetServer, type Socket } from 'node:net';
import { setImmediate as nextRound, setTimeout as sleep } from 'node:timers/promises';

/**
 * Milliseconds in which a connection may still bring a request, from when nobody listens any more or its last answer; more
 * when a part of one has arrived.
 */
const patience = { quiet: 1_000, arriving: 5_000 };
/** Milliseconds between two looks. */
const interval = 20;
/** Rounds of the event loop without a new connection, after which the system's queue is empty: each takes one out of it. */
const quietRounds = 3;
/** Rounds after which it is closed all the same. */
const maxRounds = 1_000;

/**
 * Follows the connections on which no request is under way: those that browsers open before they need them, and those
 * that are kept between requests. A request may be on its way on each; closed at once, it would be reset.
 */
export function followConnections(server: Server) {
  const waiting = new Map<Socket, { since: number; bytes: number }>();
  const wait = (socket: Socket) => void waiting.set(socket, { since: Date.now(), bytes: socket.bytesRead });
  let quiet = 0;
  server.on('connection', (socket) => {
    quiet = 0;
    wait(socket);
    socket.once('close', () => waiting.delete(socket));
  });
  server.on('request', ({ socket }, response) => {
    waiting.delete(socket);
    response.once('close', () => {
      if (!socket.destroyed) wait(socket);
    });
  });

  return {
    /** Refuses new connections and keeps the open ones, which the HTTP server's own way would close. */
    async stopListening() {
      // A connection that still waits in the system's queue would be reset.
      for (let round = 0; quiet < quietRounds && round < maxRounds; round += 1, quiet += 1) await nextRound();
      NetServer.prototype.close.call(server);
    },
    /** Ends each connection on which no request comes for a while; others end by themselves, once theirs is answered. */
    async end() {
      const began = Date.now();
      for (; waiting.size > 0; await sleep(interval)) {
        for (const [socket, { since, bytes }] of waiting) {
          const limit = socket.bytesRead > bytes ? patience.arriving : patience.quiet;
          if (Date.now() - Math.max(since, began) > limit) socket.destroySoon();
        }
      }
    },
  };
}
