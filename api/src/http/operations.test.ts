import assert from 'node:assert/strict';
import { test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { query } from '../database/database.ts';
import { eventually, openTestApp, startTestApp } from '../testing/test-app.ts';

const testApp = await openTestApp();

test('[API-06] a process lives without its database, but is not ready', async (t) => {
  const cut = await startTestApp();
  t.after(() => cut.close());
  assert.equal((await cut.call('GET', '/healthz')).status, 200);
  const ready = await cut.call('GET', '/readyz');
  assert.equal(ready.status, 200);
  assert.deepEqual(ready.body as unknown, { ready: true, database: true, migrations: true, jobs: true });
  await query(cut.db, `DELETE FROM kysely_migration WHERE name = '007-rate-limit.sql'`);
  assert.equal((await cut.call('GET', '/readyz')).status, 503);
  await query(cut.db, 'ALTER SCHEMA pgboss RENAME TO elsewhere');
  const broken = await cut.call('GET', '/readyz');
  assert.equal(broken.status, 503);
  assert.deepEqual(broken.body as unknown, { ready: false, database: true, migrations: false, jobs: false });
  assert.equal((await cut.call('GET', '/healthz')).status, 200);
});

test('[API-06] metrics count requests by route, pool and jobs, for our own network only', async () => {
  await testApp.call('GET', '/events/concierto-andino');
  await testApp.call('GET', '/events/no-such-event');
  const { body } = await testApp.app.inject({ url: '/metrics' });
  assert.match(body, /http_request_duration_seconds_count\{method="GET",route="\/events\/:slugOrId",status="404"\} 1/);
  for (const name of ['database_connections{state="idle"}', 'jobs{queue="expire-order"', 'process_cpu_seconds_total']) {
    assert.ok(body.includes(name), name);
  }
  const visitor = await testApp.app.inject({ url: '/metrics', headers: { 'x-forwarded-for': '198.51.100.7' } });
  assert.equal(visitor.statusCode, 404);
});

test('[API-06] the id of a request is in its answer and its jobs, and taken from a trusted proxy only', async (t) => {
  const given = 'gateway-request-0001';
  const headers = { 'x-request-id': given };
  const body = { email: 'demo@idavuelta.test' };
  const response = await testApp.call('POST', '/recovery', { headers, body });
  assert.equal(response.headers['x-request-id'], given);
  const filed = await testApp.query('SELECT id FROM pgboss.job WHERE data @> $1', [{ requestId: given }]);
  assert.equal(filed.length, 1);
  assert.notEqual(
    (await testApp.call('GET', '/countries', { headers: { 'x-request-id': 'a\tb' } })).headers['x-request-id'],
    'a\tb',
  );

  const alone = await startTestApp({ trustProxy: '203.0.113.1' });
  t.after(() => alone.close());
  const other = await alone.call('GET', '/countries', { headers });
  assert.match(String(other.headers['x-request-id']), /^[0-9a-f-]{36}$/);
});

test('[API-06] a worker answers nobody but those who watch it', async (t) => {
  const worker = await startTestApp({ role: 'worker' });
  t.after(() => worker.close());
  assert.equal((await worker.call('GET', '/readyz')).status, 200);
  assert.equal((await worker.call('GET', '/countries')).status, 404);
});

test('[API-06] a process that cannot keep up turns new requests away at once, but still says that it lives', async (t) => {
  const busy = await startTestApp({ maxDelayMs: 500 });
  t.after(() => busy.close());
  assert.equal((await busy.call('GET', '/countries')).status, 200);
  // The mean delay of a second counts, so stalls follow each other closely to keep it high.
  for (let stalls = 0; stalls < 3; stalls++) {
    stall(1100);
    await sleep(1);
  }
  const answered = await busy.call('GET', '/countries');
  assert.equal(answered.status, 503);
  assert.equal((answered.body as { code?: string }).code, 'UNAVAILABLE');
  assert.ok(Number(answered.headers['retry-after']) > 0);
  assert.equal((await busy.call('GET', '/healthz')).status, 200);
  await eventually(async () => (await busy.call('GET', '/countries')).status === 200);
});

/** Blocks the event loop, as a long computation would. */
function stall(ms: number) {
  const end = Date.now() + ms;
  while (Date.now() < end);
}
