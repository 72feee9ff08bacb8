import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { query } from '@idavuelta/api/database/database.ts';
import { extent } from '@idavuelta/api/testing/extent.ts';
import { seatAccounts } from '@idavuelta/api/testing/seat-accounts.ts';
import { anOrder } from '@idavuelta/api/testing/test-app.ts';
import { expect, test } from '@playwright/test';
import { type Load, startLoad } from '../serving/load.ts';
import { type Replaceable, startServedSite } from '../serving/served-site.ts';

const rounds = extent({ sample: 1, whole: 10 });
const isWhole = rounds > 1;
const seats = 100_000;

const undos: (() => unknown)[] = [];
const t = { after: (undo: () => unknown) => void undos.push(undo) };
const { LOCAL_DIR } = process.env;

test.beforeAll(() => {
  // A separate database server, because it gets killed. It may run as another user, who needs access to the folder.
  const folder = mkdtempSync(join(tmpdir(), 'idavuelta-serving-'));
  chmodSync(folder, 0o755);
  process.env.LOCAL_DIR = folder;
  t.after(() => rmSync(folder, { recursive: true, force: true }));
  t.after(() => {
    if (LOCAL_DIR === undefined) delete process.env.LOCAL_DIR;
    else process.env.LOCAL_DIR = LOCAL_DIR;
  });
});
test.afterAll(async () => {
  for (const undo of undos.reverse()) await undo();
});

/** Waits for further bookings and page views. */
async function someMore(load: Load) {
  const [orders, pages] = [load.orders.length + 5, load.rendered + load.inBrowser + 5];
  while (load.orders.length < orders || load.rendered + load.inBrowser < pages) await wait(50);
}

test('[API-16, BKG-22] whatever is killed or replaced behind nginx, no booking and no page fails, and every order is there once', async () => {
  test.setTimeout(240_000 * rounds);
  const { url, cluster, apis, gateways, database, log } = await startServedSite(t);
  t.after(() => test.info().attach('requests at nginx', { body: log() }));
  const event = await cluster.data.addEventWith({ stock: seats });
  const { load, stop } = startLoad({
    url,
    tokens: await cluster.buyers(4),
    visitors: 2,
    slug: event.slug,
    order: () => anOrder(event),
  });
  await someMore(load);

  const replace = async (replaced: Replaceable, signal: 'SIGKILL' | 'SIGTERM') => {
    await test.step(`${replaced.name} gets ${signal}`, async () => {
      await replaced.stop(signal);
      await wait(500);
      await replaced.start();
      await someMore(load);
      expect(load.failures).toEqual([]);
    });
  };
  // The short run kills the first of each kind and stops the second as a release does; the full run does both to all.
  const servers = (turn: number): Replaceable[] =>
    isWhole ? [...apis, ...gateways] : [apis, gateways].flatMap((kind) => kind[turn] ?? []);
  for (let round = 0; round < rounds; round++) {
    for (const replaced of [database, ...servers(0)]) await replace(replaced, 'SIGKILL');
    for (const replaced of servers(1)) await replace(replaced, 'SIGTERM');
  }
  await stop();

  expect(load.failures).toEqual([]);
  const stored = await query<{ key: string; id: string; tickets: number }>(
    cluster.db,
    `SELECT o.idempotency_key AS key, o.id, (SELECT count(*)::int FROM order_ticket k WHERE k.order_id = o.id) AS tickets
     FROM orders o WHERE o.event_id = $1`,
    [event.eventId],
  );
  const byKey = (a: { key: string }, b: { key: string }) => (a.key < b.key ? -1 : 1);
  const acknowledged = load.orders.map(({ key, orderId }) => ({ key, id: orderId, tickets: 1 }));
  expect(stored.sort(byKey)).toEqual(acknowledged.sort(byKey));
  const [account] = await seatAccounts(cluster.db, event.eventId);
  expect(account).toMatchObject({ held: load.orders.length, heldByOrders: load.orders.length, sold: 0 });
  test.info().annotations.push({
    type: 'load',
    description: `${load.orders.length} orders, ${load.rendered} pages rendered, ${load.inBrowser} left to the browser`,
  });
});
