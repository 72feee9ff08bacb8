import assert from 'node:assert/strict';
import { test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { openDatabase, query } from '../database/database.ts';
import { startProcess } from '../testing/process.ts';
import { freshDatabase, patient } from '../testing/server.ts';
import { eventually } from '../testing/test-app.ts';

test('[API-16] a process of the role api files jobs and leaves them to one of the role worker', async (t) => {
  const database = await freshDatabase();
  const db = openDatabase(database.url, { ...patient, max: 1 });
  t.after(async () => {
    await db.destroy();
    await database.drop();
  });
  const mails = async () => (await query(db, 'SELECT id FROM mailbox', [])).length;

  const api = await startProcess(t, { DATABASE_NAME: database.name, ROLE: 'api' });
  const response = await fetch(`${api.url}/recovery`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'demo@idavuelta.test' }),
  });
  assert.equal(response.status, 200);
  // A worker sends an urgent mail at once; this is ample time for one that must not be sent.
  await sleep(3000);
  assert.equal(await mails(), 0);

  const worker = await startProcess(t, { DATABASE_NAME: database.name, ROLE: 'worker' });
  await eventually(async () => (await mails()) === 1);
  assert.equal((await fetch(`${worker.url}/countries`)).status, 404);
  for (const { child, ended } of [api, worker]) {
    child.kill('SIGTERM');
    assert.equal((await ended)[0], 0);
  }
});
