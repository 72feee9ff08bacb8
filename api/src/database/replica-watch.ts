import { setTimeout as sleep } from 'node:timers/promises';
import { openPool } from './pool.ts';

export interface ReplicaOptions {
  /** URL of a streaming replica of the database. */
  url: string;
  /** A replica that is further behind is not read. */
  maxDelayMs: number;
}

/** Between checks, unless a change asks for one. */
const pauseMs = 1_000;
/** Between questions whether the replica has caught up, which grow rarer. */
const questionMs = { first: 20, longest: 500 };

/**
 * Reads the position in the write-ahead log that a replica must reach to have every commit. With `synchronous_commit`
 * off, that is where the log ends in memory, otherwise where it ends on disk. The end in memory does not always do: on
 * an idle primary it may lie after the header of a page that is still empty, which no replica receives.
 */
const readPosition = `SELECT (CASE current_setting('synchronous_commit')
  WHEN 'off' THEN pg_current_wal_insert_lsn() ELSE pg_current_wal_flush_lsn() END)::text AS position`;

/**
 * Watches how far a replica is behind by comparing positions in the write-ahead log. Times would not work: the clocks of
 * two machines differ, and an idle primary makes no commits whose times could be compared.
 */
export function watchReplica(primaryUrl: string, { url, maxDelayMs }: ReplicaOptions) {
  // Connections of its own: waiting for a busy pool would look like a replica that is behind.
  const openOwn = (server: string) => openPool(server, { max: 1, connectTimeoutMs: 1_000, queryTimeoutMs: 1_000 });
  const [primary, replica] = [openOwn(primaryUrl), openOwn(url)];
  const stopping = new AbortController();
  const { signal } = stopping;
  /** The replica has all that was committed before this moment of `performance.now()`. */
  let freshAt = -Infinity;
  /** When a change was last heard of, by the same clock. */
  let changedAt = -Infinity;
  let wake = new AbortController();

  async function check() {
    const startedAt = performance.now();
    const { rows } = await primary.query<{ position: string }>(readPosition);
    const isReplayed = async () => {
      const answer = await replica.query<{ replayed: boolean | null }>(
        'SELECT pg_last_wal_replay_lsn() >= $1::pg_lsn AS replayed',
        [rows[0]?.position],
      );
      return answer.rows[0]?.replayed === true;
    };
    for (let waitMs = questionMs.first; !signal.aborted; waitMs = Math.min(2 * waitMs, questionMs.longest)) {
      if (await isReplayed()) {
        freshAt = startedAt;
        return;
      }
      if (performance.now() - startedAt > maxDelayMs) return;
      await sleep(waitMs);
    }
  }

  async function keepChecking() {
    while (!signal.aborted) {
      wake = new AbortController();
      // A failed check changes nothing: without a new one, `freshAt` soon is too old for the replica to be read.
      const answered = await check().then(
        () => true,
        () => false,
      );
      const earlier = answered ? AbortSignal.any([signal, wake.signal]) : signal;
      await sleep(Math.min(pauseMs, maxDelayMs / 2), undefined, { signal: earlier }).catch(() => {});
    }
  }

  const done = keepChecking();
  return {
    /** Tells whether the replica has every change that was heard of, and is no further behind than it may be. */
    isFresh: () => freshAt >= changedAt && performance.now() - freshAt <= maxDelayMs,
    /** Called after a commit that readers must see: the replica is not read until it has it. */
    changed() {
      changedAt = performance.now();
      wake.abort();
    },
    /** A read has failed: the replica is not read until the next check. */
    lost() {
      freshAt = -Infinity;
    },
    /** How old the replica's data may be; infinite when unknown. */
    delaySeconds: () => (performance.now() - freshAt) / 1_000,
    async stop() {
      stopping.abort();
      await done;
      await Promise.all([primary.end(), replica.end()]);
    },
  };
}
