import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Today, WebhookDelivery, WebhookEndpoint, WebhookSecret } from '@idavuelta/shared/contracts/staff';
import { logInStaff } from '../../../testing/staff-members.ts';
import { codeOf, errorsOf, startTestApp } from '../../../testing/test-app.ts';
import { openWebhooksApp } from '../testing/webhooks-app.ts';

const { testApp, receiver, add, call, endpoint, latest, deliveries } = await openWebhooksApp();
const events = ['order.paid'];

test('[OFF-10] a secret is shown once, and stored sealed', async () => {
  const { id, secret } = await add();
  assert.match(secret, /^whsec_[A-Za-z0-9+/]{43}=$/);
  const seen = [await call('GET'), await call('GET', `/${id}`)].map(({ body }) => JSON.stringify(body)).join();
  assert.ok(!seen.includes(secret));
  const stored = JSON.stringify(await testApp.query('SELECT * FROM webhook_endpoint'));
  const audit = JSON.stringify(await testApp.query('SELECT * FROM audit WHERE subject = $1', [`webhook:${id}`]));
  assert.ok(!stored.includes(secret) && !audit.includes(secret));
});

test('[OFF-10] a test is sent at once, and its delivery says what came back', async () => {
  const { id } = await add();
  const { data } = await call<WebhookDelivery>('POST', `/${id}/test`);
  assert.deepEqual([data.type, data.state], ['endpoint.test', 'waiting']);
  const delivered = await latest(id, ({ state }) => state === 'delivered');
  assert.deepEqual([delivered.status, delivered.attempts], [204, 1]);
  assert.deepEqual((await deliveries(id, 'state=failed')).length, 0);
});

test('[OFF-10] a test that fails is not repeated, and goes to an endpoint that is off, too', async (t) => {
  t.after(() => receiver.answer(204));
  const { id } = await add();
  receiver.answer(500);
  await call('POST', `/${id}/switch`, { isOn: false });
  await call('POST', `/${id}/test`);
  const failed = await latest(id, ({ state }) => state === 'failed');
  assert.deepEqual([failed.attempts, failed.status], [1, 500]);
  assert.equal((await endpoint(id)).failingSince, undefined, 'and says nothing about the endpoint');
});

test('[OFF-10] an endpoint is changed by the revision that was read, switched and removed; all is audited', async () => {
  const { id } = await add();
  const { revision, url } = await endpoint(id);
  const change = (name: string) =>
    call<WebhookEndpoint>('PUT', `/${id}`, { name, url, events }, { 'if-match': `"${revision}"` });
  assert.deepEqual((await change('Ventas')).data.events, events);
  const second = await change('Otra');
  assert.equal(codeOf(second), 'CHANGED_MEANWHILE');
  assert.deepEqual((errorsOf(second) ?? []).map(({ field }) => field).sort(), ['events', 'name']);
  assert.equal((await call<WebhookEndpoint>('POST', `/${id}/switch`, { isOn: false })).data.state, 'by-hand');
  assert.equal((await call('DELETE', `/${id}`)).status, 200);
  assert.equal((await call('GET', `/${id}`)).status, 404);
  const actions = await testApp.query<{ action: string }>('SELECT action FROM audit WHERE subject = $1 ORDER BY id', [
    `webhook:${id}`,
  ]);
  assert.deepEqual(
    actions.map(({ action }) => action),
    ['add-webhook', 'change-webhook', 'switch-webhook', 'remove-webhook'],
  );
});

test('[OFF-10] the own network, other protocols and passwords in a URL are refused with their reason', async () => {
  const reasonOf = async (url: string) =>
    errorsOf(await call<WebhookSecret>('POST', '', { name: 'x', url, events }))?.[0]?.reason;
  for (const url of ['http://10.0.0.1/', 'https://[::1]/', 'https://2130706434/', 'https://169.254.169.254/latest'])
    assert.equal(await reasonOf(url), 'private', url);
  assert.equal(await reasonOf('https://localhost/'), 'private');
  for (const url of ['ftp://example.org/', 'nonsense', 'https://rosa:secreto@example.org/', 'file:///etc/passwd'])
    assert.equal(await reasonOf(url), 'invalid', url);
});

test('[OFF-10] outside of development only https is accepted', async (t) => {
  const strict = await startTestApp({ development: false });
  t.after(() => strict.close());
  const { token } = await logInStaff(strict, 'owner');
  const body = { name: 'x', url: 'http://93.184.216.34/', events };
  const refused = await strict.call('POST', '/staff-api/webhooks', { token, body });
  assert.deepEqual(errorsOf(refused), [{ field: 'url', reason: 'https' }]);
  const accepted = { ...body, url: 'https://93.184.216.34/' };
  assert.equal((await strict.call('POST', '/staff-api/webhooks', { token, body: accepted })).status, 200);
});

test('[OFF-10] what was switched off by failures is work for owners, and nobody else sees webhooks', async () => {
  const { id } = await add();
  await testApp.query(
    `UPDATE webhook_endpoint SET switched_off_at = now(), switched_off_reason = 'failing' WHERE id = $1`,
    [id],
  );
  const workOf = async (role: 'owner' | 'support') => {
    const { token } = await logInStaff(testApp, role);
    const { data } = await testApp.call<Today>('GET', '/staff-api/today', { token });
    return data.work.some(({ kind }) => kind === 'webhooks');
  };
  assert.deepEqual([await workOf('owner'), await workOf('support')], [true, false]);
});

test('[OFF-10] deliveries are deleted after thirty days', async () => {
  const { id } = await add();
  await call('POST', `/${id}/test`);
  const { eventId } = await latest(id, ({ state }) => state === 'delivered');
  await testApp.query(`UPDATE webhook_event SET created_at = now() - interval '31 days' WHERE id = $1`, [eventId]);
  await testApp.app.services.handlers['forget-scans']({}, '');
  assert.deepEqual(await deliveries(id), []);
});
