import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import type { OrderDetail } from '@idavuelta/shared/contracts';
import { query } from '../database/database.ts';
import { callApi } from '../testing/call-api.ts';
import { type Cluster, placeAt, startCluster } from '../testing/cluster.ts';
import { extent } from '../testing/extent.ts';
import { type SentOrder, startOrderLoad } from '../testing/order-load.ts';
import { seatAccounts } from '../testing/seat-accounts.ts';
import { anOrder, type Ids } from '../testing/test-app.ts';

const stops = extent({ sample: 3, whole: 20 });

let cluster: Cluster;
before(async () => {
  // Without workers: every order asks for a mail, which would take most of the machine.
  cluster = await startCluster({ env: { ROLE: 'api' } });
});
after(() => cluster.stop());

/** Stops one process after the other while buyers order. @returns the event and every order they sent */
async function stopUnderLoad(signal: 'SIGTERM' | 'SIGKILL', afterStop: (code: number | null) => void = () => {}) {
  const event = await cluster.data.addEventWith({ stock: 100_000 });
  const stopBuying = await startOrderLoad(cluster, (turn) => anOrder(event, { tickets: 1 + (turn % 3) }));
  for (let turn = 0; turn < stops; turn++) {
    await sleep(200 + 37 * (turn % 7));
    const member = cluster.member(turn);
    afterStop(await member.stop(signal));
    await member.restart();
  }
  return { event, sent: await stopBuying() };
}

async function inBatches<T>(items: T[], work: (item: T, position: number) => Promise<void>, size = 16) {
  for (let first = 0; first < items.length; first += size)
    await Promise.all(items.slice(first, first + size).map((item, i) => work(item, first + i)));
}

const isPlaced = ({ answer }: SentOrder) => answer?.status === 200;

/** Orders by key, with how much of each is stored. */
const storedOrders = (eventId: number) =>
  query<{ key: string; id: string; tickets: number; units: number; payments: number; expiries: number }>(
    cluster.db,
    `WITH expiry AS (
       SELECT data ->> 'orderId' AS order_id, count(*)::int AS jobs FROM pgboss.job WHERE name = 'expire-order' GROUP BY 1)
     SELECT o.idempotency_key AS key, o.id,
       (SELECT count(*)::int FROM order_ticket k WHERE k.order_id = o.id) AS tickets,
       (SELECT COALESCE(sum(i.units), 0)::int FROM seat_hold h JOIN seat_hold_item i ON i.order_id = h.order_id
        WHERE h.order_id = o.id AND h.state = 'held') AS units,
       (SELECT count(*)::int FROM payment p WHERE p.order_id = o.id) AS payments,
       COALESCE(expiry.jobs, 0) AS expiries
     FROM orders o LEFT JOIN expiry ON expiry.order_id = o.id::text WHERE o.event_id = $1`,
    [eventId],
  );

/** Every order is stored whole, and the seats of all of them together are those that the pool counts. */
async function assertWhole({ eventId }: Ids, sent: SentOrder[]) {
  const tickets = new Map(sent.map(({ key, request }) => [key, request.tickets.length]));
  const stored = await storedOrders(eventId);
  for (const order of stored) {
    const count = tickets.get(order.key);
    assert.deepEqual(
      order,
      { key: order.key, id: order.id, tickets: count, units: count, payments: 1, expiries: 1 },
      'a half-written order',
    );
  }
  const units = stored.reduce((all, order) => all + order.units, 0);
  const [account] = await seatAccounts(cluster.db, eventId);
  assert.deepEqual(account, { capacity: 100_000, held: units, sold: 0, heldByOrders: units, soldToOrders: 0 });
  return stored;
}

/** What was acknowledged is there for its buyer, at whichever process. */
async function assertNoneLost(sent: SentOrder[]) {
  await inBatches(sent.filter(isPlaced), async ({ answer, token, request }, turn) => {
    const url = `${cluster.member(turn).url}/shop-api/order-detail/${answer?.data.orderId}`;
    const { status, data } = await callApi<OrderDetail>(url, { token });
    assert.equal(status, 200, 'an acknowledged order is lost');
    assert.equal(data.order.total, answer?.data.total);
    assert.equal(data.tickets.length, request.tickets.length);
  });
}

test(`[API-16, PAY-07] ${stops} kills under load lose no acknowledged order and leave none half written`, async (t) => {
  const { event, sent } = await stopUnderLoad('SIGKILL');
  const cut = sent.filter(({ answer }) => !answer);
  assert.ok(cut.length > 0, 'no request was under way at any kill');
  t.diagnostic(`${sent.length} orders sent, ${sent.filter(isPlaced).length} acknowledged, ${cut.length} cut`);
  await assertWhole(event, sent);
  await assertNoneLost(sent);

  // Their buyers try again with the same key, at the other process.
  await inBatches(cut, async (order, turn) => {
    order.answer = await placeAt(cluster.member(turn), order.token, order.request, order.key);
  });
  assert.equal(sent.filter(isPlaced).length, sent.length);
  assert.equal((await assertWhole(event, sent)).length, sent.length, 'an order was placed twice');
});

test(`[API-16] ${stops} stops under load cut no request: each is answered, or was never taken`, async (t) => {
  const { event, sent } = await stopUnderLoad('SIGTERM', (code) => assert.equal(code, 0));
  const refused = sent.filter((order) => !isPlaced(order));
  t.diagnostic(`${sent.length} orders sent, ${refused.length} refused before they were taken`);
  for (const { answer } of refused) assert.ok(!answer || answer.code === 'UNAVAILABLE', answer?.code);
  const stored = new Set((await assertWhole(event, sent)).map(({ key }) => key));
  for (const { key } of refused) assert.ok(!stored.has(key), 'a request was taken and its answer cut');
  await assertNoneLost(sent);
});
