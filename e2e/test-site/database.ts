import { type Database, openDatabase } from '@idavuelta/api/database/database.ts';
import { acquireEmbeddedServer } from '@idavuelta/api/database/embedded.ts';
import { localDir } from './environment.ts';

/** Opens the test site's database, to set up a journey. */
export async function withDatabase<T>(work: (db: Database) => Promise<T>): Promise<T> {
  const server = await acquireEmbeddedServer(localDir);
  const db = openDatabase(await server.database('idavuelta'), { max: 1 });
  try {
    return await work(db);
  } finally {
    await db.destroy();
  }
}
