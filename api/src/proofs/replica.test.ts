import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Category, EventDetail, OrderDetail } from '@idavuelta/shared/contracts';
import type { StaffLogin } from '@idavuelta/shared/contracts/staff';
import { withClient } from '../database/embedded.ts';
import { currentCode } from '../modules/staff-accounts/one-time-codes.ts';
import { callApi } from '../testing/call-api.ts';
import { type Cluster, placeAt, startCluster } from '../testing/cluster.ts';
import { startReplica } from '../testing/replica.ts';
import { freshDatabase } from '../testing/server.ts';
import { addStaffMember, staffPassword } from '../testing/staff-members.ts';
import { anOrder, eventually, type Ids } from '../testing/test-app.ts';

const maxDelayMs = 2_000;
/** A replica that is there is used within seconds: a test that waits for longer has found that it is not. */
const soonMs = 20_000;
const undos: (() => unknown)[] = [];
const stock = 500;
let replica: Awaited<ReturnType<typeof startReplica>>;
let cluster: Cluster;
let event: Ids;
let tokens: string[];

before(async () => {
  const database = await freshDatabase();
  // As in production: the tests' server has commits wait for nothing, and sends them to replicas half a second later.
  await withClient(database.url, (client) =>
    client.query(`ALTER DATABASE ${client.escapeIdentifier(database.name)} SET synchronous_commit = on`),
  );
  replica = await startReplica({ after: (undo) => undos.push(undo) }, database.url);
  const env = { DATABASE_REPLICA_URL: replica.url, REPLICA_MAX_DELAY_MS: String(maxDelayMs), RESPONSE_CACHE_MS: '200' };
  cluster = await startCluster({ database, env });
  event = await cluster.data.addEventWith({ stock });
  tokens = await cluster.buyers(4);
  // Without this every test would wait for it in vain.
  await usesReplica(0);
});
after(async () => {
  await cluster?.stop();
  for (const undo of undos.reverse()) await undo();
});

const urlOf = (turn: number) => cluster.member(turn).url;

/** Returns the reads of a process by server, and the replica's delay in seconds. */
async function figures(turn = 0) {
  const text = await (await fetch(`${urlOf(turn)}/metrics`)).text();
  const figure = (name: string) =>
    Number(
      text
        .split('\n')
        .find((line) => line.startsWith(`${name} `))
        ?.split(' ')[1],
    );
  return {
    replica: figure('database_reads_total{server="replica"}'),
    primary: figure('database_reads_total{server="primary"}'),
    delay: figure('database_replica_delay_seconds'),
  };
}

const stockAt = async (turn: number) => {
  const { data } = await callApi<Category[]>(`${urlOf(turn)}/events/${event.eventId}/product-variant`);
  return data[0]?.subCategories[0]?.stock;
};

/** Reads lists and searches until the replica answers. */
const usesReplica = (turn: number) =>
  eventually(async () => {
    const { replica: earlier } = await figures(turn);
    await callApi(`${urlOf(turn)}/search?q=${Math.random().toString(36).slice(2)}`);
    await stockAt(turn);
    return (await figures(turn)).replica > earlier;
  }, soonMs);

async function staffCookie() {
  const { email, secret } = await addStaffMember({ db: cluster.db } as Parameters<typeof addStaffMember>[0]);
  const { data } = await callApi<{ challenge: string }>(`${urlOf(0)}/staff-api/login`, {
    body: { email, password: staffPassword },
  });
  const login = await fetch(`${urlOf(0)}/staff-api/login/code`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ challenge: data.challenge, code: currentCode(secret) }),
  });
  assert.ok(((await login.json()) as { data: StaffLogin }).data.csrfToken);
  return login.headers.getSetCookie()[0]?.split(';')[0] ?? '';
}

test('[SAL-09] the catalogue and reports are read from the replica', async (t) => {
  await usesReplica(0);
  await eventually(async () => {
    await stockAt(0);
    return replica.log().includes('"product_variant"');
  }, soonMs);
  const cookie = await staffCookie();
  const today = new Date().toISOString().slice(0, 10);
  await eventually(async () => {
    const read = await fetch(`${urlOf(0)}/staff-api/report?from=${today}&until=${today}&by=day`, {
      headers: { cookie },
    });
    assert.equal(read.status, 200);
    return replica.log().includes('"fiscal_company"');
  }, soonMs);
  assert.equal(/insert into|"session"/i.test(replica.log()), false, 'and nothing else');
  const { delay } = await figures();
  assert.ok(delay <= maxDelayMs / 1_000, String(delay));
  t.diagnostic(`the data of the replica is at most ${delay.toFixed(2)} s old`);
});

test('[SAL-09] one’s own order is there at once, and old stock does not come back, however far the replica is behind', async (t) => {
  await Promise.all([usesReplica(0), usesReplica(1)]);
  await replica.pause();
  const known = Number(await stockAt(1));
  const order = await placeAt(cluster.member(0), tokens[0] ?? '', anOrder(event, { discountCode: 'GRATIS100' }));
  assert.equal(order.status, 200);
  const began = performance.now();
  const detail = await callApi<OrderDetail>(`${urlOf(1)}/shop-api/order-detail/${order.data.orderId}`, {
    token: tokens[0],
  });
  assert.equal(detail.data.order.paymentState, 'paid');
  await eventually(async () => (await stockAt(1)) === known - 1, soonMs);
  t.diagnostic(`the other process showed it ${Math.round(performance.now() - began)} ms later`);
  while (performance.now() - began < 2 * maxDelayMs)
    assert.deepEqual([await stockAt(0), await stockAt(1)], [known - 1, known - 1]);

  await replica.resume();
  await usesReplica(0);
  assert.equal(await stockAt(0), known - 1);
});

test('[SAL-09] a replica that is further behind than it may be is not read', async (t) => {
  await usesReplica(0);
  await replica.pause();
  // Nothing that processes are told of.
  await cluster.buyers(1);
  await sleep(maxDelayMs + 100);
  const late = await figures();
  assert.ok(late.delay > maxDelayMs / 1_000, String(late.delay));
  for (let i = 0; i < 10; i += 1) await callApi(`${urlOf(0)}/search?q=nada${i}`);
  const { replica: reads, primary } = await figures();
  assert.equal(reads, late.replica);
  t.diagnostic(
    `${primary - late.primary} reads by the primary while the replica was ${late.delay.toFixed(1)} s behind`,
  );
  await replica.resume();
  await usesReplica(0);
});

test('[SAL-09] while every order changes the stock, the replica goes on answering, and nobody sees more than is left', async (t) => {
  await usesReplica(0);
  const before = await figures();
  let left = Number(await stockAt(0));
  for (let i = 0; i < 40; i += 1) {
    const { status } = await placeAt(
      cluster.member(0),
      tokens[i % 4] ?? '',
      anOrder(event, { discountCode: 'GRATIS100' }),
    );
    assert.equal(status, 200);
    left -= 1;
    assert.equal(await stockAt(0), left);
    await callApi(`${urlOf(0)}/search?q=orden${i}`);
  }
  const { replica: onReplica, primary } = await figures();
  t.diagnostic(`${onReplica - before.replica} reads by the replica, ${primary - before.primary} by the primary`);
  assert.ok(onReplica > before.replica);
});

test('[SAL-09] a replica that is killed in the middle fails no request, and is used again when it is back', async (t) => {
  await usesReplica(0);
  const slug = (await callApi<EventDetail>(`${urlOf(0)}/events/${event.eventId}`)).data.slug;
  let busy = true;
  const statuses: number[] = [];
  const readers = Array.from({ length: 20 }, async (_, reader) => {
    for (let i = 0; busy; i += 1) {
      const paths = [`/search?q=a${reader}x${i}`, `/events/${slug}?n=${i}`, `/events/${event.eventId}/product-variant`];
      statuses.push((await callApi(urlOf(0) + paths[i % 3])).status);
    }
  });
  await sleep(500);
  await replica.kill();
  await sleep(1_500);
  const meanwhile = await figures();
  await sleep(500);
  assert.equal((await figures()).replica, meanwhile.replica);
  await replica.restart();
  await usesReplica(0);
  busy = false;
  await Promise.all(readers);
  assert.deepEqual([...new Set(statuses)], [200]);
  t.diagnostic(`${statuses.length} requests, none failed`);
});
