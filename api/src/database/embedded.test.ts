import assert from 'node:assert/strict';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import pg from 'pg';
import { temporaryFolder } from '../testing/temporary-folder.ts';
import { acquireEmbeddedServer } from './embedded.ts';
import { openHome } from './embedded-files.ts';

const folder = temporaryFolder();
const isRunning = () => existsSync(join(openHome(join(folder, 'postgres')), 'data', 'postmaster.pid'));

async function connectAs(url: string, application_name: string) {
  const client = new pg.Client({ connectionString: url, application_name });
  // the server ends it when it stops
  client.on('error', () => {});
  await client.connect();
  return client;
}

test('[API-02] the server stops with its last process, also while it lists a connection that this one has closed', async () => {
  const server = await acquireEmbeddedServer(folder);
  const other = await connectAs(server.urlOf('postgres'), `idavuelta-jobs-${process.ppid}`);
  await connectAs(server.urlOf('postgres'), `idavuelta-listener-${process.pid}`);
  await server.release();
  assert.ok(isRunning(), 'another process uses it');
  await other.end();
  await server.release();
  assert.ok(!isRunning());
});
