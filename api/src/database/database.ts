import pg from 'pg';

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
  /** Runs `work` in one transaction, which is rolled back when `work` throws. */
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
    // Clients give up after 15 s, so connecting and each statement must fail earlier than that.
    connectionTimeoutMillis: 5000,
    statement_timeout: 10_000,
  });
  // The pool replaces an idle connection that dies, but emits an error, which would end the process without a listener.
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

/** The first row of a result, or undefined. */
export const first = <T>(rows: T[]): T | undefined => rows[0];
