import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Kysely, PostgresDialect, sql } from 'kysely';
import { type Migration, type MigrationProvider, Migrator } from 'kysely/migration';
import type { Queryable } from './database.ts';
import { openPool } from './pool.ts';

const migrations = join(import.meta.dirname, 'migrations');

/** A migration may rewrite a large table, and another process may wait that long for its turn. */
const queryTimeoutMs = 30 * 60_000;

/**
 * How long a migration waits for a table in use: whoever asks for the table after it waits that long too. PostgreSQL looks
 * for deadlocks after a longer time, so it is the migration that gives way, not the other transaction.
 */
const lockTimeoutMs = 400;
/** The time limit of a lock, a deadlock. */
const gaveWay = new Set(['55P03', '40P01']);
/** Before the next attempt, so that those who waited get their turn. */
const lockPauseMs = 1_000;
const lockAttempts = 300;

/** Who migrates holds this lock from the first look at the database to the last migration. */
const turnKey = 7_412_004;
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

/** What Kysely keeps of its own. */
type MigratorTables = { kysely_migration: { name: string; timestamp: string } };

/** @returns the migrations of the folder that the database does not have yet */
async function pendingMigrations(db: Queryable, folder: string) {
  const table = await sql`SELECT WHERE to_regclass('kysely_migration') IS NOT NULL`.execute(db);
  const names = await listFiles(folder);
  if (table.rows.length === 0) return names;
  const rows = await db.withTables<MigratorTables>().selectFrom('kysely_migration').select('name').execute();
  const applied = new Set(rows.map(({ name }) => name));
  return names.filter((name) => !applied.has(name));
}

/** @throws Error that names the migrations of this version which the database does not have yet */
export async function assertMigrated(db: Queryable, folder = migrations) {
  const pending = await pendingMigrations(db, folder);
  if (pending.length > 0) throw new Error(`Not migrated: ${pending.join(', ')}`);
}

/**
 * Applies the files of the folder that the database does not have yet, in order. Each has a transaction of its own,
 * which holds what it needs and no longer. When several processes start together, the first migrates and the others wait.
 * A database that a later version has migrated is left as it is: until the last process is replaced both run on it.
 */
export async function migrate(url: string, folder = migrations) {
  const db = new Kysely<unknown>({
    dialect: new PostgresDialect({ pool: openPool(url, { max: 2, queryTimeoutMs, lockTimeoutMs }) }),
  });
  try {
    await inTurn(db, () =>
      patiently(async () => {
        await adoptEarlierList(db);
        const migrator = new Migrator({ db, provider: sqlFiles(folder) });
        while ((await pendingMigrations(db, folder)).length > 0) {
          const { error } = await migrator.migrateUp();
          if (error) throw error;
        }
      }),
    );
  } finally {
    await db.destroy();
  }
}

/**
 * Lets one process migrate at a time. Kysely's own lock is held for one migration; before it takes it, it reads what every
 * table looks like, and PostgreSQL refuses to say that of a column that another process is dropping at that moment.
 */
const inTurn = (db: Kysely<unknown>, work: () => Promise<void>) =>
  db.connection().execute(async (connection) => {
    await sql`SET lock_timeout = 0`.execute(connection);
    await sql`SELECT pg_advisory_lock(${turnKey})`.execute(connection);
    // The lock ends with the connection, which the end of `migrate` closes.
    await work();
  });

/** Tries again while a table to be changed is in use. */
async function patiently(work: () => Promise<void>) {
  for (let attempt = 1; ; attempt++) {
    try {
      return await work();
    } catch (error) {
      if (!gaveWay.has((error as { code?: string }).code ?? '') || attempt === lockAttempts) throw error;
      await sleep(lockPauseMs);
    }
  }
}
