import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { EventSummary, FieldError, FrequentAddress, FrequentFriend } from '@idavuelta/shared/contracts';
import { startWorld, type World } from '../../testing/world.ts';

let world: World;
before(async () => {
  world = await startWorld();
});
after(() => world.close());

const path = '/shop-api/frequent-addresses';

test('[ACC-17] the marker moves: exactly one address is mine', async () => {
  const { token } = await world.newCustomer();
  const { countyId } = await world.ids('concierto-andino');
  const add = async (name: string, myAddress: 0 | 1) =>
    (await world.call<FrequentAddress>('POST', path, { token, body: { name, countyId, myAddress } })).data;
  const home = await add('Av. Grau 123', 1);
  const work = await add('Jr. Unión 45', 0);
  await add('Calle Sol 6', 1);
  const mine = async () =>
    (await world.call<FrequentAddress[]>('GET', path, { token })).data
      .filter((a) => a.myAddress)
      .map(({ name }) => name);
  assert.deepEqual(await mine(), ['Calle Sol 6']);
  const moves = [home.id, work.id, home.id, work.id].map((id) =>
    world.call('PUT', `${path}/${id}/my-address`, { token }),
  );
  for (const { status } of await Promise.all(moves)) assert.equal(status, 200);
  assert.equal((await mine()).length, 1);
  assert.deepEqual(home.county, { id: countyId, name: 'Barranco' });
});

test('[API-07] friends and addresses are those of the customer alone', async () => {
  const owner = await world.newCustomer();
  const stranger = await world.newCustomer();
  const { countyId } = await world.ids('concierto-andino');
  const body = { name: 'Av. Grau 123', countyId, myAddress: 1 };
  const { data } = await world.call<FrequentAddress>('POST', path, { token: owner.token, body });
  await world.call('POST', '/shop-api/frequent-friends', {
    token: owner.token,
    body: { fullname: 'Rosa', phone: '987654321', email: 'rosa@example.org' },
  });
  assert.equal((await world.call('PUT', `${path}/${data.id}/my-address`, { token: stranger.token })).status, 404);
  for (const list of [path, '/shop-api/frequent-friends']) {
    assert.deepEqual((await world.call<[]>('GET', list, { token: stranger.token })).data, []);
    assert.equal((await world.call<[]>('GET', list, { token: owner.token })).data.length, 1);
  }
  const own = await world.call<FrequentAddress[]>('GET', path, { token: owner.token });
  assert.equal(own.data[0]?.myAddress, true);
});

test('[API-06] friends and addresses are checked field by field', async () => {
  const { token } = await world.newCustomer();
  const errors = async (url: string, body: object) => {
    const response = await world.call('POST', url, { token, body });
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
  const { token } = await world.newCustomer();
  const friend = { fullname: 'Rosa Díaz', phone: '+56912345678', email: 'rosa@example.org' };
  await world.call('POST', '/shop-api/frequent-friends', { token, body: friend });
  const { data } = await world.call<FrequentFriend[]>('GET', '/shop-api/frequent-friends', { token });
  assert.deepEqual({ ...data[0], id: 0 }, { id: 0, ...friend });
});

test('[ACC-07] invited events are those the customer is invited to', async () => {
  const { email, token } = await world.newCustomer();
  const invited = await world.addEvent({ type: 2, paymentType: 2 });
  await world.addEvent({ type: 2, paymentType: 2 });
  await world.db.query('INSERT INTO event_invitation (event_id, email) VALUES ($1, $2)', [invited.eventId, email]);
  const { data } = await world.call<EventSummary[]>('GET', '/shop-api/invited-events', { token });
  assert.deepEqual(
    data.map(({ slug }) => slug),
    [invited.slug],
  );
});
