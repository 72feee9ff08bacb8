import type { PostgresPool, PostgresPoolClient } from 'kysely';
import pg from 'pg';

/** Whether PostgreSQL refused a statement and the connection is as good as before. */
const refused = (error: unknown) => error instanceof pg.DatabaseError && error.severity === 'ERROR';

/**
 * The pool as Kysely uses it. Kysely gives a connection back whatever happened on it; one that the server has closed, or
 * on which a statement got no response in time, must not be handed to the next request.
 */
export const kyselyPool = (pool: pg.Pool): PostgresPool => ({
  options: pool.options,
  end: () => pool.end(),
  async connect() {
    const client = await pool.connect();
    let broken = false;
    const query = async (text: string, values: unknown[]) => {
      // The ROLLBACK after a statement that got no response would wait for the server as long again.
      if (broken) throw new Error('Client was closed after a statement without a response');
      return client.query(text, values).catch((error: unknown) => {
        broken ||= !refused(error);
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
