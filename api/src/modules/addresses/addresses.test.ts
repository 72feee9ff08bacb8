import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import {
  type EventSummary,
  eventType,
  type FieldError,
  type FrequentAddress,
  type FrequentFriend,
  paymentType,
} from '@idavuelta/shared/contracts';
import { query } from '../../database/database.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';

let testApp: TestApp;
before(async () => {
  testApp = await startTestApp();
});
after(() => testApp.close());

const path = '/shop-api/frequent-addresses';

test('[ACC-17] the marker moves: exactly one address is mine', async () => {
  const { token } = await testApp.newCustomer();
  const { countyId } = await testApp.ids('concierto-andino');
  const add = async (name: string, myAddress: 0 | 1) =>
    (await testApp.call<FrequentAddress>('POST', path, { token, body: { name, countyId, myAddress } })).data;
  const home = await add('Av. Grau 123', 1);
  const work = await add('Jr. Unión 45', 0);
  await add('Calle Sol 6', 1);
  const mine = async () =>
    (await testApp.call<FrequentAddress[]>('GET', path, { token })).data
      .filter((a) => a.myAddress)
      .map(({ name }) => name);
  assert.deepEqual(await mine(), ['Calle Sol 6']);
  const requests = [home.id, work.id, home.id, work.id].map((id) =>
    testApp.call('PUT', `${path}/${id}/my-address`, { token }),
  );
  for (const { status } of await Promise.all(requests)) assert.equal(status, 200);
  assert.equal((await mine()).length, 1);
  assert.deepEqual(home.county, { id: countyId, name: 'Barranco' });
});

test('[API-07] friends and addresses are those of the customer alone', async () => {
  const owner = await testApp.newCustomer();
  const stranger = await testApp.newCustomer();
  const { countyId } = await testApp.ids('concierto-andino');
  const body = { name: 'Av. Grau 123', countyId, myAddress: 1 };
  const { data } = await testApp.call<FrequentAddress>('POST', path, { token: owner.token, body });
  await testApp.call('POST', '/shop-api/frequent-friends', {
    token: owner.token,
    body: { fullname: 'Rosa', phone: '987654321', email: 'rosa@example.org' },
  });
  assert.equal((await testApp.call('PUT', `${path}/${data.id}/my-address`, { token: stranger.token })).status, 404);
  for (const list of [path, '/shop-api/frequent-friends']) {
    assert.deepEqual((await testApp.call<[]>('GET', list, { token: stranger.token })).data, []);
    assert.equal((await testApp.call<[]>('GET', list, { token: owner.token })).data.length, 1);
  }
  const own = await testApp.call<FrequentAddress[]>('GET', path, { token: owner.token });
  assert.equal(own.data[0]?.myAddress, true);
});

test('[API-06] friends and addresses are checked field by field', async () => {
  const { token } = await testApp.newCustomer();
  const errors = async (url: string, body: object) => {
    const response = await testApp.call('POST', url, { token, body });
    assert.equal(response.status, 400);
    return (response.body as unknown as { errors: FieldError[] }).errors.map(
      ({ field, reason }) => `${field} ${reason}`,
    );
  };
  assert.deepEqual(await errors(path, { name: 'ab', countyId: 1 }), ['name min']);
  assert.deepEqual(await errors(path, { name: 'Av. Grau', countyId: 999_999 }), ['countyId unknown']);
  const friend = { fullname: 'Rosa', phone: '+56812345678', email: 'rosa@example.org' };
  assert.deepEqual(await errors('/shop-api/frequent-friends', friend), ['phone pattern']);
});

test('[ACC-16] a friend is kept as entered', async () => {
  const { token } = await testApp.newCustomer();
  const friend = { fullname: 'Rosa Díaz', phone: '+56912345678', email: 'rosa@example.org' };
  await testApp.call('POST', '/shop-api/frequent-friends', { token, body: friend });
  const { data } = await testApp.call<FrequentFriend[]>('GET', '/shop-api/frequent-friends', { token });
  assert.deepEqual({ ...data[0], id: 0 }, { id: 0, ...friend });
});

test('[ACC-07] invited events are those the customer is invited to', async () => {
  const { email, token } = await testApp.newCustomer();
  const invited = await testApp.addEvent({ type: eventType.private, paymentType: paymentType.invited });
  await testApp.addEvent({ type: eventType.private, paymentType: paymentType.invited });
  await query(testApp.db, 'INSERT INTO event_invitation (event_id, email) VALUES ($1, $2)', [invited.eventId, email]);
  const { data } = await testApp.call<EventSummary[]>('GET', '/shop-api/invited-events', { token });
  assert.deepEqual(
    data.map(({ slug }) => slug),
    [invited.slug],
  );
});
