import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';

export interface ListenerOptions {
  /** Handler of each channel. */
  channels: Record<string, (payload: string) => void>;
  /** Called whenever listening starts, initially and after a lost connection: earlier notifications were missed. */
  onListening: () => void;
  /** Called when the connection is lost or fails. */
  onLost: (error: Error) => void;
}

/** Interval for probing a silent connection: a half-open one would stay silent forever. */
const probeMs = 10_000;
const firstPauseMs = 100;
const maxPauseMs = 5_000;

/**
 * Receives notifications on a dedicated connection and reconnects whenever it is lost.
 * @param url of the server itself, because transaction poolers do not forward notifications
 */
export function startListener(url: string, { channels, onListening, onLost }: ListenerOptions) {
  const stopping = new AbortController();
  const { signal } = stopping;

  /** @returns when the connection is lost or no longer needed */
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
    client.on('notification', ({ channel, payload }) => channels[channel]?.(payload ?? ''));
    try {
      await client.connect();
      for (const channel of Object.keys(channels)) await client.query(`LISTEN ${client.escapeIdentifier(channel)}`);
      onListening();
      const over = AbortSignal.any([signal, lost.signal]);
      for (;;) {
        await sleep(probeMs, undefined, { signal: over });
        await client.query('SELECT');
      }
    } finally {
      // Not awaited: a silent server would not respond to this either.
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
      pauseMs = Date.now() - began > maxPauseMs ? firstPauseMs : Math.min(pauseMs * 2, maxPauseMs);
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
