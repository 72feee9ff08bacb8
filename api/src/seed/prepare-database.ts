import { openDatabase } from '../database/database.ts';
import { migrate } from '../database/migrate.ts';
import { seed } from './seed.ts';

/** Migrates the schema, writes reference data and fills an empty database. Idempotent. */
export async function prepareDatabase(url: string, content: Parameters<typeof seed>[1] = {}) {
  await migrate(url);
  const db = openDatabase(url, { max: 1 });
  try {
    await seed(db, content);
  } finally {
    await db.destroy();
  }
}
