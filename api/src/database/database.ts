import { CompiledQuery, Kysely, PostgresDialect, sql } from 'kysely';
import type { Pool } from 'pg';
import { kyselyPool } from './kysely-pool.ts';
import { openPool, type PoolLimits } from './pool.ts';
import type { DB } from './schema.ts';

/** Runs statements, each on any connection of the pool; `transaction()` begins one, `destroy()` closes the pool. */
export type Database = Kysely<DB> & { readonly pool: Pool };

/** Runs statements: on the database, or inside a transaction on the connection it uses. */
export type Queryable = Kysely<DB>;

/** The database at `url`, with a pool of connections of its own. */
export function openDatabase(url: string, limits?: PoolLimits): Database {
  const pool = openPool(url, limits);
  const db = new Kysely<DB>({ dialect: new PostgresDialect({ pool: kyselyPool(pool) }) });
  return Object.assign(db, { pool });
}

/** Runs a statement that another library has written. @returns its rows */
export async function query<T>(db: Queryable, text: string, values: readonly unknown[] = []): Promise<T[]> {
  const { rows } = await db.executeQuery<T>(CompiledQuery.raw(text, [...values]));
  return rows;
}

/** The database's clock: when the transaction began. */
export const now = sql<Date>`now()`;

/** So long before `now`. @param time as PostgreSQL reads it, e.g. `2 days` */
export const ago = (time: string) => sql<Date>`(now() - ${time}::interval)`;

/**
 * The database's clock at this moment. Processes run on several machines: what one writes down as a moment and another, or
 * the database, compares with its own clock is counted from this one.
 */
export async function databaseClock(db: Queryable): Promise<Date> {
  const [row] = await query<{ at: Date }>(db, 'SELECT clock_timestamp() AS at');
  if (!row) throw new Error('The database has no clock.');
  return row.at;
}

/** @throws the driver's error when the database does not answer */
export const assertReachable = (db: Queryable) => query(db, 'SELECT');
