import { setTimeout as wait } from 'node:timers/promises';
import { type Database, query } from '@idavuelta/api/database/database.ts';
import type { Queue } from '@idavuelta/api/modules/waiting-rooms/queue.ts';

/** Milliseconds between two looks at the queue. */
const every = 100;

/**
 * Looks at the stored queue ten times a second: there must never be more turns than allowed, and positions are called
 * in order. A queue in Valkey is seen in its copy, which is a second old.
 */
export function watchQueue(db: Database, room: number, maxAdmitted: number) {
  const seen = { looks: 0, most: 0, overLimit: 0, wentBack: 0, calledBehind: 0, drawn: 0 };
  let nowServing = 0;
  let stopped = false;
  const watching = (async () => {
    while (!stopped) {
      const [row] = await query<{ value: string }>(db, 'SELECT value FROM shared_value WHERE key = $1', [
        `queue:${room}`,
      ]);
      if (row) {
        const queue = JSON.parse(row.value) as Queue;
        const turns = queue.turns.filter(({ until }) => until > Date.now());
        seen.looks += 1;
        seen.most = Math.max(seen.most, turns.length);
        if (turns.length > maxAdmitted) seen.overLimit += 1;
        if (queue.nowServing < nowServing) seen.wentBack += 1;
        if (turns.some(({ position }) => position >= queue.nowServing)) seen.calledBehind += 1;
        ({ nowServing } = queue);
        seen.drawn = queue.drawn ?? 0;
      }
      await wait(every);
    }
  })();
  return {
    async stop() {
      stopped = true;
      await watching;
      return seen;
    },
  };
}

/** Returns the number of transactions that the database has committed. */
export async function transactions(db: Database): Promise<number> {
  const sql = 'SELECT xact_commit::float8 AS done FROM pg_stat_database WHERE datname = current_database()';
  return (await query<{ done: number }>(db, sql))[0]?.done ?? Number.NaN;
}
