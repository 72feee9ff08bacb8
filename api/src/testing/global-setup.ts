import { openDatabase } from '../database/database.ts';
import type { EmbeddedServer } from '../database/embedded.ts';
import { dropTestDatabases, testServer } from './server.ts';

let server: EmbeddedServer;
let held: ReturnType<typeof openDatabase>;

/** Keeps the server up for the whole run: test files come and go. */
export async function globalSetup() {
  server = await testServer();
  held = openDatabase(server.urlOf('postgres'), { max: 1 });
  await held.query('SELECT');
}

export async function globalTeardown() {
  await held.close();
  await dropTestDatabases(server);
  await server.release();
}
