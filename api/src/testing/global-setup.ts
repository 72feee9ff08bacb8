import pg from 'pg';
import type { EmbeddedServer } from '../database/embedded.ts';
import { dropTestDatabases, testServer } from './server.ts';

let server: EmbeddedServer;
let held: pg.Client;

/** Keeps the server up for the whole run: test files, and the processes they start, come and go. */
export async function globalSetup() {
  server = await testServer();
  // Not a pool: it would let an idle connection go, and with it the sign that the server is in use.
  held = new pg.Client({ connectionString: server.urlOf('postgres'), application_name: 'idavuelta-tests' });
  held.on('error', () => {});
  await held.connect();
}

export async function globalTeardown() {
  await held.end();
  await dropTestDatabases(server);
  await server.release();
}
