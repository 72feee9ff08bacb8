import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { after } from 'node:test';
import pg from 'pg';
import { repositoryRoot } from '../config/config.ts';
import { openDatabase } from '../database/database.ts';
import { acquireEmbeddedServer, type EmbeddedServer, withClient } from '../database/embedded.ts';
import { migrate } from '../database/migrate.ts';
import { startJobs } from '../jobs/jobs.ts';
import { seed } from '../seed/seed.ts';
import { fixture } from './fixture.ts';

/**
 * Returns the server started by the test run, otherwise that of development. Each test file gets its own database on
 * it.
 */
export const testServer = () => acquireEmbeddedServer(process.env.LOCAL_DIR || join(repositoryRoot, '.local'));

/** Limits for a test's own pool that slow machines do not reach. */
export const patient = { connectTimeoutMs: 120_000, queryTimeoutMs: 120_000 };

const templatePrefix = 'idavuelta_template_';

/**
 * Builds the template's name from a hash of schema, seed and fixture, and the current day, which its dates and rates
 * depend on.
 */
function templateName() {
  const folders = ['database/migrations', 'modules/seats', 'seed'].map((folder) =>
    join(import.meta.dirname, '..', folder),
  );
  const sources = folders.flatMap((folder) =>
    readdirSync(folder, { withFileTypes: true }).flatMap((entry) =>
      entry.isFile() ? [Buffer.from(entry.name), readFileSync(join(folder, entry.name))] : [],
    ),
  );
  const hash = createHash('sha256')
    .update(Buffer.concat(sources))
    .update(JSON.stringify(fixture))
    .update(new Date().toISOString().slice(0, 10))
    .digest('hex');
  return `${templatePrefix}${hash.slice(0, 12)}`;
}

/** Creates the template database, migrated and seeded once and then copied for each test file. @returns its name */
async function ensureTemplate(server: EmbeddedServer): Promise<string> {
  const name = templateName();
  await withClient(server.urlOf('postgres'), async (admin) => {
    // Test files run in parallel: the first one creates the template, the others wait.
    await admin.query('SELECT pg_advisory_lock(7412003)');
    const { rowCount } = await admin.query('SELECT FROM pg_database WHERE datname = $1', [name]);
    if (rowCount) return;
    const building = `${name}_building`;
    await admin.query(`DROP DATABASE IF EXISTS ${building} WITH (FORCE)`);
    const url = await server.database(building);
    const db = openDatabase(url, patient);
    await migrate(url);
    await seed(db, { content: fixture });
    await (await startJobs(url, { worker: false })).stop();
    await db.destroy();
    await admin.query(`ALTER DATABASE ${building} RENAME TO ${name}`);
  });
  return name;
}

async function newDatabase(server: EmbeddedServer, template: string) {
  const name = `idavuelta_test_${process.pid}_${Math.random().toString(36).slice(2, 10)}`;
  const admin = <T>(work: (query: (text: string) => Promise<unknown>) => Promise<T>) =>
    withClient(server.urlOf('postgres'), (client) => work((text) => client.query(text)));
  await admin((query) => query(`CREATE DATABASE ${name} TEMPLATE ${template}`));
  return { name, url: server.urlOf(name), drop: () => admin((query) => query(`DROP DATABASE ${name} WITH (FORCE)`)) };
}

/** Creates a database with reference data and the fixture. @returns its URL, and a function to drop it */
export async function freshDatabase() {
  const server = await testServer();
  return newDatabase(server, await ensureTemplate(server));
}

/** Creates a database without tables. @returns its URL, and a function to drop it */
export const emptyDatabase = async () => newDatabase(await testServer(), 'template0');

/** Connects a test to a new database without tables, which is dropped after the test. */
export async function openEmptyDatabase() {
  const { url, drop } = await emptyDatabase();
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  after(async () => {
    await client.end();
    await drop();
  });
  const rows = async (text: string, values?: unknown[]) => (await client.query(text, values)).rows;
  return { url, client, rows };
}

/** Drops the databases of this and earlier runs, except those in use and the template, which the next run needs. */
export const dropTestDatabases = (server: EmbeddedServer) =>
  withClient(server.urlOf('postgres'), async (admin) => {
    const { rows } = await admin.query<{ datname: string }>(
      `SELECT datname FROM pg_database
       WHERE datname <> $1 AND (datname LIKE 'idavuelta\\_test\\_%' OR datname LIKE 'idavuelta\\_template\\_%')`,
      [templateName()],
    );
    // Not forced, so that it fails for a database used by another run.
    for (const { datname } of rows) await admin.query(`DROP DATABASE IF EXISTS ${datname}`).catch(() => {});
  });
