import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Kysely, PostgresDialect, sql } from 'kysely';
import { type Migration, type MigrationProvider, Migrator } from 'kysely/migration';
import type { Queryable } from './database.ts';
import { openPool } from './pool.ts';

const migrations = join(import.meta.dirname, 'migrations');

/** A migration may rewrite a large table, and another process may wait that long for its turn. */
const queryTimeoutMs = 30 * 60_000;

/** The lock of the migrator that wrote the table `migration`; an older release may be starting right now. */
const earlierLockKey = 7_412_001;

const listFiles = async (folder: string) => (await readdir(folder)).filter((name) => name.endsWith('.sql')).sort();

/** The numbered SQL files of a folder. Nothing undoes one: a mistake is mended by the next. */
const sqlFiles = (folder: string): MigrationProvider => ({
  async getMigrations() {
    const names = await listFiles(folder);
    const migrationOf = (name: string): Migration => ({
      up: async (db) => void (await sql.raw(await readFile(join(folder, name), 'utf8')).execute(db)),
    });
    return Object.fromEntries(names.map((name) => [name, migrationOf(name)]));
  },
});

/**
 * Takes over what the table `migration` says was applied, which databases from before Kysely's migrator have. The table
 * stays, so that the release before this one still starts on the database.
 */
const adoptEarlierList = (db: Kysely<unknown>) =>
  db.transaction().execute(async (tx) => {
    await sql`SELECT pg_advisory_xact_lock(${earlierLockKey})`.execute(tx);
    const { rows } = await sql`SELECT WHERE to_regclass('migration') IS NOT NULL`.execute(tx);
    if (rows.length === 0) return;
    await sql`CREATE TABLE IF NOT EXISTS kysely_migration
      (name varchar(255) PRIMARY KEY, timestamp varchar(255) NOT NULL)`.execute(tx);
    await sql`INSERT INTO kysely_migration (name, timestamp)
      SELECT name, to_char(applied_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') FROM migration
      ON CONFLICT DO NOTHING`.execute(tx);
  });

/** @throws Error that names the migrations of this version which the database does not have yet */
export async function assertMigrated(db: Queryable, folder = migrations) {
  const { rows } = await sql<{ name: string }>`SELECT name FROM kysely_migration`.execute(db);
  const applied = new Set(rows.map(({ name }) => name));
  const pending = (await listFiles(folder)).filter((name) => !applied.has(name));
  if (pending.length > 0) throw new Error(`Not migrated: ${pending.join(', ')}`);
}

/**
 * Applies the files of the folder that the database does not have yet, in order and in one transaction. When several
 * processes start together, the first migrates and the others wait.
 */
export async function migrate(url: string, folder = migrations) {
  const db = new Kysely<unknown>({
    dialect: new PostgresDialect({ pool: openPool(url, { max: 2, queryTimeoutMs }) }),
  });
  try {
    await adoptEarlierList(db);
    const { error } = await new Migrator({ db, provider: sqlFiles(folder) }).migrateToLatest();
    if (error) throw error;
  } finally {
    await db.destroy();
  }
}
