import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Database, Queryable } from './database.ts';

const folder = join(import.meta.dirname, 'migrations');
/** An arbitrary number that all our processes use for this lock. */
const lockKey = 7_412_001;

const listFiles = async () => (await readdir(folder)).filter((name) => name.endsWith('.sql')).sort();

const readApplied = async (db: Queryable) =>
  new Set((await db.query<{ name: string }>('SELECT name FROM migration')).map(({ name }) => name));

/** @throws Error that names the migrations of this version which the database does not have yet */
export async function assertMigrated(db: Queryable) {
  const applied = await readApplied(db);
  const pending = (await listFiles()).filter((name) => !applied.has(name));
  if (pending.length > 0) throw new Error(`Not migrated: ${pending.join(', ')}`);
}

/** Applies the files of `migrations/` that the database does not have yet, in order and in one transaction. */
export async function migrate(db: Database) {
  const files = await listFiles();
  await db.transaction(async (tx) => {
    // When several processes start together, the first migrates and the others wait.
    await tx.query('SELECT pg_advisory_xact_lock($1)', [lockKey]);
    await tx.query(
      'CREATE TABLE IF NOT EXISTS migration (name text PRIMARY KEY, applied_at timestamptz DEFAULT now())',
    );
    const applied = await readApplied(tx);
    for (const name of files) {
      if (applied.has(name)) continue;
      await tx.query(await readFile(join(folder, name), 'utf8'));
      await tx.query('INSERT INTO migration (name) VALUES ($1)', [name]);
    }
  });
}
