import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Cluster, placeAt, startCluster } from '../testing/cluster.ts';
import { extent } from '../testing/extent.ts';
import { inBatches } from '../testing/in-batches.ts';
import { isPlaced, isTurnedAway, type SentOrder, startOrderLoad } from '../testing/order-load.ts';
import { assertNoneLost, assertWhole } from '../testing/stored-orders.ts';
import { anOrder, eventually, type Ids } from '../testing/test-app.ts';

const stops = extent({ sample: 3, whole: 20 });
const stock = 100_000;

let cluster: Cluster;
before(async () => {
  // Without workers: every order queues a mail, which would take most of the machine.
  cluster = await startCluster({ env: { ROLE: 'api' } });
});
after(() => cluster.stop());

/** Stops the processes one after the other while buyers order. @returns the event and all orders sent */
async function stopUnderLoad(signal: 'SIGTERM' | 'SIGKILL', afterStop: (code: number | null) => void = () => {}) {
  const event = await cluster.data.addEventWith({ stock });
  const buying = await startOrderLoad(cluster, (turn) => anOrder(event, { tickets: 1 + (turn % 3) }));
  for (let turn = 0; turn < stops; turn++) {
    await sleep(200 + 37 * (turn % 7));
    const member = cluster.member(turn);
    afterStop(await member.stop(signal));
    await member.restart();
  }
  return { event, sent: await buying.stop() };
}

/** See `assertWhole`. */
const assertAllWhole = ({ eventId }: Ids, sent: SentOrder[]) => assertWhole(cluster.db, eventId, sent, stock);

test(`[API-16, PAY-07] ${stops} kills under load lose no acknowledged order and leave none half written`, async (t) => {
  const { event, sent } = await stopUnderLoad('SIGKILL');
  const cut = sent.filter(({ answer }) => !answer);
  assert.ok(cut.length > 0, 'no request was under way at any kill');
  t.diagnostic(`${sent.length} orders sent, ${sent.filter(isPlaced).length} acknowledged, ${cut.length} cut`);
  await assertAllWhole(event, sent);
  await assertNoneLost(cluster, sent);

  // Their buyers retry with the same key at the other process until it accepts the order.
  const unplaced = sent.filter((order) => !isPlaced(order));
  await inBatches(unplaced, async (order, turn) => {
    await eventually(async () => {
      order.answer = await placeAt(cluster.member(turn), order.token, order.request, order.key);
      return !isTurnedAway(order);
    });
  });
  assert.equal(sent.filter(isPlaced).length, sent.length);
  assert.equal((await assertAllWhole(event, sent)).length, sent.length, 'an order was placed twice');
});

test(`[API-16] ${stops} stops under load cut no request: each is answered, or was never taken`, async (t) => {
  const { event, sent } = await stopUnderLoad('SIGTERM', (code) => assert.equal(code, 0));
  const rejected = sent.filter((order) => !isPlaced(order));
  t.diagnostic(`${sent.length} orders sent, ${rejected.length} refused before they were taken`);
  for (const order of rejected) assert.ok(!order.answer || isTurnedAway(order), order.answer?.code);
  const stored = new Set((await assertAllWhole(event, sent)).map(({ key }) => key));
  for (const { key } of rejected) assert.ok(!stored.has(key), 'a request was taken and its answer cut');
  await assertNoneLost(cluster, sent);
});
