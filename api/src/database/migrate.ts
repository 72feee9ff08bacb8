import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Database } from './database.ts';

const folder = join(import.meta.dirname, 'migrations');
/** An arbitrary number that all our processes use for this lock. */
const lockKey = 7_412_001;

/** Applies the files of `migrations/` that the database does not have yet, in order and in one transaction. */
export async function migrate(db: Database) {
  const files = (await readdir(folder)).filter((name) => name.endsWith('.sql')).sort();
  await db.transaction(async (tx) => {
    // When several processes start together, the first migrates and the others wait.
    await tx.query('SELECT pg_advisory_xact_lock($1)', [lockKey]);
    await tx.query(
      'CREATE TABLE IF NOT EXISTS migration (name text PRIMARY KEY, applied_at timestamptz DEFAULT now())',
    );
    const applied = new Set((await tx.query<{ name: string }>('SELECT name FROM migration')).map(({ name }) => name));
    for (const name of files) {
      if (applied.has(name)) continue;
      await tx.query(await readFile(join(folder, name), 'utf8'));
      await tx.query('INSERT INTO migration (name) VALUES ($1)', [name]);
    }
  });
}
