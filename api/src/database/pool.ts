import pg from 'pg';

// Counts and ids fit a double. Without a parser they would reach responses as strings.
pg.types.setTypeParser(pg.types.builtins.INT8, Number);

export interface PoolLimits {
  /** Maximum number of connections. */
  max?: number;
  /** How long a request waits for a connection, including a new one. */
  connectTimeoutMs?: number;
  /** Time limit of a statement, whether the server is slow or does not respond at all. */
  queryTimeoutMs?: number;
  /** Time limit for waiting for a lock, if shorter. */
  lockTimeoutMs?: number;
}

/** The server closes sessions that idle within a transaction, because they hold locks. */
const idleInTransactionMs = 20_000;

/**
 * Opens a pool of connections to `url` that survives the loss of any of them. Waiting for a connection plus one
 * statement takes up to 8 s: a busy process still responds within 10 s, and browsers give up after 15 s.
 */
export function openPool(url: string, limits: PoolLimits = {}) {
  const { max = 10, connectTimeoutMs = 3000, queryTimeoutMs = 5000, lockTimeoutMs } = limits;
  const pool = new pg.Pool({
    connectionString: url,
    max,
    application_name: `idavuelta-${process.pid}`,
    connectionTimeoutMillis: connectTimeoutMs,
    query_timeout: queryTimeoutMs,
    // The server times out a little earlier, so that a slow statement does not cost the connection.
    statement_timeout: Math.ceil(queryTimeoutMs * 0.9),
    idle_in_transaction_session_timeout: idleInTransactionMs,
    ...(lockTimeoutMs && { lock_timeout: lockTimeoutMs }),
    keepAlive: true,
  });
  // A lost connection emits an error, on the pool when idle, otherwise on itself. No action is needed since the
  // statement fails as well, but without a listener the process would exit.
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));
  return pool;
}
