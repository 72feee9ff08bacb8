import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { readConfig } from '../config/config.ts';
import { withClient } from '../database/embedded.ts';
import { blockableWayTo } from '../testing/tcp-proxy.ts';
import { anOrder, eventually, startTestApp } from '../testing/test-app.ts';

const unavailable = (response: { status: number; headers: object; body: unknown }) => {
  assert.equal(response.status, 503);
  assert.equal((response.body as { code: string }).code, 'UNAVAILABLE');
  assert.ok(Number((response.headers as Record<string, string>)['retry-after']) > 0);
};

test('[API-03] connections cut while orders are placed cost single answers, no seat and not the process', async (t) => {
  const testApp = await startTestApp();
  t.after(() => testApp.close());
  const event = await testApp.addEventWith({ stock: 1000 });
  const customers = await Promise.all(Array.from({ length: 8 }, () => testApp.newCustomer()));

  let busy = true;
  const statuses: number[] = [];
  const buyers = customers.map(async ({ token }) => {
    while (busy) {
      const response = await testApp.place(token, anOrder(event));
      statuses.push(response.status);
      if (response.status !== 200) unavailable(response);
    }
  });
  await withClient(testApp.url, async (admin) => {
    for (let cut = 0; cut < 8 || !statuses.includes(503); cut++) {
      await sleep(150);
      await admin.query(
        `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
         WHERE datname = current_database() AND pid <> pg_backend_pid()`,
      );
    }
  });
  busy = false;
  await Promise.all(buyers);

  const after = await testApp.place(customers[0]?.token ?? '', anOrder(event));
  assert.equal(after.status, 200);
  const [{ orders } = { orders: 0 }] = await testApp.query<{ orders: number }>(
    `SELECT count(*) AS orders FROM orders WHERE event_id = $1 AND state <> 'cancelled'`,
    [event.eventId],
  );
  assert.equal(await testApp.stockOf(event.variantId), 1000 - orders);
  assert.ok(orders > statuses.filter((status) => status === 200).length);
});

test('[API-06] while the database hangs each call answers 503 within 10 s, and afterwards all is well', async (t) => {
  let way: Awaited<ReturnType<typeof blockableWayTo>> | undefined;
  const { databaseLimits } = readConfig({ NODE_ENV: 'test' });
  assert.ok(databaseLimits.connectTimeoutMs + databaseLimits.queryTimeoutMs < 10_000);
  const hasty = { databaseLimits: { ...databaseLimits, connectTimeoutMs: 1500, queryTimeoutMs: 2500 } };
  const testApp = await startTestApp(hasty, async (url) => {
    way = await blockableWayTo(url);
    return way.url;
  });
  t.after(async () => {
    await testApp.close();
    way?.close();
  });
  const { token } = await testApp.newCustomer();
  const event = await testApp.addEvent();
  way?.block();
  const calls = [
    ...Array.from({ length: 12 }, () => testApp.place(token, anOrder(event))),
    testApp.call('GET', '/events/concierto-andino'),
    testApp.call('POST', '/recovery', { body: { email: 'demo@idavuelta.test' } }),
  ];
  for (const response of await Promise.all(calls)) unavailable(response);

  way?.unblock();
  await eventually(async () => (await testApp.place(token, anOrder(event))).status === 200);
});

test('[API-06] an order that stood in the way of another transaction is answered 503, and taken when it is sent again', async (t) => {
  const testApp = await startTestApp();
  t.after(() => testApp.close());
  const event = await testApp.addEvent();
  const { token } = await testApp.newCustomer();
  const key = randomUUID();
  await withClient(testApp.url, async (other) => {
    await other.query('BEGIN; LOCK TABLE payment IN SHARE MODE');
    const placed = testApp.place(token, anOrder(event), key);
    const waiting = `SELECT FROM pg_stat_activity WHERE wait_event_type = 'Lock' AND query LIKE 'insert into "payment"%'`;
    await eventually(async () => (await testApp.query(waiting)).length > 0);
    // The order has used this table: each now waits for the other, and the one that waits longest is undone.
    await other.query('LOCK TABLE orders IN ACCESS EXCLUSIVE MODE');
    unavailable(await placed);
    await other.query('COMMIT');
  });
  assert.equal(await testApp.stockOf(event.variantId), 50);
  assert.equal((await testApp.place(token, anOrder(event), key)).status, 200);
});
