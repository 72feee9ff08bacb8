import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { repositoryRoot } from '@idavuelta/api/config/config.ts';
import { acquireEmbeddedServer, withClient } from '@idavuelta/api/database/embedded.ts';
import { migrate } from '@idavuelta/api/database/migrate.ts';
import { databaseTypes } from './database-types.ts';

const file = 'api/src/database/schema.ts';

/** Runs `work` on a new database with all migrations. */
async function withMigratedDatabase<T>(work: (url: string) => Promise<T>): Promise<T> {
  const server = await acquireEmbeddedServer(process.env.LOCAL_DIR || join(repositoryRoot, '.local/tests'), {
    durable: false,
  });
  const name = `idavuelta_schema_${process.pid}`;
  try {
    const url = await server.database(name);
    await migrate(url);
    return await work(url);
  } finally {
    // Without FORCE, which would cut closing connections: the generator's pool has no listener for that.
    await withClient(server.urlOf('postgres'), (client) => client.query(`DROP DATABASE IF EXISTS ${name}`));
    await server.release();
  }
}

const types = await withMigratedDatabase(databaseTypes);
if (process.argv.includes('--write')) {
  writeFileSync(join(repositoryRoot, file), types);
  console.log(`${file} has the types of the migrated database.`);
} else if (readFileSync(join(repositoryRoot, file), 'utf8') === types) {
  console.log(`${file} fits the migrations.`);
} else {
  console.error(`${file} does not fit the migrations: npm run generate:database-types`);
  process.exitCode = 1;
}
