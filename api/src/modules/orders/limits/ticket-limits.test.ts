import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { test } from 'node:test';
import type { PlacedOrder } from '@idavuelta/shared/contracts';
import type { StaffCustomer } from '@idavuelta/shared/contracts/staff';
import { query } from '../../../database/database.ts';
import { statementsWait } from '../../../testing/locks.ts';
import { logInStaff } from '../../../testing/staff-members.ts';
import { anOrder, codeOf, errorsOf, type Ids, openTestApp } from '../../../testing/test-app.ts';
import { comparableAddress } from './ticket-limits.ts';

const testApp = await openTestApp({ trustProxy: '127.0.0.1' });
const staff = (await logInStaff(testApp, 'support')).token;

type Limit = 'account' | 'address' | 'network';

const limit = ({ eventId }: Ids, limits: Partial<Record<Limit, number>>) =>
  testApp.query('UPDATE event SET max_per_account = $2, max_per_address = $3, max_per_network = $4 WHERE id = $1', [
    eventId,
    limits.account ?? null,
    limits.address ?? null,
    limits.network ?? null,
  ]);

async function limited(limits: Partial<Record<Limit, number>>) {
  const event = await testApp.addEventWith({ stock: 50 });
  await limit(event, limits);
  return event;
}

let visitors = 0;
const newVisitor = () => `10.1.${Math.floor(visitors / 250)}.${(visitors++ % 250) + 1}`;

/** Orders tickets, each picked up at `address`, from a network of its own unless one is given. */
const buy = (
  token: string,
  event: Ids,
  {
    tickets = 1,
    address = randomUUID(),
    visitor = newVisitor(),
    isFree = true,
  }: { tickets?: number; address?: string; visitor?: string; isFree?: boolean } = {},
) => {
  const order = anOrder(event, { tickets, ...(isFree && { discountCode: 'GRATIS100' }) });
  for (const ticket of order.tickets) {
    ticket.addresses = [{ address, commune_id: event.countyId }];
    ticket.passengers = ticket.passengers.map((passenger) => ({ ...passenger, passengerAddress: address }));
  }
  return testApp.call<PlacedOrder>('POST', '/shop-api/init-payment', {
    token,
    body: order,
    headers: { 'idempotency-key': randomUUID(), 'x-forwarded-for': visitor },
  });
};

const reached = (response: Awaited<ReturnType<typeof buy>>, field: Limit) =>
  assert.deepEqual(
    [response.status, codeOf(response), errorsOf(response)],
    [409, 'TICKET_LIMIT_REACHED', [{ field, reason: 'max' }]],
  );

test('[SAL-07] a customer has at most so many tickets of an event, over all their orders', async () => {
  const event = await limited({ account: 3 });
  const { token } = await testApp.newCustomer();
  assert.equal((await buy(token, event, { tickets: 2 })).status, 200);
  reached(await buy(token, event, { tickets: 2 }), 'account');
  assert.equal((await buy(token, event)).status, 200);
  reached(await buy(token, event), 'account');
  const other = await testApp.newCustomer();
  assert.equal((await buy(other.token, event)).status, 200, 'another customer has tickets of their own');
  assert.equal((await buy(token, await testApp.addEvent())).status, 200, 'another event is another count');
});

test('[SAL-07] tickets that were cancelled no longer count', async () => {
  const event = await limited({ account: 1, address: 1, network: 1 });
  const { token } = await testApp.newCustomer();
  const [address, visitor] = ['Av. Grau 9', newVisitor()];
  const { data } = await buy(token, event, { address, visitor });
  reached(await buy(token, event, { address, visitor }), 'account');
  assert.equal((await testApp.call('POST', `/shop-api/order/${data.orderId}/cancel`, { token })).status, 200);
  assert.equal((await buy(token, event, { address, visitor })).status, 200);
});

test('[SAL-07] one door has at most so many tickets, however its address is written and whoever orders', async () => {
  const event = await limited({ address: 2 });
  const [ana, rosa] = [await testApp.newCustomer(), await testApp.newCustomer()];
  assert.equal((await buy(ana.token, event, { tickets: 2, address: 'Jr. Ónix 123, dpto. 4' })).status, 200);
  reached(await buy(rosa.token, event, { address: ' JR ONIX  123 - Dpto 4' }), 'address');
  assert.equal((await buy(rosa.token, event, { address: 'Jr. Ónix 123, dpto. 5' })).status, 200);
  assert.equal(comparableAddress('Jr. Ónix 123, dpto. 4'), 'jr onix 123 dpto 4');
});

for (const by of ['account', 'address', 'network'] as const)
  test(`[SAL-07] a transfer that comes late revives no order above the limit per ${by}`, async () => {
    const event = await limited({ [by]: 1 });
    const [ana, rosa] = [await testApp.newCustomer(), await testApp.newCustomer()];
    const same = { address: 'Calle Tarde 1', visitor: newVisitor(), isFree: false };
    const { data } = await buy(ana.token, event, same);
    await testApp.call('POST', `/shop-api/order/${data.orderId}/cancel`, { token: ana.token });
    const second = await buy(by === 'account' ? ana.token : rosa.token, event, same);
    assert.equal(second.status, 200);
    assert.match(await testApp.staff('transfers', 'validate', data.orderId), /are gone/);
    await limit(event, { [by]: 2 });
    const token = by === 'account' ? ana.token : rosa.token;
    await testApp.call('POST', `/shop-api/order/${second.data.orderId}/cancel`, { token });
    assert.doesNotMatch(await testApp.staff('transfers', 'validate', second.data.orderId), /are gone/);
  });

for (const by of ['account', 'address', 'network'] as const)
  test(`[SAL-07] of a late transfer and a new order at the same moment, one fits the limit per ${by}`, async () => {
    const event = await limited({ [by]: 1 });
    const [ana, rosa] = [await testApp.newCustomer(), await testApp.newCustomer()];
    const same = { address: 'Calle Justa 1', visitor: newVisitor(), isFree: false };
    const { data } = await buy(ana.token, event, same);
    await testApp.call('POST', `/shop-api/order/${data.orderId}/cancel`, { token: ana.token });
    const both = await testApp.db.transaction().execute(async (tx) => {
      await query(tx, 'LOCK TABLE seat_pool IN SHARE MODE');
      const late = testApp.staff('transfers', 'validate', data.orderId);
      const placed = buy(by === 'account' ? ana.token : rosa.token, event, same);
      await statementsWait(testApp.db, 2);
      return { late, placed };
    });
    const isPaid = !/are gone/.test(await both.late);
    assert.equal(isPaid, (await both.placed).status !== 200);
  });

test('[SAL-07] at a meeting point, where strangers share the address, no address is limited', async () => {
  const event = await limited({ address: 1 });
  await testApp.query(
    'UPDATE product_variant SET approach_address = $2, approach_counties = ARRAY[$3::int] WHERE id = $1',
    [event.variantId, 'Plaza San Miguel', event.countyId],
  );
  const { token } = await testApp.newCustomer();
  assert.equal((await buy(token, event, { tickets: 2, address: 'Plaza San Miguel' })).status, 200);
  assert.equal((await buy(token, event, { address: 'Plaza San Miguel' })).status, 200);
});

test('[SAL-07] one network has at most so many tickets, and its address is stored nowhere', async () => {
  const event = await limited({ network: 2 });
  const [ana, rosa] = [await testApp.newCustomer(), await testApp.newCustomer()];
  const visitor = newVisitor();
  assert.equal((await buy(ana.token, event, { tickets: 2, visitor })).status, 200);
  reached(await buy(rosa.token, event, { visitor }), 'network');
  assert.equal((await buy(rosa.token, event)).status, 200);
  const rows = await testApp.query('SELECT * FROM limited_ticket WHERE event_id = $1', [event.eventId]);
  assert.equal(rows.length, 3);
  assert.ok(!JSON.stringify(rows).includes(visitor));
  await testApp.query(
    `UPDATE event SET starts_at = now() - interval '2 days', ends_at = now() - interval '1 day' WHERE id = $1`,
    [event.eventId],
  );
  await testApp.app.services.handlers['forget-scans']({}, '');
  assert.deepEqual(await testApp.query('SELECT * FROM limited_ticket WHERE event_id = $1', [event.eventId]), []);
});

test('[SAL-07] an event without limits stores nothing to count', async () => {
  const event = await limited({});
  const { token } = await testApp.newCustomer();
  assert.equal((await buy(token, event, { tickets: 5 })).status, 200);
  assert.deepEqual(await testApp.query('SELECT * FROM limited_ticket WHERE event_id = $1', [event.eventId]), []);
});

for (const by of ['account', 'address', 'network'] as const)
  test(`[SAL-07] of ten orders at once under one ${by}, no more pass than its limit`, async () => {
    const event = await limited({ [by]: 3 });
    const one = await testApp.newCustomer();
    const buyers = await Promise.all(Array.from({ length: 10 }, () => testApp.newCustomer()));
    const same = {
      ...(by === 'address' && { address: 'Calle Uno 1' }),
      ...(by === 'network' && { visitor: newVisitor() }),
    };
    const responses = await Promise.all(
      buyers.map(({ token }) => buy(by === 'account' ? one.token : token, event, same)),
    );
    assert.equal(responses.filter(({ status }) => status === 200).length, 3);
    for (const response of responses.filter(({ status }) => status !== 200)) reached(response, by);
  });

test('[SAL-07] orders at once from the same doors in another order do not wait for each other forever', async () => {
  const event = await limited({ address: 100, network: 100 });
  const doors = ['Calle A 1', 'Calle B 2', 'Calle C 3'];
  const buyers = await Promise.all(Array.from({ length: 8 }, () => testApp.newCustomer()));
  const responses = await Promise.all(
    buyers.map(({ token }, i) => {
      const order = anOrder(event, { tickets: 3, discountCode: 'GRATIS100' });
      const own = i % 2 ? doors : doors.toReversed();
      order.tickets.forEach((ticket, t) => {
        const address = own[t] ?? '';
        ticket.addresses = [{ address, commune_id: event.countyId }];
        ticket.passengers = ticket.passengers.map((passenger) => ({ ...passenger, passengerAddress: address }));
      });
      return testApp.place(token, order);
    }),
  );
  assert.deepEqual(new Set(responses.map(({ status }) => status)), new Set([200]));
});

test('[SAL-07] a sale by telephone is bound by account and address, not by the network of staff', async () => {
  const event = await limited({ account: 2, address: 1, network: 1 });
  const { email } = await testApp.newCustomer();
  const { data } = await testApp.call<StaffCustomer[]>('GET', `/staff-api/customers?text=${email}`, { token: staff });
  const sell = (address: string) => {
    const { url: _, ...order } = anOrder(event, { paymentCode: 'efectivo' });
    for (const ticket of order.tickets) {
      ticket.addresses = [{ address, commune_id: event.countyId }];
      ticket.passengers = ticket.passengers.map((passenger) => ({ ...passenger, passengerAddress: address }));
    }
    return testApp.call<PlacedOrder>('POST', '/staff-api/orders', {
      token: staff,
      body: { ...order, customerId: data[0]?.id },
      headers: { 'idempotency-key': randomUUID() },
    });
  };
  assert.equal((await sell('Calle 1')).status, 200);
  reached(await sell('Calle 1'), 'address');
  assert.equal((await sell('Calle 2')).status, 200, 'the second from the network of staff');
  reached(await sell('Calle 3'), 'account');
});
