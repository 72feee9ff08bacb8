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
 * How long a migration waits for a table in use; requests for the table queue behind it meanwhile. Shorter than
 * PostgreSQL's deadlock timeout, so that the migration gives way and not the other transaction.
 */
const lockTimeoutMs = 400;
/** SQLSTATEs of a lock timeout and a deadlock. */
const gaveWay = new Set(['55P03', '40P01']);
/** Pause before the next attempt, so that waiting transactions get their turn. */
const lockPauseMs = 1_000;
const lockAttempts = 300;

/** Lock held by the migrating process from its first look at the database to the last migration. */
const turnKey = 7_412_004;
/** Lock of the migrator that wrote the table `migration`; an older release may be starting right now. */
const earlierLockKey = 7_412_001;

const listFiles = async (folder: string) => (await readdir(folder)).filter((name) => name.endsWith('.sql')).sort();

/** Reads the numbered SQL files of a folder. Migrations are never undone: a mistake is fixed by the next one. */
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
 * Adopts what the table `migration` lists as applied, for databases from before Kysely's migrator. The table stays, so
 * that the previous release can still start.
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

/** Kysely's own table. */
type MigratorTables = { kysely_migration: { name: string; timestamp: string } };

/** @returns the migrations of the folder not yet applied */
async function pendingMigrations(db: Queryable, folder: string) {
  const table = await sql`SELECT WHERE to_regclass('kysely_migration') IS NOT NULL`.execute(db);
  const names = await listFiles(folder);
  if (table.rows.length === 0) return names;
  const rows = await db.withTables<MigratorTables>().selectFrom('kysely_migration').select('name').execute();
  const applied = new Set(rows.map(({ name }) => name));
  return names.filter((name) => !applied.has(name));
}

/** @throws Error naming the migrations of this version not yet applied */
export async function assertMigrated(db: Queryable, folder = migrations) {
  const pending = await pendingMigrations(db, folder);
  if (pending.length > 0) throw new Error(`Not migrated: ${pending.join(', ')}`);
}

/**
 * Applies the pending files of the folder in order, each in its own transaction to hold locks no longer than needed. If
 * several processes start together, the first one migrates and the others wait. A database already migrated by a later
 * version is left unchanged: both versions run on it until the last process is replaced.
 */
export async function migrate(url: string, folder = migrations) {
  const db = new Kysely<unknown>({
    dialect: new PostgresDialect({ pool: openPool(url, { max: 2, queryTimeoutMs, lockTimeoutMs }) }),
  });
  try {
    await withMigrationLock(db, () =>
      retryWhileLocked(async () => {
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
 * Lets one process migrate at a time. Kysely's own lock covers a single migration, and before taking it Kysely reads
 * the columns of every table, which PostgreSQL refuses while another process is dropping one.
 */
const withMigrationLock = (db: Kysely<unknown>, work: () => Promise<void>) =>
  db.connection().execute(async (connection) => {
    await sql`SET lock_timeout = 0`.execute(connection);
    await sql`SELECT pg_advisory_lock(${turnKey})`.execute(connection);
    // The lock is released with the connection, which `migrate` closes at its end.
    await work();
  });

/** Retries while a table to be changed is in use. */
async function retryWhileLocked(work: () => Promise<void>) {
  for (let attempt = 1; ; attempt++) {
    try {
      return await work();
    } catch (error) {
      if (!gaveWay.has((error as { code?: string }).code ?? '') || attempt === lockAttempts) throw error;
      await sleep(lockPauseMs);
    }
  }
}
