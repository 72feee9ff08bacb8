import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import type { OrderRequest } from '@idavuelta/shared/contracts';
import { query } from '../database/database.ts';
import { whenNotBusy } from '../testing/busy-process.ts';
import { type Cluster, placeAt, startCluster } from '../testing/cluster.ts';
import { seatAccounts } from '../testing/seat-accounts.ts';
import { anOrder, type Ids } from '../testing/test-app.ts';

const tries = 20;
const patienceMs = 20_000;

let cluster: Cluster;
let event: Ids;
let request: OrderRequest;
let token: string;
before(async () => {
  cluster = await startCluster();
  event = await cluster.data.addEventWith({ stock: 50 });
  request = anOrder(event, { tickets: 2 });
  [token] = (await cluster.buyers(1)) as [string];
});
after(() => cluster.stop());

const place = (turn: number, body: OrderRequest, key: string) =>
  whenNotBusy(() => placeAt(cluster.member(turn), token, body, key), { patienceMs });
const placeAtOnce = (key: string) => Promise.all(Array.from({ length: tries }, (_, turn) => place(turn, request, key)));

const orderIds = async () =>
  (await query<{ id: string }>(cluster.db, 'SELECT id FROM orders ORDER BY created_at')).map(({ id }) => id);

const key = 'a-key-of-one-purchase';

test('[BKG-22] one key 20 times at once at two processes, and again after both were killed, is one order', async () => {
  const answers = await placeAtOnce(key);
  const [first] = answers;
  assert.equal(first?.status, 200);
  for (const answer of answers) assert.deepEqual(answer, first);

  await Promise.all(cluster.members.map((member) => member.stop('SIGKILL')));
  await Promise.all(cluster.members.map((member) => member.restart()));
  for (const answer of await placeAtOnce(key)) assert.deepEqual(answer, first);
  assert.deepEqual(await orderIds(), [first?.data.orderId]);
  assert.equal((await seatAccounts(cluster.db, event.eventId))[0]?.held, 2);
});

test('[BKG-22] a key that a killed process had at hand is one order when it is tried again', async () => {
  const before = await orderIds();
  const key = 'a-key-at-hand-when-killed';
  const cut = Array.from({ length: tries }, () => place(0, request, key).catch(() => undefined));
  // Long enough for the requests to arrive, too short for all responses.
  await sleep(20);
  await cluster.member(0).stop('SIGKILL');
  await Promise.all(cut);
  await cluster.member(0).restart();
  const [first, ...others] = await placeAtOnce(key);
  assert.equal(first?.status, 200);
  for (const answer of others) assert.deepEqual(answer, first);
  assert.deepEqual(await orderIds(), [...before, first?.data.orderId]);
});

test('[BKG-22] a known key with another body is refused, whichever process is asked', async () => {
  const before = await orderIds();
  for (const turn of [0, 1]) {
    const { status, code } = await place(turn, anOrder(event, { tickets: 1 }), key);
    assert.deepEqual([status, code], [409, 'IDEMPOTENCY_KEY_REUSED']);
  }
  assert.deepEqual(await orderIds(), before);
});
