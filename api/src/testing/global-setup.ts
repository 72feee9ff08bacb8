import pg from 'pg';
import type { EmbeddedServer } from '../database/embedded.ts';
import { dropTestDatabases, testServer } from './server.ts';

let server: EmbeddedServer;
let held: pg.Client;

/** Keeps the database server running for all test files and the processes they start. */
export async function globalSetup() {
  server = await testServer();
  // A client and not a pool: a pool closes idle connections, and the server stops when nobody is connected.
  held = new pg.Client({ connectionString: server.urlOf('postgres'), application_name: 'idavuelta-tests' });
  held.on('error', () => {});
  await held.connect();
}

export async function globalTeardown() {
  await held.end();
  await dropTestDatabases(server);
  await server.release();
}
