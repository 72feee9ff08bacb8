// @own-process: it starts processes and cuts their connections
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { type Category, type EventSummary, eventType } from '@idavuelta/shared/contracts';
import { query } from '../database/database.ts';
import { callApi } from '../testing/call-api.ts';
import { type Cluster, placeAt, startCluster } from '../testing/cluster.ts';
import { anOrder, eventually } from '../testing/test-app.ts';
import type { Ids } from '../testing/test-data.ts';

let cluster: Cluster;
before(async () => {
  // Only notifications make a process drop a cached response.
  cluster = await startCluster({ env: { ROLE: 'api', RESPONSE_CACHE_MS: String(24 * 3600_000) } });
});
after(() => cluster.stop());

const variantAt = async (turn: number, { eventId }: Ids) => {
  const url = `${cluster.member(turn).url}/events/${eventId}/product-variant`;
  const [category] = (await callApi<Category[]>(url)).data;
  return category?.subCategories[0];
};
const stockAt = async (turn: number, event: Ids) => (await variantAt(turn, event))?.stock;

/** Waits until both processes show this number of seats. @returns the second one's delay in milliseconds */
async function shown(event: Ids, stock: number) {
  const began = performance.now();
  await eventually(async () => (await stockAt(1, event)) === stock);
  const took = performance.now() - began;
  await eventually(async () => (await stockAt(0, event)) === stock);
  return took;
}

const listeners = () =>
  query<{ pid: number }>(
    cluster.db,
    `SELECT pid FROM pg_stat_activity WHERE datname = current_database() AND application_name LIKE 'idavuelta-listener-%'
       AND query LIKE 'LISTEN%'`,
  );

test('[FLT-22] what one process sells, holds and gives back, the other shows', async (t) => {
  const event = await cluster.data.addEventWith({ stock: 9 });
  const [token = ''] = await cluster.buyers(1);
  await shown(event, 9);
  const times: number[] = [];
  const { data } = await placeAt(cluster.member(0), token, anOrder(event, { tickets: 2 }));
  times.push(await shown(event, 7));
  await callApi(`${cluster.member(0).url}/shop-api/order/${data.orderId}/cancel`, { token, body: {} });
  times.push(await shown(event, 9));
  await placeAt(cluster.member(0), token, anOrder(event, { tickets: 3, discountCode: 'GRATIS100' }));
  times.push(await shown(event, 6));
  t.diagnostic(`shown by the other process after ${times.map((ms) => `${Math.round(ms)} ms`).join(', ')}`);
});

test('[FLT-22] a price, a name and a new event are shown by both processes', async () => {
  const event = await cluster.data.addEventWith({ stock: 5, price: 40 });
  await shown(event, 5);
  await query(cluster.db, 'UPDATE product_variant SET amount_minor = 5500 WHERE id = $1', [event.variantId]);
  for (const turn of [0, 1]) await eventually(async () => (await variantAt(turn, event))?.price === 55);

  const titlesAt = async (turn: number) => {
    const url = `${cluster.member(turn).url}/events?type=${eventType.massive}&country-code=PE`;
    return (await callApi<EventSummary[]>(url)).data.map(({ slug }) => slug);
  };
  for (const turn of [0, 1]) await titlesAt(turn);
  const added = await cluster.data.addEventWith({ stock: 5 });
  for (const turn of [0, 1]) await eventually(async () => (await titlesAt(turn)).includes(added.slug));
  await query(cluster.db, 'UPDATE event SET withdrawn = true WHERE id = $1', [added.eventId]);
  for (const turn of [0, 1]) await eventually(async () => !(await titlesAt(turn)).includes(added.slug));
});

test('[FLT-22, BOF-12] what a landing page shows is changed in both processes', async () => {
  for (const [path, table] of [
    ['/landing-slides', 'landing_slide'],
    ['/landing-comments', 'landing_comment'],
    ['/landing-partners', 'landing_partner'],
  ] as const) {
    const countAt = async (turn: number) => (await callApi<object[]>(`${cluster.member(turn).url}${path}`)).data.length;
    for (const turn of [0, 1]) assert.equal(await countAt(turn), 1, path);
    await query(cluster.db, `DELETE FROM ${table}`);
    for (const turn of [0, 1]) await eventually(async () => (await countAt(turn)) === 0);
  }
});

test('[FLT-22] a response that was loaded while the sale went on is not kept', async () => {
  const event = await cluster.data.addEventWith({ stock: 5 });
  await cluster.db.transaction().execute(async (tx) => {
    await query(
      tx,
      'UPDATE seat_pool SET held = 4 WHERE departure_id = (SELECT id FROM departure WHERE event_id = $1)',
      [event.eventId],
    );
    assert.equal(await stockAt(1, event), 5, 'not sold yet');
  });
  await shown(event, 1);
});

test('[FLT-22] whoever lost the connection to the database forgets what was not heard, and hears again', async () => {
  const stock = 50;
  const event = await cluster.data.addEventWith({ stock });
  const held = (units: number) =>
    query(
      cluster.db,
      'UPDATE seat_pool SET held = $2 WHERE departure_id = (SELECT id FROM departure WHERE event_id = $1)',
      [event.eventId, units],
    );
  const before = await listeners();
  assert.equal(before.length, 2, 'each process listens');
  await query(cluster.db, 'ALTER TABLE seat_pool DISABLE TRIGGER seats_changed');
  // Notifications of earlier changes may still be in transit and make a process read the current number, so
  // changes go on until one is not noticed.
  let units = 0;
  let notified = true;
  while (notified) {
    units += 1;
    await held(units);
    notified = (await stockAt(1, event)) === stock - units;
  }
  for (const { pid } of before) await query(cluster.db, 'SELECT pg_terminate_backend($1)', [pid]);
  await shown(event, stock - units);
  await query(cluster.db, 'ALTER TABLE seat_pool ENABLE TRIGGER seats_changed');
  await held(units + 1);
  await shown(event, stock - units - 1);
});
