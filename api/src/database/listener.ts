import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';

export interface ListenerOptions {
  channel: string;
  onNotification: (payload: string) => void;
  /** Called when listening begins, at first and after each loss: whatever was told before was not heard. */
  onListening: () => void;
  /** Called when the connection is lost, or cannot be had. */
  onLost: (error: Error) => void;
}

/** How often a silent connection is probed: a half-closed one stays silent for ever. */
const lookMs = 10_000;
const firstPauseMs = 100;
const longestPauseMs = 5_000;

/**
 * Receives notifications on a connection of its own and connects again whenever it is lost.
 * @param url of the server itself: a pooler of transactions passes nothing on
 */
export function startListener(url: string, { channel, onNotification, onListening, onLost }: ListenerOptions) {
  const stopping = new AbortController();
  const { signal } = stopping;

  /** @returns when the connection is lost or not needed any more */
  async function listen() {
    const client = new pg.Client({
      connectionString: url,
      application_name: `idavuelta-listener-${process.pid}`,
      connectionTimeoutMillis: 3000,
      query_timeout: 5000,
      keepAlive: true,
    });
    const lost = new AbortController();
    client.on('error', (error) => lost.abort(error));
    client.on('end', () => lost.abort(new Error('The connection ended.')));
    client.on('notification', ({ payload }) => onNotification(payload ?? ''));
    try {
      await client.connect();
      await client.query(`LISTEN ${client.escapeIdentifier(channel)}`);
      onListening();
      const over = AbortSignal.any([signal, lost.signal]);
      for (;;) {
        await sleep(lookMs, undefined, { signal: over });
        await client.query('SELECT');
      }
    } finally {
      // Not awaited: a silent server would not answer this either.
      client.end().catch(() => {});
    }
  }

  async function keepListening() {
    let pauseMs = firstPauseMs;
    while (!signal.aborted) {
      const began = Date.now();
      try {
        await listen();
      } catch (error) {
        if (signal.aborted) return;
        const { cause = error } = error as Error;
        onLost(cause as Error);
      }
      pauseMs = Date.now() - began > longestPauseMs ? firstPauseMs : Math.min(pauseMs * 2, longestPauseMs);
      await sleep(pauseMs, undefined, { signal }).catch(() => {});
    }
  }

  const done = keepListening();
  return {
    async stop() {
      stopping.abort();
      await done;
    },
  };
}
