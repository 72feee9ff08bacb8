import type { Server } from 'node:http';
import { Server as NetServer, type Socket } from 'node:net';
import { setImmediate as nextRound, setTimeout as sleep } from 'node:timers/promises';

/**
 * Milliseconds in which a connection may still send a request, counted from the end of listening or its last response;
 * longer once part of a request has arrived.
 */
const patience = { quiet: 1_000, arriving: 5_000 };
/** Polling interval, in milliseconds. */
const interval = 20;
/**
 * Rounds of the event loop without a new connection after which the system's accept queue is empty: each round accepts
 * one.
 */
const quietRounds = 3;
/** Rounds after which listening ends regardless. */
const maxRounds = 1_000;

/**
 * Tracks connections without a request in progress: those that browsers open in advance, and keep-alive ones. Each may
 * have a request on its way, which closing at once would reset.
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
    /** Refuses new connections but keeps the open ones, which the HTTP server's own `close` would end. */
    async stopListening() {
      // A connection still in the system's accept queue would be reset.
      for (let round = 0; quiet < quietRounds && round < maxRounds; round += 1, quiet += 1) await nextRound();
      NetServer.prototype.close.call(server);
    },
    /**
     * Ends each connection that stays without a request for a while; the others end by themselves once theirs is
     * answered.
     */
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
