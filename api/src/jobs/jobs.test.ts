import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { PgBoss } from 'pg-boss';
import { runCli } from '../cli.ts';
import { openDatabase, query } from '../database/database.ts';
import { runForRequest } from '../request/request-context.ts';
import { freshDatabase, patient } from '../testing/server.ts';
import { anOrder, eventually, startTestApp } from '../testing/test-app.ts';
import { type JobFailure, type JobHandlers, startJobs } from './jobs.ts';
import { heartbeatSeconds, repeated, superviseSeconds } from './queues.ts';

let database: Awaited<ReturnType<typeof freshDatabase>>;
before(async () => {
  database = await freshDatabase();
});
after(() => database.drop());

const nothing: JobHandlers = {
  'send-mail': async () => {},
  'expire-order': async () => {},
  'close-order': async () => {},
  'cancel-order': async () => {},
  'verify-payment': async () => {},
  'pay-refund': async () => {},
  'reconcile-payments': async () => {},
  'forget-scans': async () => {},
  'tell-pick-up-times': async () => {},
  'send-message': async () => {},
  'offer-seats': async () => {},
  'act-step': async () => {},
  'apply-prices': async () => {},
  'make-report-export': async () => {},
  'make-list-export': async () => {},
  'plan-trips': async () => {},
  'mail-complaint': async () => {},
  'tell-late-van': async () => {},
  'handle-tax-documents': async () => {},
  'freeze-manifests': async () => {},
  'deliver-webhook': async () => {},
  'send-reports': async () => {},
  'mail-report': async () => {},
  'remind-of-sale': async () => {},
  'mail-sale-reminder': async () => {},
};
const anId = '6b1c2f1e-0000-4000-8000-000000000000';

test('[PAY-06] 500 holds that end together are all released', async (t) => {
  const testApp = await startTestApp();
  t.after(() => testApp.close());
  const event = await testApp.addEventWith({ stock: 600 });
  const { token } = await testApp.newCustomer();
  await testApp.place(token, anOrder(event));
  // Copies one order; the holds and jobs of the copies end now.
  await testApp.query(
    `WITH original AS (SELECT o.*, i.seat_pool_id FROM orders o JOIN seat_hold_item i ON i.order_id = o.id WHERE event_id = $1),
       copy AS (
         INSERT INTO orders SELECT (jsonb_populate_record(o, jsonb_build_object('id', gen_random_uuid(),
           'idempotency_key', 'copy-' || n, 'number', new_order_number()))).* FROM orders o, generate_series(1, 500) n WHERE event_id = $1 RETURNING id),
       hold AS (INSERT INTO seat_hold (order_id, held_until) SELECT id, now() FROM copy),
       item AS (INSERT INTO seat_hold_item SELECT copy.id, seat_pool_id, 1 FROM copy, original)
     UPDATE seat_pool SET held = held + 500 WHERE id = (SELECT seat_pool_id FROM original)`,
    [event.eventId],
  );
  await testApp.query(`INSERT INTO pgboss.job (name, data, retry_limit, heartbeat_seconds)
     SELECT 'expire-order', jsonb_build_object('orderId', id), 10, 20 FROM orders WHERE idempotency_key LIKE 'copy-%'`);
  const begun = Date.now();
  assert.equal(await testApp.stockOf(event.variantId), 99);
  await eventually(async () => {
    const [row] = await testApp.query<{ waiting: number }>(
      `SELECT count(*) AS waiting FROM orders WHERE idempotency_key LIKE 'copy-%' AND state <> 'cancelled'`,
    );
    return row?.waiting === 0;
  });
  assert.equal(await testApp.stockOf(event.variantId), 599);
  t.diagnostic(`${Math.round(500 / ((Date.now() - begun) / 1000))} holds released per second`);
});

test('[NTF-01] urgent mail does not wait behind other mail, and a job knows its request', async (t) => {
  const jobs = await startJobs(database.url);
  t.after(() => jobs.stop());
  let release = () => {};
  const slow = new Promise<void>((resolve) => {
    release = resolve;
  });
  const sent: object[] = [];
  await jobs.work({
    ...nothing,
    'send-mail': async (mail) => {
      if (mail.kind === 'transfer-instructions') await slow;
      sent.push(mail);
    },
  });
  for (let i = 0; i < 20; i++) await jobs.send('send-mail', { kind: 'transfer-instructions', orderId: anId });
  await new Promise<void>((resolve) => {
    runForRequest('request-7', () => {
      void jobs.send('send-mail', { kind: 'order-paid', orderId: anId }).then(resolve);
    });
  });
  await eventually(async () => sent.length > 0);
  assert.deepEqual(sent, [{ kind: 'order-paid', orderId: anId, requestId: 'request-7' }]);
  release();
  await eventually(async () => sent.length === 21);
});

test('[NTF-01] a job whose process was killed runs again within a minute', async (t) => {
  const db = openDatabase(database.url, patient);
  t.after(() => db.destroy());
  const killed = new PgBoss({ connectionString: database.url, supervise: false, schedule: false });
  killed.on('error', () => {});
  await killed.start();
  t.after(() => killed.stop({ graceful: false }));
  const jobs = await startJobs(database.url);
  t.after(() => jobs.stop());
  await jobs.send('expire-order', { orderId: anId });
  const [taken] = await killed.fetch('expire-order');
  assert.ok(taken);
  const done: string[] = [];
  await jobs.work({
    ...nothing,
    'expire-order': async ({ orderId }) => {
      done.push(orderId);
    },
  });
  // The heartbeat is checked whenever this process supervises the queues.
  assert.ok(heartbeatSeconds + superviseSeconds < 60);
  await query(db, `UPDATE pgboss.job SET heartbeat_on = now() - interval '1 minute' WHERE state = 'active'`);
  await eventually(async () => done.length === 1);
});

test('[NTF-01] a job that fails too often is kept for staff, who list it and retry it', async (t) => {
  const db = openDatabase(database.url, patient);
  const failures: JobFailure[] = [];
  const jobs = await startJobs(database.url, { onFailure: (failure) => failures.push(failure) });
  t.after(async () => {
    await jobs.stop();
    await db.destroy();
  });
  let broken = true;
  const done: number[] = [];
  await jobs.work({
    ...nothing,
    'verify-payment': async ({ paymentId }) => {
      if (broken) throw new Error('the provider is silent');
      done.push(paymentId);
    },
  });
  await db.transaction().execute(async (tx) => {
    for (const paymentId of [41, 42, 43]) await jobs.send('verify-payment', { paymentId }, { tx });
    await query(tx, `UPDATE pgboss.job SET retry_limit = 0 WHERE name = 'verify-payment' AND state = 'created'`);
  });
  await eventually(async () => (await jobs.failed.list({ limit: 3 })).items.length === 3);
  const first = await jobs.failed.list({ limit: 2 });
  const rest = await jobs.failed.list({ limit: 2, cursor: first.next });
  const paid = [...first.items, ...rest.items].map(({ data }) => (data as { paymentId: number }).paymentId);
  assert.equal(first.items.length, 2);
  assert.deepEqual(paid.sort(), [41, 42, 43]);
  assert.equal(rest.next, undefined);
  assert.equal(failures[0]?.reason, 'the provider is silent');
  assert.match(await runCli(database.url, 'jobs', 'list'), /verify-payment .*"paymentId":41/);
  broken = false;
  assert.equal(await runCli(database.url, 'jobs', 'retry'), '3 jobs are tried again.');
  await eventually(async () => done.length === 3);
  assert.equal(await runCli(database.url, 'jobs', 'list'), 'No job has failed for good.');
});

test('[NTF-01] after a restart, work that repeats goes on with the next period', async (t) => {
  const db = openDatabase(database.url, patient);
  t.after(() => db.destroy());
  for (let start = 1; start <= 2; start++) {
    const jobs = await startJobs(database.url);
    await jobs.work(nothing);
    await jobs.stop();
  }
  const filed = await query<{ name: string; periods: number; wait: number }>(
    db,
    `SELECT name, count(DISTINCT singleton_on)::int AS periods,
       extract(epoch FROM max(start_after) - max(singleton_on) AT TIME ZONE 'UTC')::int AS wait
     FROM pgboss.job WHERE singleton_on IS NOT NULL GROUP BY name`,
  );
  assert.deepEqual(filed.map(({ name }) => name).sort(), Object.keys(repeated).sort());
  for (const { name, periods, wait } of filed) {
    assert.ok(periods >= 2, `${name} is filed for ${periods} period`);
    assert.ok(Math.abs(wait) < 60, `${name} begins ${wait} s after its period`);
  }
});
