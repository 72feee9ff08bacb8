import pg from 'pg';

// Counts and ids fit a double. Without a parser they would reach responses as strings.
pg.types.setTypeParser(pg.types.builtins.INT8, Number);

export interface PoolLimits {
  /** Connections at most. */
  max?: number;
  /** How long a request waits for a connection, a new one included. */
  connectTimeoutMs?: number;
  /** How long one statement may take, whether the server is slow or does not answer at all. */
  queryTimeoutMs?: number;
  /** How long a statement waits for a lock, when less. */
  lockTimeoutMs?: number;
}

/** A session that neither works nor ends keeps its locks: the server closes it. */
const idleInTransactionMs = 20_000;

/**
 * A pool of connections to `url` that survives the loss of each of them. Waiting for a connection and then for one
 * statement takes 8 s together: a busy process still answers within 10 s, and browsers give up after 15 s.
 */
export function openPool(url: string, limits: PoolLimits = {}) {
  const { max = 10, connectTimeoutMs = 3000, queryTimeoutMs = 5000, lockTimeoutMs } = limits;
  const pool = new pg.Pool({
    connectionString: url,
    max,
    application_name: `idavuelta-${process.pid}`,
    connectionTimeoutMillis: connectTimeoutMs,
    query_timeout: queryTimeoutMs,
    // The server gives up a little earlier, so that a slow statement does not cost the connection.
    statement_timeout: Math.ceil(queryTimeoutMs * 0.9),
    idle_in_transaction_session_timeout: idleInTransactionMs,
    ...(lockTimeoutMs && { lock_timeout: lockTimeoutMs }),
    keepAlive: true,
  });
  // A lost connection emits an error, on the pool when it is idle and on itself when it is in use. Nobody needs to act on
  // it, since the statement fails too, but without a listener it would end the process.
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));
  return pool;
}
