import { first, type Queryable, query } from '../database/database.ts';

/** Counts calls per minute. The counters are in the database so that several processes share them. */
export const createRateLimitRepository = (db: Queryable) => ({
  /** Counts one call under `key`. @returns the number of calls in the current minute */
  async count(key: string): Promise<number> {
    const rows = await query<{ count: number }>(
      db,
      `INSERT INTO rate_limit (key, window_start, count) VALUES ($1, date_trunc('minute', now()), 1)
       ON CONFLICT (key) DO UPDATE SET
         count = CASE WHEN rate_limit.window_start = excluded.window_start THEN rate_limit.count + 1 ELSE 1 END,
         window_start = excluded.window_start
       RETURNING count`,
      [key],
    );
    return first(rows)?.count ?? 0;
  },
});
