import { openDatabase } from '../database/database.ts';
import { migrate } from '../database/migrate.ts';
import { seed } from './seed.ts';

/** Brings the schema up to date, writes reference data and fills an empty database. It may be repeated at any time. */
export async function prepareDatabase(url: string, content: Parameters<typeof seed>[1] = {}) {
  await migrate(url);
  const db = openDatabase(url, { max: 1 });
  try {
    await seed(db, content);
  } finally {
    await db.destroy();
  }
}
