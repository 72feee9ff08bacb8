import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { FrequentAddress, OrderRequest } from '@idavuelta/shared/contracts';
import { anOrder, errorsOf, openTestApp } from '../../testing/test-app.ts';

const testApp = await openTestApp();

const path = '/shop-api/frequent-addresses';
const home = { latitude: -12.1461, longitude: -77.0203 };
const arequipa = { latitude: -16.399, longitude: -71.537 };
test('[MAP-04] a saved address keeps where it is, is moved, and loses its place with another text', async () => {
  const { token } = await testApp.newCustomer();
  const { countyId } = await testApp.ids('concierto-andino');
  const body = { name: 'Av. Miguel Grau 120', countyId, position: home };
  const { data } = await testApp.call<FrequentAddress>('POST', path, { token, body });
  assert.deepEqual(data.position, home);
  const moved = { ...home, latitude: -12.147 };
  const change = (position?: object) =>
    testApp.call<FrequentAddress>('PUT', `${path}/${data.id}`, { token, body: { ...body, position } });
  assert.deepEqual((await change(moved)).data.position, moved);
  const list = await testApp.call<FrequentAddress[]>('GET', path, { token });
  assert.deepEqual(
    list.data.map(({ position }) => position),
    [moved],
  );
  assert.equal((await change()).data.position, undefined);
});

test('[MAP-04] a place that cannot be in the county is refused with its field', async () => {
  const { token } = await testApp.newCustomer();
  const { countyId } = await testApp.ids('concierto-andino');
  const add = (position: object, county = countyId) =>
    testApp.call('POST', path, { token, body: { name: 'Av. Grau', countyId: county, position } });
  const far = await add(arequipa);
  assert.equal(far.status, 400);
  assert.deepEqual(errorsOf(far), [{ field: 'position', reason: 'range' }]);
  assert.deepEqual(errorsOf(await add({ latitude: 91, longitude: 0 })), [
    { field: 'position.latitude', reason: 'max' },
  ]);
  assert.deepEqual(errorsOf(await add({ latitude: -12 })), [{ field: 'position.longitude', reason: 'required' }]);
  const [surco] = await testApp.query<{ id: number }>("SELECT id FROM county WHERE name = 'Surco'");
  assert.equal((await add(arequipa, surco?.id)).status, 200, 'nobody knows where Surco is');
});

test('[MAP-04] a traveller who moves or gets a ticket is not picked up outside of the county either', async () => {
  const event = await testApp.addEvent();
  const { token } = await testApp.newCustomer();
  const { data } = await testApp.place(token, anOrder(event, { discountCode: 'GRATIS100' }));
  const address = { address: 'Av. Grau 1', commune_id: event.countyId, position: arequipa };
  const body = { ticket: 1, passenger: 1, name: 'Ana', phone: '987654321', email: 'ana@example.org', address };
  const order = `/shop-api/order/${data.orderId}`;
  const { email: _, ...traveller } = body;
  const rejected = [{ field: 'address.position', reason: 'range' }];
  assert.deepEqual(errorsOf(await testApp.call('PUT', `${order}/passenger`, { token, body: traveller })), rejected);
  assert.deepEqual(errorsOf(await testApp.call('POST', `${order}/gift`, { token, body })), rejected);
});

test('[MAP-04] an order keeps where its addresses are for staff, and a place elsewhere is refused', async () => {
  const event = await testApp.addEvent();
  const { token } = await testApp.newCustomer();
  const order = (position: object): OrderRequest => {
    const request = anOrder(event);
    for (const ticket of request.tickets)
      ticket.addresses = ticket.addresses.map((address) => ({ ...address, position })) as typeof ticket.addresses;
    return request;
  };
  const rejected = await testApp.place(token, order(arequipa));
  assert.deepEqual(errorsOf(rejected), [{ field: 'tickets[0].addresses[0].position', reason: 'range' }]);
  const { data } = await testApp.place(token, order(home));
  const screen = await testApp.staff('orders', 'show', data.orderId);
  assert.match(screen, /stops at .*, Barranco \(-12\.14610, -77\.02030\)/);
});
