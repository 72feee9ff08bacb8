import pg from 'pg';

// Counts and ids fit a double. Without a parser they would reach responses as strings.
pg.types.setTypeParser(pg.types.builtins.INT8, Number);

export interface PoolOptions {
  max?: number;
  /** After this time the server ends a statement. */
  statementTimeoutMs?: number;
}

/** A pool of connections to `url`. */
export function openPool(url: string, { max = 10, statementTimeoutMs = 10_000 }: PoolOptions = {}): pg.Pool {
  const pool = new pg.Pool({
    connectionString: url,
    max,
    application_name: `idavuelta-${process.pid}`,
    // Clients give up after 15 s, so connecting and each statement must fail earlier than that.
    connectionTimeoutMillis: 5000,
    statement_timeout: statementTimeoutMs,
  });
  // The pool replaces an idle connection that dies, but emits an error, which would end the process without a listener.
  pool.on('error', () => {});
  // A connection in use emits it too, besides failing its statement.
  pool.on('connect', (client) => client.on('error', () => {}));
  return pool;
}
