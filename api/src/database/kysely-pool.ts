import { setTimeout as sleep } from 'node:timers/promises';
import type { PostgresPool, PostgresPoolClient } from 'kysely';
import pg from 'pg';
import { timeLeft } from '../request/time-left.ts';

/** Whether PostgreSQL refused a statement and the connection is as good as before. */
const rejected = (error: unknown) => error instanceof pg.DatabaseError && error.severity === 'ERROR';

/** A statement as the driver reads it; its types lack the limit. */
type LimitedStatement = pg.QueryConfig & { query_timeout?: number };

/** A connection, unless the current request's time runs out before one is free. */
async function connectInTime(pool: pg.Pool) {
  const left = timeLeft();
  const connected = pool.connect();
  if (left === undefined) return connected;
  const waited = new AbortController();
  const late = sleep(left, undefined, { signal: waited.signal }).then(() => {
    // Nobody waits for it any more, whether it comes or fails.
    connected.then(
      (client) => client.release(),
      () => {},
    );
    throw new Error('timeout exceeded when trying to connect');
  });
  return Promise.race([connected, late]).finally(() => waited.abort());
}

/**
 * The pool as Kysely uses it. Kysely gives a connection back whatever happened on it; one that the server has closed, or
 * on which a statement got no response in time, must not be handed to the next request.
 */
export const kyselyPool = (pool: pg.Pool): PostgresPool => ({
  options: pool.options,
  end: () => pool.end(),
  async connect() {
    const client = await connectInTime(pool);
    let broken = false;
    const query = async (text: string, values: unknown[]) => {
      // The ROLLBACK after a statement that got no response would wait for the server as long again.
      if (broken) throw new Error('Client was closed after a statement without a response');
      const left = timeLeft();
      const limit = left !== undefined && { query_timeout: Math.min(left, pool.options.query_timeout ?? left) };
      const statement: LimitedStatement = { text, values, ...limit };
      return client.query(statement).catch((error: unknown) => {
        broken ||= !rejected(error);
        throw error;
      });
    };
    return {
      // Its other signature is for cursors, which need a library that we do not use.
      query: query as unknown as PostgresPoolClient['query'],
      release: (destroy) => client.release(destroy || broken),
    };
  },
});
