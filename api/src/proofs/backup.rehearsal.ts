/**
 * `npm run rehearse:backup`: copies a database with PostgreSQL's own tools while buyers order, and starts an API on the
 * copy that continues from there. Needs `pg_dump` and `pg_restore` of the server's version or later.
 */
import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import type { OrderDetail } from '@idavuelta/shared/contracts';
import { openDatabase } from '../database/database.ts';
import { callApi } from '../testing/call-api.ts';
import { placeAt, startCluster, unlimited } from '../testing/cluster.ts';
import { isPlaced, startOrderLoad } from '../testing/order-load.ts';
import { startProcess } from '../testing/process.ts';
import { emptyDatabase, patient } from '../testing/server.ts';
import { assertWhole } from '../testing/stored-orders.ts';
import { anOrder, testEnvironment } from '../testing/test-app.ts';

const run = promisify(execFile);
const stock = 100_000;

test('[API-16] a dump under load has every order that was acknowledged before it, and an API goes on from it', async (t) => {
  const folder = mkdtempSync(join(tmpdir(), 'idavuelta-backup-'));
  t.after(() => rmSync(folder, { recursive: true }));
  const dump = join(folder, 'idavuelta.dump');
  const cluster = await startCluster({ env: { ROLE: 'api' } });
  t.after(() => cluster.stop());
  const event = await cluster.data.addEventWith({ stock });

  const buying = await startOrderLoad(cluster, (turn) => anOrder(event, { tickets: 1 + (turn % 3) }));
  await sleep(2_000);
  const acknowledged = buying.sent.filter(isPlaced);
  await run('pg_dump', ['--format=custom', `--file=${dump}`, cluster.databaseUrl]);
  await sleep(500);
  const sent = await buying.stop();

  const restored = await emptyDatabase();
  const db = openDatabase(restored.url, { ...patient, max: 4 });
  t.after(async () => {
    await db.destroy();
    await restored.drop();
  });
  await run('pg_restore', ['--exit-on-error', `--dbname=${restored.url}`, dump]);
  const stored = await assertWhole(db, event.eventId, sent, stock);
  const keys = new Set(stored.map(({ key }) => key));
  assert.deepEqual(
    acknowledged.filter(({ key }) => !keys.has(key)),
    [],
    'an order that was acknowledged before the dump is not in it',
  );
  t.diagnostic(
    `${sent.length} orders sent, ${acknowledged.length} acknowledged before the dump (${statSync(dump).size} bytes), ${stored.length} in it`,
  );

  const api = await startProcess(t, {
    DATABASE_NAME: restored.name,
    JWT_SECRET: testEnvironment.JWT_SECRET,
    ...unlimited,
    ROLE: 'api',
  });
  // Buyers see their orders, and retrying with an order's key returns the same order.
  for (const { answer, token, request, key } of acknowledged) {
    const found = await callApi<OrderDetail>(`${api.url}/shop-api/order-detail/${answer?.data.orderId}`, { token });
    assert.equal(found.status, 200);
    assert.deepEqual(found.data.order.charge, answer?.data.charge);
    const again = await placeAt(api, token, request, key);
    assert.equal(again.data.orderId, answer?.data.orderId);
  }
  assert.equal((await assertWhole(db, event.eventId, sent, stock)).length, stored.length);
});
