/**
 * `npm run rehearse:pooler`: two API processes and a worker use the database through PgBouncer in transaction mode
 * while sixty buyers order twenty seats. Needs the package `pgbouncer`.
 */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Category, OrderDetail } from '@idavuelta/shared/contracts';
import { createMailboxRepository } from '../modules/mailbox/mailbox.repository.ts';
import { callApi } from '../testing/call-api.ts';
import { placeAt, startCluster, unlimited } from '../testing/cluster.ts';
import { startPooler } from '../testing/pooler.ts';
import { startProcess } from '../testing/process.ts';
import { seatAccounts } from '../testing/seat-accounts.ts';
import { freshDatabase } from '../testing/server.ts';
import { anOrder, eventually, testEnvironment } from '../testing/test-app.ts';

const seats = 20;
const buyerCount = 60;
/** Fewer database connections than the processes would open without the pooler. */
const poolSize = 6;
/** Gets a mail of her own with each order. */
const traveller = 'viajera@example.org';

test('[FLT-22] by a pooler of transactions sixty buyers at two processes are sold twenty seats, and a worker sends the tickets', async (t) => {
  const database = await freshDatabase();
  const pooler = await startPooler(t, database.url, poolSize);
  const addresses = { DATABASE_URL: pooler.url, DATABASE_SESSION_URL: database.url };
  const cluster = await startCluster({ database, env: { ...addresses, ROLE: 'api' } });
  t.after(() => cluster.stop());
  const worker = { ...addresses, ...unlimited, JWT_SECRET: testEnvironment.JWT_SECRET, ROLE: 'worker' };
  const event = await cluster.data.addEventWith({ stock: seats });
  const tokens = await cluster.buyers(buyerCount);
  const stocks = () =>
    Promise.all(
      cluster.members.map(async ({ url }) => {
        const [category] = (await callApi<Category[]>(`${url}/events/${event.eventId}/product-variant`)).data;
        return category?.subCategories[0]?.stock;
      }),
    );
  assert.deepEqual(await stocks(), [seats, seats]);

  const request = anOrder(event, { discountCode: 'GRATIS100' });
  const began = performance.now();
  const answers = await Promise.all(tokens.map((token, i) => placeAt(cluster.member(i), token, request)));
  const took = performance.now() - began;
  const busy = await pooler.figures();
  const placed = answers.flatMap(({ status, data }, i) => (status === 200 ? [{ i, id: data.orderId }] : []));
  const rejected = answers.filter(({ status }) => status !== 200);

  assert.equal(placed.length, seats);
  for (const answer of rejected) assert.deepEqual([answer.status, answer.code], [409, 'OUT_OF_STOCK']);
  assert.deepEqual(await seatAccounts(cluster.db, event.eventId), [
    { capacity: seats, held: 0, sold: seats, heldByOrders: 0, soldToOrders: seats },
  ]);
  const notifiedAt = performance.now();
  await eventually(async () => (await stocks()).every((stock) => stock === 0));
  const shown = performance.now() - notifiedAt;
  for (const { i, id } of placed) {
    const order = await callApi<OrderDetail>(`${cluster.member(i + 1).url}/shop-api/order-detail/${id}`, {
      token: tokens[i] ?? '',
    });
    assert.equal(order.data.order.paymentState, 'paid', 'the other process knows it');
  }

  await startProcess(t, worker);
  const mailed = async () => {
    const mails = await createMailboxRepository(cluster.db).list();
    return new Set(placed.filter(({ id }) => mails.some(({ to, html }) => to !== traveller && html.includes(id))));
  };
  await eventually(async () => (await mailed()).size === seats);
  const figures = await pooler.figures();
  assert.ok(figures.servers <= poolSize, String(figures.servers));

  t.diagnostic(
    `${buyerCount} buyers, ${placed.length} of ${seats} seats sold, ${rejected.length} refused in ${Math.round(took)} ms`,
  );
  t.diagnostic(
    `${busy.clients} connections of processes on ${busy.servers} to the database, ${figures.transactions} transactions`,
  );
  t.diagnostic(
    `both processes showed none left ${Math.round(shown)} ms after the last answer; ${seats} buyers got their mail`,
  );
});
