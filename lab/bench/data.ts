import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { repositoryRoot } from '@idavuelta/api/config/config.ts';
import { openDatabase } from '@idavuelta/api/database/database.ts';
import { type EmbeddedServer, withClient } from '@idavuelta/api/database/embedded.ts';
import { migrate } from '@idavuelta/api/database/migrate.ts';
import { startJobs } from '@idavuelta/api/jobs/jobs.ts';
import { seed } from '@idavuelta/api/seed/seed.ts';

/** Orders per event. */
const ordersPerEvent = 10;

const script = readFileSync(join(import.meta.dirname, 'data.sql'), 'utf8');
const migrations = join(repositoryRoot, 'api/src/database/migrations');

/**
 * Returns a database with `events` generated events and ten times as many orders, identical at every run. It is kept
 * for the next run; the largest one takes minutes to create.
 * @returns its URL
 */
export async function benchDatabase(server: EmbeddedServer, events: number): Promise<string> {
  const version = createHash('sha256').update(script).update(readdirSync(migrations).join()).digest('hex').slice(0, 8);
  const name = `idavuelta_bench_${events}_${version}`;
  const existing = await withClient(server.urlOf('postgres'), async (admin) => {
    const { rows } = await admin.query<{ datname: string }>(
      `SELECT datname FROM pg_database WHERE datname LIKE 'idavuelta\\_bench\\_${events}\\_%'`,
    );
    for (const { datname } of rows) {
      if (datname !== name) await admin.query(`DROP DATABASE ${datname} WITH (FORCE)`);
    }
    return rows.some(({ datname }) => datname === name);
  });
  if (existing) return server.urlOf(name);

  const building = `${name}_building`;
  const url = await server.database(building);
  await migrate(url);
  await (await startJobs(url, { worker: false })).stop();
  const db = openDatabase(url, { max: 1 });
  await seed(db);
  await db.destroy();
  // The last of our programs to use a server stops it: the application name marks this one as a user.
  await withClient(`${url}?application_name=idavuelta-bench`, async (client) => {
    await client.query(`SELECT set_config('bench.events', $1, false), set_config('bench.orders', $2, false)`, [
      String(events),
      String(events * ordersPerEvent),
    ]);
    for (const statement of script.split(/;\s*\n/)) await client.query(statement);
    // Otherwise written data would be flushed to disk during the measurement.
    await client.query('CHECKPOINT');
  });
  await withClient(server.urlOf('postgres'), (admin) => admin.query(`ALTER DATABASE ${building} RENAME TO ${name}`));
  return server.urlOf(name);
}
