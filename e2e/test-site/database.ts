import { type Database, openDatabase } from '@idavuelta/api/database/database.ts';
import { acquireEmbeddedServer } from '@idavuelta/api/database/embedded.ts';
import { localDir } from './environment.ts';

/** Returns the URL of the test site's database. */
export const testDatabaseUrl = async () => (await acquireEmbeddedServer(localDir)).database('idavuelta');

/** Opens the test site's database, to set up a journey. */
export async function withDatabase<T>(work: (db: Database) => Promise<T>): Promise<T> {
  const db = openDatabase(await testDatabaseUrl(), { max: 1 });
  try {
    return await work(db);
  } finally {
    await db.destroy();
  }
}
