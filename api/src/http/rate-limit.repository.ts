import { sql } from 'kysely';
import type { Queryable } from '../database/database.ts';

/** Counts calls per minute. The counters are in the database so that several processes share them. */
export const createRateLimitRepository = (db: Queryable) => ({
  /** Counts one call under `key`. @returns the number of calls in the current minute */
  async count(key: string): Promise<number> {
    const { rows } = await sql<{ count: number }>`
      INSERT INTO rate_limit (key, window_start, count) VALUES (${key}, date_trunc('minute', now()), 1)
      ON CONFLICT (key) DO UPDATE SET
        count = CASE WHEN rate_limit.window_start = excluded.window_start THEN rate_limit.count + 1 ELSE 1 END,
        window_start = excluded.window_start
      RETURNING count`.execute(db);
    return rows[0]?.count ?? 0;
  },
});
