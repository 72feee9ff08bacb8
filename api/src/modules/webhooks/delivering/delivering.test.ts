import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { WebhookDelivery } from '@idavuelta/shared/contracts/staff';
import { createSealing } from '../../../sealing.ts';
import { testEnvironment } from '../../../testing/test-app.ts';
import { isSignedWith } from '../testing/receiver.ts';
import { openWebhooksApp } from '../testing/webhooks-app.ts';
import { createDeliverWebhook } from './deliver-webhook.ts';
import { createPostMessage } from './post-message.ts';
import { createFindAddresses } from './public-address.ts';
import { maxAttempts, pauseAfter } from './retry-schedule.ts';

const { testApp, receiver, add, call, endpoint, latest, hurry, deliveries } = await openWebhooksApp();

const send = async (id: number) => {
  const { status, data } = await call<WebhookDelivery>('POST', `/${id}/test`);
  assert.equal(status, 200);
  return data;
};

/** Adds a real event to the outbox for one endpoint, due now. */
async function fact(endpointId: number) {
  const [row] = await testApp.query<{ id: number; eventId: string }>(
    `WITH event AS (INSERT INTO webhook_event (type, data) VALUES ('order.paid', '{"order": {}}') RETURNING id)
     INSERT INTO webhook_delivery (event_id, endpoint_id, next_attempt_at) SELECT id, $1, now() FROM event
     RETURNING id, event_id AS "eventId"`,
    [endpointId],
  );
  assert.ok(row);
  await testApp.jobs.send('deliver-webhook', { deliveryId: row.id, attempt: 1 });
  return row;
}

const messagesOf = (eventId: string) => receiver.received.filter(({ headers }) => headers['webhook-id'] === eventId);

test('[OFF-10] attempts are repeated over about a day, spread, and then no more', () => {
  const pauses = Array.from({ length: maxAttempts }, (_, index) => pauseAfter(index + 1, 0.5));
  assert.equal(pauses.at(-1), undefined);
  const hours = pauses.reduce<number>((sum, pause = 0) => sum + pause, 0) / 3_600_000;
  assert.ok(hours > 20 && hours < 28, `${hours}`);
  assert.ok((pauseAfter(1, 0) ?? 0) < (pauseAfter(1, 0.99) ?? 0));
});

test('[OFF-10] what failed is tried again with the same id and body, until it is delivered; each is seen', async (t) => {
  t.after(() => receiver.answer(204));
  const { id } = await add();
  receiver.answer(500);
  const { id: deliveryId, eventId } = await fact(id);
  const failed = await latest(id, ({ attempts }) => attempts === 1);
  assert.deepEqual([failed.state, failed.status, failed.problem], ['waiting', 500, 'status']);
  assert.equal(failed.responseStart, 'what went wrong');
  assert.ok(failed.nextAttemptAt && failed.durationMs !== undefined);
  assert.ok((await endpoint(id)).failingSince);
  receiver.answer(204);
  await hurry(deliveryId);
  const delivered = await latest(id, ({ state }) => state === 'delivered');
  assert.deepEqual([delivered.attempts, delivered.status, delivered.problem], [2, 204, undefined]);
  const [first, second, ...more] = messagesOf(eventId);
  assert.equal(more.length, 0);
  assert.equal(first?.body, second?.body);
  assert.equal(first?.body, delivered.payload);
  assert.equal((await endpoint(id)).failingSince, undefined);
});

test('[OFF-10] after the last attempt it has failed, and is sent again by hand with the same id', async (t) => {
  t.after(() => receiver.answer(204));
  const { id } = await add();
  receiver.answer(503);
  const { id: deliveryId, eventId } = await fact(id);
  await latest(id, ({ attempts }) => attempts === 1);
  await testApp.query('UPDATE webhook_delivery SET attempts = $2 WHERE id = $1', [deliveryId, maxAttempts - 1]);
  await testApp.jobs.send('deliver-webhook', { deliveryId, attempt: maxAttempts });
  await latest(id, ({ state, attempts }) => state === 'failed' && attempts === maxAttempts);
  receiver.answer(204);
  const { status } = await call('POST', `/${id}/deliveries/${deliveryId}/send-again`);
  assert.equal(status, 200);
  await latest(id, ({ state }) => state === 'delivered');
  assert.equal(messagesOf(eventId).length, 3);
});

test('[OFF-10] killed between sending and storing, the job sends it again: receivers know it by its id', async () => {
  const { id } = await add();
  const [row] = await testApp.query<{ id: number; eventId: string }>(
    `WITH event AS (INSERT INTO webhook_event (type, data) VALUES ('order.paid', '{}') RETURNING id)
     INSERT INTO webhook_delivery (event_id, endpoint_id) SELECT id, $1 FROM event RETURNING id, event_id AS "eventId"`,
    [id],
  );
  assert.ok(row);
  const post = createPostMessage(createFindAddresses(['127.0.0.1']));
  const { db, jobs, app } = testApp;
  const sealing = createSealing({ jwtSecret: testEnvironment.JWT_SECRET }, 'webhooks');
  const killed = createDeliverWebhook({
    ...{ db, jobs, sealing },
    log: app.log,
    post: async (message) => {
      await post(message);
      throw new Error('killed');
    },
  });
  await assert.rejects(killed({ deliveryId: row.id, attempt: 1 }), /killed/);
  assert.equal((await deliveries(id))[0]?.state, 'waiting');
  const restarted = createDeliverWebhook({ db, jobs, log: app.log, sealing, post });
  await restarted({ deliveryId: row.id, attempt: 1 });
  assert.equal((await deliveries(id))[0]?.state, 'delivered');
  await restarted({ deliveryId: row.id, attempt: 1 });
  assert.equal(messagesOf(row.eventId).length, 2, 'and not once more when it was stored');
});

test('[OFF-10] after a rotation both secrets sign for a day, then the new one alone', async () => {
  const { id, secret: former } = await add();
  const { data } = await call<{ secret: string }>('POST', `/${id}/secret`);
  const { secret } = data;
  assert.notEqual(secret, former);
  assert.ok((await endpoint(id)).formerSecretUntil);
  const signedBy = async () => {
    const { eventId } = await send(id);
    await latest(id, ({ state, eventId: shown }) => shown === eventId && state === 'delivered');
    const [message] = messagesOf(eventId);
    assert.ok(message);
    return [isSignedWith(secret, message), isSignedWith(former, message)];
  };
  assert.deepEqual(await signedBy(), [true, true]);
  await testApp.query('UPDATE webhook_endpoint SET former_secret_until = now() WHERE id = $1', [id]);
  assert.deepEqual(await signedBy(), [true, false]);
});

test('[OFF-10] an endpoint that says it is gone is switched off at once, and its owner has work', async (t) => {
  t.after(() => receiver.answer(204));
  const { id } = await add();
  receiver.answer(410);
  await fact(id);
  const failed = await latest(id, ({ state }) => state === 'failed');
  assert.deepEqual([failed.problem, failed.attempts], ['gone', 1]);
  assert.equal((await endpoint(id)).state, 'gone');
  assert.equal(
    (await testApp.query('SELECT FROM audit WHERE subject = $1 AND actor = $2', [`webhook:${id}`, 'job:webhooks']))
      .length,
    1,
  );
});

test('[OFF-10] an endpoint at which everything has failed for days is switched off; switched on it is told again', async (t) => {
  t.after(() => receiver.answer(204));
  const { id } = await add();
  receiver.answer(500);
  await testApp.query(`UPDATE webhook_endpoint SET failing_since = now() - interval '73 hours' WHERE id = $1`, [id]);
  const { id: deliveryId } = await fact(id);
  await latest(id, ({ attempts }) => attempts === 1);
  assert.equal((await endpoint(id)).state, 'failing');
  await hurry(deliveryId);
  const stopped = await latest(id, ({ state }) => state === 'failed');
  assert.equal(stopped.problem, 'switched-off');
  assert.equal((await call('POST', `/${id}/deliveries/${deliveryId}/send-again`)).status, 409);
  await call('POST', `/${id}/switch`, { isOn: true });
  receiver.answer(204);
  assert.equal((await call('POST', `/${id}/deliveries/${deliveryId}/send-again`)).status, 200);
  await latest(id, ({ state }) => state === 'delivered');
});

test('[OFF-10] redirects are not followed', async (t) => {
  t.after(() => receiver.answer(204));
  const { id } = await add();
  receiver.answer((response) => void response.writeHead(302, { location: '/elsewhere' }).end());
  const { eventId } = await send(id);
  const { problem, status } = await latest(id, ({ state }) => state === 'failed');
  assert.deepEqual([problem, status], ['redirect', 302]);
  assert.equal(messagesOf(eventId).length, 1);
});

test('[OFF-10] an endless response is read to its first bytes, one that does not come is a timeout', async (t) => {
  t.after(() => receiver.answer(204));
  const post = createPostMessage(createFindAddresses(['127.0.0.1']), 300);
  const message = { url: receiver.url, headers: {}, body: '{}' };
  receiver.answer((response) => {
    response.writeHead(200);
    const timer = setInterval(() => response.write('x'.repeat(4096)), 1);
    response.on('close', () => clearInterval(timer));
  });
  const endless = await post(message);
  assert.deepEqual([endless.problem, endless.status, endless.responseStart?.length], [undefined, 200, 500]);
  receiver.answer(() => {});
  const silent = await post(message);
  assert.equal(silent.problem, 'timeout');
  assert.ok(silent.durationMs < 2000);
});

test('[OFF-10] nobody there, another protocol and an address of the own network are told apart', async () => {
  const post = createPostMessage(createFindAddresses(['127.0.0.1']), 2000);
  const problemAt = async (url: string) => (await post({ url, headers: {}, body: '{}' })).problem;
  assert.equal(await problemAt('http://127.0.0.1:1/'), 'no-connection');
  assert.equal(await problemAt(receiver.url.replace('http:', 'https:')), 'certificate');
  assert.equal(await problemAt('http://127.0.0.2:80/'), 'address-refused');
});

test('[OFF-10] the checked address is the one connected to, whatever the name says a moment later', async () => {
  let asked = 0;
  const find = createFindAddresses(['rebound.example'], async () => {
    asked += 1;
    return [{ address: asked === 1 ? '127.0.0.1' : '127.0.0.9', family: 4 }];
  });
  const url = receiver.url.replace('127.0.0.1', 'rebound.example');
  const { status } = await createPostMessage(find)({ url, headers: { 'webhook-id': 'rebound' }, body: '{}' });
  assert.deepEqual([status, asked], [204, 1]);
  assert.match(String(messagesOf('rebound')[0]?.headers.host), /^rebound\.example:/);
});
