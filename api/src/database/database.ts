import pg from 'pg';
import { createPool, type PoolLimits } from './pool.ts';

// Counts and ids fit a double. Without a parser they would reach responses as strings.
pg.types.setTypeParser(pg.types.builtins.INT8, Number);

type Row = Record<string, unknown>;

/** Runs SQL: on any connection of the pool, or inside a transaction on the one it uses. */
export interface Queryable {
  /** Runs one statement. @returns its rows */
  query<T = Row>(text: string, values?: unknown[]): Promise<T[]>;
}

export interface Database extends Queryable {
  url: string;
  pool: pg.Pool;
  /** Runs `work` in one transaction, which is rolled back when `work` throws. */
  transaction<T>(work: (tx: Queryable) => Promise<T>): Promise<T>;
  close(): Promise<void>;
}

const asQueryable = (runner: pg.Pool | pg.PoolClient): Queryable => ({
  query: async <T>(text: string, values?: unknown[]) => (await runner.query(text, values)).rows as T[],
});

export function openDatabase(url: string, limits: PoolLimits = {}): Database {
  const pool = createPool(url, limits);
  return {
    ...asQueryable(pool),
    url,
    pool,
    async transaction(work) {
      const client = await pool.connect();
      let failure: Error | undefined;
      try {
        await client.query('BEGIN');
        const result = await work(asQueryable(client));
        await client.query('COMMIT');
        return result;
      } catch (error) {
        await client.query('ROLLBACK').catch((broken: Error) => {
          failure = broken;
        });
        throw error;
      } finally {
        client.release(failure);
      }
    },
    close: () => pool.end(),
  };
}

/** The first row of a result, or undefined. */
export const first = <T>(rows: T[]): T | undefined => rows[0];
