import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, type TestContext, test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { buildApp } from '../app.ts';
import { openDatabase } from '../database/database.ts';
import { withClient } from '../database/embedded.ts';
import { startJobs } from '../jobs/jobs.ts';
import { testServer } from '../testing/server.ts';
import { anOrder, eventually, type Ids, startTestApp, type TestApp } from '../testing/test-app.ts';

// A database server of its own, because it is stopped and paused while other files use theirs.
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
  const [settings] = await testApp.query<{ folder: string }>(`SELECT current_setting('data_directory') AS folder`, []);
  pidFile = join(settings?.folder ?? '', 'postmaster.pid');
});
after(async () => {
  await testApp?.close();
  process.kill(postmaster(), 'SIGINT');
  while (existsSync(pidFile)) await sleep(25);
  rmSync(localDir, { recursive: true, force: true });
});

const postmaster = () => Number(readFileSync(pidFile, 'utf8').split('\n')[0]);

interface Answer {
  buyer: number;
  status: number;
  orderId?: string;
  retryAfter?: unknown;
}

/** Keeps several customers ordering concurrently until stopped. @returns the responses so far */
function keepOrdering(place: (token: string) => Promise<Omit<Answer, 'buyer'>>) {
  let busy = true;
  const answers: Answer[] = [];
  const buyers = tokens.map(async (token, buyer) => {
    while (busy) {
      const answer = await place(token);
      answers.push({ buyer, ...answer });
      if (answer.status !== 200) await sleep(50);
    }
  });
  const stop = async () => {
    busy = false;
    await Promise.all(buyers);
  };
  /** Resolves when each buyer has received this status once more. */
  const allGet = (status: number) => {
    const earlier = answers.length;
    return eventually(async () => {
      const later = answers.slice(earlier).filter((answer) => answer.status === status);
      return new Set(later.map(({ buyer }) => buyer)).size === tokens.length;
    });
  };
  return { answers, allGet, stop };
}

const place = async (token: string) => {
  const { status, data, headers } = await testApp.place(token, anOrder(event));
  return { status, orderId: data?.orderId, retryAfter: headers['retry-after'] };
};

/** Asserts that every confirmed order exists, and that each seat is either free or belongs to an order. */
async function assertNothingLost(answers: Answer[]) {
  for (const { status, retryAfter } of answers) {
    assert.ok(status === 200 || status === 503, `${status}`);
    if (status === 503) assert.ok(Number(retryAfter) > 0);
  }
  const rows = await testApp.query<{ id: string; state: string }>('SELECT id, state FROM orders WHERE event_id = $1', [
    event.eventId,
  ]);
  const stored = new Map(rows.map(({ id, state }) => [id, state]));
  for (const { orderId } of answers)
    if (orderId) assert.equal(stored.get(orderId), 'awaiting_transfer_payment', orderId);
  const waiting = rows.filter(({ state }) => state !== 'cancelled').length;
  assert.equal(await testApp.stockOf(event.variantId), 5000 - waiting);
}

test('[API-03] the database server stopped and started again under load: 503 meanwhile, nothing lost', async () => {
  const { answers, allGet, stop } = keepOrdering(place);
  await allGet(200);
  process.kill(postmaster(), 'SIGINT');
  while (existsSync(pidFile)) await sleep(25);
  assert.equal((await testApp.call('GET', '/readyz')).status, 503);
  assert.equal((await testApp.call('GET', '/healthz')).status, 200);
  await allGet(503);
  await testServer();
  await eventually(async () => (await testApp.call('GET', '/readyz')).status === 200);
  await allGet(200);
  await stop();
  await assertNothingLost(answers);

  // Jobs resume too: the last order's instructions are mailed.
  const last = answers.findLast(({ orderId }) => orderId)?.orderId;
  const [{ reference } = { reference: '' }] = await testApp.query<{ reference: string }>(
    'SELECT reference FROM payment WHERE order_id = $1',
    [last],
  );
  await eventually(async () => {
    const mails = await testApp.query(`SELECT id FROM mailbox WHERE text LIKE '%' || $1 || '%'`, [reference]);
    return mails.length > 0;
  });
});

/** Starts another API process with shorter database timeouts. */
async function startHastyApp(t: TestContext) {
  const { config } = testApp.app.services;
  const db = openDatabase(testApp.url, { max: 5, connectTimeoutMs: 1500, queryTimeoutMs: 2500 });
  // Its jobs are queued within its limits, too.
  const jobs = await startJobs(testApp.url, { worker: false, db });
  const app = await buildApp({ config, db, jobs });
  t.after(async () => {
    await app.close();
    await jobs.stop();
    await db.destroy();
  });
  return async (token: string) => {
    const response = await app.inject({
      method: 'POST',
      url: '/shop-api/init-payment',
      headers: { authorization: `Bearer ${token}`, 'idempotency-key': randomUUID() },
      payload: anOrder(event),
    });
    const orderId: string | undefined = response.json().data?.orderId;
    return { status: response.statusCode, orderId, retryAfter: response.headers['retry-after'] };
  };
}

test('[API-03] the database server stands still under load: each call is answered meanwhile, and nothing is lost', async (t) => {
  const signal = (pids: number[], name: 'SIGSTOP' | 'SIGCONT') => {
    for (const pid of pids) {
      try {
        process.kill(pid, name);
      } catch (error) {
        // A connection that ended on its own meanwhile.
        if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
      }
    }
  };
  const { answers, allGet, stop } = keepOrdering(await startHastyApp(t));
  await allGet(200);
  const pids = await withClient(testApp.url, async (client) => {
    // While the postmaster is stopped, the list of connections cannot grow.
    signal([postmaster()], 'SIGSTOP');
    const { rows } = await client.query<{ pid: number }>(
      'SELECT pid FROM pg_stat_activity WHERE pid <> pg_backend_pid()',
    );
    return [postmaster(), ...rows.map(({ pid }) => pid)];
  });
  signal(pids, 'SIGSTOP');
  try {
    // Twice: neither current calls nor later ones wait for it.
    await allGet(503);
    await allGet(503);
  } finally {
    signal(pids, 'SIGCONT');
  }
  await allGet(200);
  await stop();
  await assertNothingLost(answers);
});
