import { setTimeout as sleep } from 'node:timers/promises';
import type { PostgresCursor, PostgresPool, PostgresQueryResult } from 'kysely';
import pg from 'pg';
import { timeLeft } from '../request/time-left.ts';

/** Tells whether PostgreSQL rejected a statement while the connection stays usable. */
const rejected = (error: unknown) => error instanceof pg.DatabaseError && error.severity === 'ERROR';

/** A statement with the driver's timeout, which its types lack. */
type LimitedStatement = pg.QueryConfig & { query_timeout?: number };

/** Gets a connection, unless the current request's time runs out first. */
async function connectInTime(pool: pg.Pool) {
  const left = timeLeft();
  const connected = pool.connect();
  if (left === undefined) return connected;
  const waited = new AbortController();
  const late = sleep(left, undefined, { signal: waited.signal }).then(() => {
    // Nobody waits for it any more, whether it succeeds or fails.
    connected.then(
      (client) => client.release(),
      () => {},
    );
    throw new Error('timeout exceeded when trying to connect');
  });
  return Promise.race([connected, late]).finally(() => waited.abort());
}

/**
 * Adapts the pool to Kysely. Kysely returns a connection to the pool whatever happened on it; one that the server has
 * closed, or whose statement timed out, must not be reused.
 */
export const kyselyPool = (pool: pg.Pool): PostgresPool => ({
  options: pool.options,
  end: () => pool.end(),
  async connect() {
    const client = await connectInTime(pool);
    let broken = false;
    const run = async <Row>(text: string, values: readonly unknown[]): Promise<PostgresQueryResult<Row>> => {
      // ROLLBACK after a statement that timed out would wait for the server just as long.
      if (broken) throw new Error('Client was closed after a statement without a response');
      const left = timeLeft();
      const limit = left !== undefined && { query_timeout: Math.min(left, pool.options.query_timeout ?? left) };
      const statement: LimitedStatement = { text, values: [...values], ...limit };
      const { rows, rowCount, command } = await client.query<Row & object>(statement).catch((error: unknown) => {
        broken ||= !rejected(error);
        throw error;
      });
      return { rows, rowCount: rowCount ?? 0, command: command as PostgresQueryResult<Row>['command'] };
    };
    function query<Row>(text: string, values: readonly unknown[]): Promise<PostgresQueryResult<Row>>;
    function query<Row>(cursor: PostgresCursor<Row>): PostgresCursor<Row>;
    function query<Row>(
      text: string | PostgresCursor<Row>,
      values: readonly unknown[] = [],
    ): Promise<PostgresQueryResult<Row>> | PostgresCursor<Row> {
      if (typeof text !== 'string') throw new Error('Cursors need a library that is not installed.');
      return run<Row>(text, values);
    }
    return {
      query,
      release: (destroy) => client.release(destroy || broken),
    };
  },
});
