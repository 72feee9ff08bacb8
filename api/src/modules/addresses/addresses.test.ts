import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  type EventSummary,
  eventType,
  type Failure,
  type FieldError,
  type FrequentAddress,
  type FrequentFriend,
  paymentType,
} from '@idavuelta/shared/contracts';
import { openTestApp } from '../../testing/test-app.ts';

const testApp = await openTestApp();

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
  assert.deepEqual(home.county, { id: countyId, name: 'Barranco', province: 'Lima' });
});

test('[ACC-17] twenty moves of "my address" at once, by three calls, leave exactly one', async () => {
  const { token } = await testApp.newCustomer();
  const { countyId } = await testApp.ids('concierto-andino');
  const body = { name: 'Av. Grau 123', countyId, myAddress: 0 };
  const ids: number[] = [];
  for (let i = 0; i < 5; i++) ids.push((await testApp.call<FrequentAddress>('POST', path, { token, body })).data.id);
  const moves = Array.from({ length: 20 }, (_, i) => {
    const id = ids[i % ids.length];
    const mine = { token, body: { ...body, myAddress: 1 } };
    if (i % 3 === 0) return testApp.call('PUT', `${path}/${id}/my-address`, { token });
    return i % 3 === 1 ? testApp.call('PUT', `${path}/${id}`, mine) : testApp.call('POST', path, mine);
  });
  for (const { status } of await Promise.all(moves)) assert.equal(status, 200);
  const { data } = await testApp.call<FrequentAddress[]>('GET', path, { token });
  assert.deepEqual(data.map(({ myAddress }) => myAddress).filter(Boolean), [true]);
});

test('[ACC-17] an address is changed and removed, the last "my address" too', async () => {
  const { token } = await testApp.newCustomer();
  const { countyId } = await testApp.ids('concierto-andino');
  const add = async (name: string) =>
    (await testApp.call<FrequentAddress>('POST', path, { token, body: { name, countyId, myAddress: 1 } })).data;
  const work = await add('Jr. Unión 45');
  const home = await add('Av. Grau 123');
  const list = async () =>
    (await testApp.call<FrequentAddress[]>('GET', path, { token })).data.map(({ name, myAddress }) => [
      name,
      myAddress,
    ]);

  const changed = { name: ' Calle Sol 6 ', countyId, myAddress: 0 };
  const { data } = await testApp.call<FrequentAddress>('PUT', `${path}/${home.id}`, { token, body: changed });
  assert.deepEqual(data, { ...home, name: 'Calle Sol 6', myAddress: false });
  const unknown = await testApp.call('PUT', `${path}/${home.id}`, { token, body: { ...changed, countyId: 999_999 } });
  assert.deepEqual((unknown.body as unknown as Failure).errors, [{ field: 'countyId', reason: 'unknown' }]);
  await testApp.call('PUT', `${path}/${work.id}`, { token, body: { ...changed, myAddress: 1 } });
  assert.deepEqual(await list(), [
    ['Calle Sol 6', true],
    ['Calle Sol 6', false],
  ]);
  assert.equal((await testApp.call('DELETE', `${path}/${work.id}`, { token })).status, 200);
  assert.equal((await testApp.call('DELETE', `${path}/${work.id}`, { token })).status, 404);
  assert.equal((await testApp.call('PUT', `${path}/${work.id}`, { token, body: changed })).status, 404);
  assert.deepEqual(await list(), [['Calle Sol 6', false]]);
});

test('[ACC-16] a friend is changed and removed', async () => {
  const friends = '/shop-api/frequent-friends';
  const { token } = await testApp.newCustomer();
  const rosa = { fullname: 'Rosa Díaz', phone: '+56912345678', email: 'rosa@example.org' };
  const { data } = await testApp.call<FrequentFriend>('POST', friends, { token, body: rosa });
  const changed = { fullname: ' Rosa Paz ', phone: '987654321', email: 'Rosa.Paz@example.org' };
  const response = await testApp.call<FrequentFriend>('PUT', `${friends}/${data.id}`, { token, body: changed });
  assert.deepEqual(response.data, {
    id: data.id,
    fullname: 'Rosa Paz',
    phone: '987654321',
    email: 'rosa.paz@example.org',
  });
  const wrong = await testApp.call('PUT', `${friends}/${data.id}`, { token, body: { ...changed, phone: '123' } });
  assert.deepEqual((wrong.body as unknown as Failure).errors, [{ field: 'phone', reason: 'pattern' }]);
  assert.equal((await testApp.call('DELETE', `${friends}/${data.id}`, { token })).status, 200);
  for (const method of ['PUT', 'DELETE'] as const) {
    const again = await testApp.call(method, `${friends}/${data.id}`, {
      token,
      ...(method === 'PUT' && { body: rosa }),
    });
    assert.equal(again.status, 404);
  }
  assert.deepEqual((await testApp.call('GET', friends, { token })).data, []);
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
  await testApp.query('INSERT INTO event_invitation (event_id, email) VALUES ($1, $2)', [invited.eventId, email]);
  const { data } = await testApp.call<EventSummary[]>('GET', '/shop-api/invited-events', { token });
  assert.deepEqual(
    data.map(({ slug }) => slug),
    [invited.slug],
  );
});
