import { CompiledQuery, Kysely, PostgresDialect, sql } from 'kysely';
import { kyselyPool } from './kysely-pool.ts';
import { openPool, type PoolLimits } from './pool.ts';
import type { DB } from './schema.ts';

/** Runs statements, each on any connection of the pool; `transaction()` begins one, `destroy()` closes the pool. */
export type Database = Kysely<DB>;

/** Runs statements: on the database, or inside a transaction on the connection it uses. */
export type Queryable = Kysely<DB>;

/** The database at `url`, with a pool of connections of its own. */
export const openDatabase = (url: string, limits?: PoolLimits): Database =>
  new Kysely<DB>({ dialect: new PostgresDialect({ pool: kyselyPool(openPool(url, limits)) }) });

/** Runs a statement that another library has written. @returns its rows */
export async function query<T>(db: Queryable, text: string, values: readonly unknown[] = []): Promise<T[]> {
  const { rows } = await db.executeQuery<T>(CompiledQuery.raw(text, [...values]));
  return rows;
}

/** The database's clock: when the transaction began. */
export const now = sql<Date>`now()`;
