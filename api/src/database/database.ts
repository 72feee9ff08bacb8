import { CompiledQuery, Kysely, PostgresDialect, sql } from 'kysely';
import type { Pool } from 'pg';
import { kyselyPool } from './kysely-pool.ts';
import { openPool, type PoolLimits } from './pool.ts';
import { createReads, type Reads } from './reads.ts';
import { type ReplicaOptions, watchReplica } from './replica-watch.ts';
import type { DB } from './schema.ts';

/**
 * Runs each statement on any connection of the pool; `transaction()` begins one, `destroy()` closes the pool. `reads`
 * may come from a replica.
 */
export type Database = Kysely<DB> & { readonly pool: Pool; readonly reads: Reads };

/** Runs statements on the database or within a transaction. */
export type Queryable = Kysely<DB>;

const kyselyOn = (pool: Pool) => new Kysely<DB>({ dialect: new PostgresDialect({ pool: kyselyPool(pool) }) });

/** Opens the database at `url`, and its replica if there is one, with connection pools of their own. */
export function openDatabase(url: string, limits?: PoolLimits, replica?: ReplicaOptions): Database {
  const pool = openPool(url, limits);
  const db = kyselyOn(pool);
  if (!replica) return Object.assign(db, { pool, reads: createReads(db) });

  const replicaDb = kyselyOn(openPool(replica.url, limits));
  const watch = watchReplica(url, replica);
  const closePool = db.destroy.bind(db);
  return Object.assign(db, {
    pool,
    reads: createReads(db, { db: replicaDb, watch }),
    async destroy() {
      await watch.stop();
      await Promise.all([replicaDb.destroy(), closePool()]);
    },
  });
}

/** Runs a statement written by another library. @returns its rows */
export async function query<T>(db: Queryable, text: string, values: readonly unknown[] = []): Promise<T[]> {
  const { rows } = await db.executeQuery<T>(CompiledQuery.raw(text, [...values]));
  return rows;
}

/** SQL: the database clock at the start of the transaction. */
export const now = sql<Date>`now()`;

/** SQL: a time before `now`. @param time a PostgreSQL interval, e.g. `2 days` */
export const ago = (time: string) => sql<Date>`(now() - ${time}::interval)`;

/**
 * Returns the database's current time. Processes run on several machines, so times that another process or the database
 * compares with its own clock must be based on this one.
 */
export async function databaseClock(db: Queryable): Promise<Date> {
  const [row] = await query<{ at: Date }>(db, 'SELECT clock_timestamp() AS at');
  if (!row) throw new Error('The database has no clock.');
  return row.at;
}

/** @throws the driver's error when the database does not respond */
export const assertReachable = (db: Queryable) => query(db, 'SELECT');
