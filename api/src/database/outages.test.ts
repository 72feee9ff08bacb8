// @own-process: it stops and pauses a database server of its own, which LOCAL_DIR names.
import assert from 'node:assert/strict';
import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { testServer } from '../testing/server.ts';
import { anOrder, eventually, type Ids, startTestApp, type TestApp } from '../testing/test-app.ts';
import { query } from './database.ts';
import { withClient } from './embedded.ts';

// A database server of this file's own, since it is stopped and paused while other files use theirs.
const localDir = mkdtempSync(join(tmpdir(), 'idavuelta-outage-'));
process.env.LOCAL_DIR = localDir;

let testApp: TestApp;
let event: Ids;
let tokens: string[];
let pidFile: string;

before(async () => {
  // The database server may run as another user, who needs access to the folder.
  chmodSync(localDir, 0o755);
  // Few customers place thousands of orders here.
  testApp = await startTestApp({ maxUnpaid: { orders: 10_000, tickets: 10_000 } });
  event = await testApp.addEventWith({ stock: 5000 });
  tokens = await Promise.all(Array.from({ length: 6 }, async () => (await testApp.newCustomer()).token ?? ''));
  const [settings] = await query<{ folder: string }>(
    testApp.db,
    `SELECT current_setting('data_directory') AS folder`,
    [],
  );
  pidFile = join(settings?.folder ?? '', 'postmaster.pid');
});
after(async () => {
  await testApp?.close();
  process.kill(postmaster(), 'SIGINT');
  while (existsSync(pidFile)) await sleep(25);
  rmSync(localDir, { recursive: true, force: true });
});

const postmaster = () => Number(readFileSync(pidFile, 'utf8').split('\n')[0]);

/** Orders without a pause, from several customers at once, until it is told to stop. @returns what was answered */
function keepOrdering() {
  let busy = true;
  const answers: { status: number; orderId?: string; retryAfter?: unknown; ms: number }[] = [];
  const buyers = tokens.map(async (token) => {
    while (busy) {
      const begun = Date.now();
      const { status, data, headers } = await testApp.place(token, anOrder(event));
      answers.push({ status, orderId: data?.orderId, retryAfter: headers['retry-after'], ms: Date.now() - begun });
      if (status !== 200) await sleep(50);
    }
  });
  return async () => {
    busy = false;
    await Promise.all(buyers);
    return answers;
  };
}

/** Every order that was confirmed is there, and each seat is either free or an order's. */
async function assertNothingLost(answers: Awaited<ReturnType<ReturnType<typeof keepOrdering>>>) {
  for (const { status, retryAfter } of answers) {
    assert.ok(status === 200 || status === 503, `${status}`);
    if (status === 503) assert.ok(Number(retryAfter) > 0);
  }
  const rows = await query<{ id: string; state: string }>(
    testApp.db,
    'SELECT id, state FROM orders WHERE event_id = $1',
    [event.eventId],
  );
  const stored = new Map(rows.map(({ id, state }) => [id, state]));
  for (const { orderId } of answers)
    if (orderId) assert.equal(stored.get(orderId), 'awaiting_transfer_payment', orderId);
  const waiting = rows.filter(({ state }) => state !== 'cancelled').length;
  assert.equal(await testApp.stockOf(event.variantId), 5000 - waiting);
}

test('[API-03] the database server stopped and started again under load: 503 meanwhile, nothing lost', async () => {
  const stop = keepOrdering();
  await sleep(500);
  process.kill(postmaster(), 'SIGINT');
  while (existsSync(pidFile)) await sleep(25);
  assert.equal((await testApp.call('GET', '/readyz')).status, 503);
  assert.equal((await testApp.call('GET', '/healthz')).status, 200);
  await sleep(2000);
  await testServer();
  await eventually(async () => (await testApp.call('GET', '/readyz')).status === 200);
  await sleep(500);
  const answers = await stop();
  assert.ok(answers.some(({ status }) => status === 503));
  assert.equal(answers.at(-1)?.status, 200);
  await assertNothingLost(answers);

  // Jobs go on too: the last order's instructions are mailed.
  const last = answers.at(-1)?.orderId ?? '';
  const [{ reference } = { reference: '' }] = await query<{ reference: string }>(
    testApp.db,
    'SELECT reference FROM payment WHERE order_id = $1',
    [last],
  );
  await eventually(async () => {
    const mails = await query(testApp.db, `SELECT id FROM mailbox WHERE text LIKE '%' || $1 || '%'`, [reference]);
    return mails.length > 0;
  }, 60_000);
});

test('[API-03] the database server stands still for 20 s under load: each call is answered within 10 s', async () => {
  const signal = (pids: number[], name: 'SIGSTOP' | 'SIGCONT') => {
    for (const pid of pids) {
      try {
        process.kill(pid, name);
      } catch (error) {
        // A connection that ended by itself in the meantime.
        if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
      }
    }
  };
  const stop = keepOrdering();
  await sleep(500);
  const pids = await withClient(testApp.url, async (client) => {
    // Once the postmaster stands still, no connection is added to those in the list.
    signal([postmaster()], 'SIGSTOP');
    const { rows } = await client.query<{ pid: number }>(
      'SELECT pid FROM pg_stat_activity WHERE pid <> pg_backend_pid()',
    );
    return [postmaster(), ...rows.map(({ pid }) => pid)];
  });
  signal(pids, 'SIGSTOP');
  try {
    await sleep(20_000);
  } finally {
    signal(pids, 'SIGCONT');
  }
  await eventually(async () => (await testApp.place(tokens[0] ?? '', anOrder(event))).status === 200);
  const answers = await stop();
  const slowest = Math.max(...answers.map(({ ms }) => ms));
  assert.ok(slowest < 10_000, `${slowest} ms`);
  assert.ok(answers.some(({ status }) => status === 503));
  await assertNothingLost(answers);
});
