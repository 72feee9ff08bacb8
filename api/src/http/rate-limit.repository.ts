import { first, type Queryable } from '../database/database.ts';

/** Counters one minute wide. They are in the database so that several processes count together. */
export const createRateLimitRepository = (db: Queryable) => ({
  /** Counts one more call under `key`. @returns how many there were in this minute */
  async count(key: string): Promise<number> {
    const rows = await db.query<{ count: number }>(
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
