import pg from 'pg';

// Counts and ids fit a double. Without a parser they would reach responses as strings.
pg.types.setTypeParser(pg.types.builtins.INT8, Number);

type Row = Record<string, unknown>;

/** What a repository needs: the pool outside a transaction, one connection inside. */
export interface Queryable {
  /** Runs one statement and gives its rows. */
  query<T = Row>(text: string, values?: unknown[]): Promise<T[]>;
}

export interface Database extends Queryable {
  url: string;
  /** Runs `work` in one transaction: all of it or nothing. */
  transaction<T>(work: (tx: Queryable) => Promise<T>): Promise<T>;
  close(): Promise<void>;
}

const asQueryable = (runner: pg.Pool | pg.PoolClient): Queryable => ({
  query: async <T>(text: string, values?: unknown[]) => (await runner.query(text, values)).rows as T[],
});

/** A pool of connections to `url`. */
export function openDatabase(url: string, { max = 10 } = {}): Database {
  const pool = new pg.Pool({
    connectionString: url,
    max,
    application_name: `idavuelta-${process.pid}`,
    // Callers wait 15 s at most: nothing of ours may take longer to fail.
    connectionTimeoutMillis: 5000,
    statement_timeout: 10_000,
  });
  // A connection that dies while idle is replaced by the pool; without a listener it would end the process.
  pool.on('error', () => {});

  return {
    ...asQueryable(pool),
    url,
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

/** The single row of a result, or undefined. */
export const first = <T>(rows: T[]): T | undefined => rows[0];
