import assert from 'node:assert/strict';
import { once } from 'node:events';
import { test } from 'node:test';
import type { Failure } from '@idavuelta/shared/contracts';
import { openDatabase, query } from '../database/database.ts';
import { openTestApp, startTestApp, type TestApp } from '../testing/test-app.ts';

let address = '';
const testApp = await openTestApp({}, (url) => (address = url));

const headers = { 'x-request-budget': '150' };
/** Returns the response to a read whose time has run out. */
async function lateAnswer(app: TestApp, url: string) {
  const { status, headers: answered, body } = await app.call('GET', url, { headers });
  return [status, answered['retry-after'], (body as unknown as Failure).code];
}

/** Blocks reading of events while `work` runs. */
async function withoutEvents(work: () => Promise<void>) {
  const other = openDatabase(address, { max: 1 });
  try {
    await other.transaction().execute(async (tx) => {
      await query(tx, 'LOCK TABLE event IN ACCESS EXCLUSIVE MODE');
      await work();
    });
  } finally {
    await other.destroy();
  }
}

test('[FLT-17] a read whose time is over while the database is busy is 503, to be tried again', async () => {
  await withoutEvents(async () => {
    for (const url of ['/events?type=1', '/events/concierto-andino'])
      assert.deepEqual(await lateAnswer(testApp, url), [503, '2', 'UNAVAILABLE'], url);
  });
  assert.equal((await testApp.call('GET', '/events?type=1', { headers: { 'x-request-budget': '60000' } })).status, 200);
});

test('[FLT-17] so is one that waits for a connection, which is given back when it comes', async (t) => {
  const busy = await startTestApp({ databaseLimits: { max: 1, connectTimeoutMs: 60_000, queryTimeoutMs: 60_000 } });
  t.after(() => busy.close());
  const client = await busy.db.pool.connect();
  assert.deepEqual(await lateAnswer(busy, '/events?type=1'), [503, '2', 'UNAVAILABLE']);
  const returned = once(busy.db.pool, 'release');
  client.release();
  await returned;
  assert.equal((await busy.call('GET', '/events?type=1')).status, 200);
});

test('[FLT-17] a stranger’s word about the time that is left counts for nothing', async (t) => {
  const alone = await startTestApp({ trustProxy: '203.0.113.1' });
  t.after(() => alone.close());
  assert.equal((await alone.call('GET', '/events?type=1', { headers: { 'x-request-budget': '0' } })).status, 200);
});
