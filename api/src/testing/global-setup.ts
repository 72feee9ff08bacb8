import { join } from 'node:path';
import pg from 'pg';
import { repositoryRoot } from '../config/config.ts';
import { acquireEmbeddedServer, type EmbeddedServer } from '../database/embedded.ts';
import { dropTestDatabases } from './server.ts';

let server: EmbeddedServer;
let held: pg.Client;

/**
 * Keeps one database server running for all test files; processes they start inherit its location. It does not flush to
 * disk. `TESTS_DIR` may be an in-memory folder for its files.
 */
export async function globalSetup() {
  process.env.LOCAL_DIR ||= process.env.TESTS_DIR || join(repositoryRoot, '.local/tests');
  // Compiling takes half of the time a process needs to load the API.
  process.env.NODE_COMPILE_CACHE ||= join(process.env.LOCAL_DIR, 'compiled');
  server = await acquireEmbeddedServer(process.env.LOCAL_DIR, { durable: false });
  // A client rather than a pool: a pool closes idle connections, and the server stops when nobody is connected.
  held = new pg.Client({ connectionString: server.urlOf('postgres'), application_name: 'idavuelta-tests' });
  held.on('error', () => {});
  await held.connect();
}

export async function globalTeardown() {
  await held.end();
  await dropTestDatabases(server);
  await server.release();
}
