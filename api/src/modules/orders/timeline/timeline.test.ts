import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { StaffOrder, TimelineEntry } from '@idavuelta/shared/contracts/staff';
import { fixtureCustomer } from '../../../testing/fixture.ts';
import { logInStaff } from '../../../testing/staff-members.ts';
import { anOrder, codeOf, eventually, openTestApp } from '../../../testing/test-app.ts';
import { createTicketChecks } from '../../../testing/ticket-checks.ts';

const testApp = await openTestApp();
const buyer = await testApp.login();
const { token } = await logInStaff(testApp, 'support');

const timelineOf = async (id: string) =>
  (await testApp.call<TimelineEntry[]>('GET', `/staff-api/orders/${id}/timeline`, { token })).data;
const named = (entries: TimelineEntry[]) => entries.map(({ kind, name }) => (name ? `${kind} ${name}` : kind));
/** Returns the timeline once it contains this many mails, which are sent asynchronously. */
const withMails = (id: string, count: number) =>
  eventually(async () => {
    const entries = await timelineOf(id);
    return entries.filter(({ kind }) => kind === 'mail').length >= count && entries;
  });

test('[BOF-07] the timeline has everything that happened to an order, the oldest first', async () => {
  const event = await testApp.addEvent();
  const { data } = await testApp.place(buyer, anOrder(event, { tickets: 2 }));
  const id = data.orderId;
  assert.deepEqual(named(await withMails(id, 1)).toSorted(), [
    'attempt transferencia',
    'held-until',
    'mail transfer-instructions',
    'placed',
  ]);
  await testApp.staff('transfers', 'validate', id);
  await withMails(id, 3);
  const passenger = { ticket: 2, passenger: 1, name: 'Otra', phone: '987654321' };
  await testApp.call('PUT', `/shop-api/order/${id}/passenger`, { token: buyer, body: passenger });
  await createTicketChecks(testApp).rodeWith(id, buyer);
  await testApp.staff('orders', 'refund', id, '2');
  await testApp.query(`UPDATE orders SET flagged_at = now(), flag_reasons = '{charged-back}' WHERE id = $1`, [id]);
  await testApp.staff('flags', 'resolve', id, 'looked at it');
  await testApp.query(`INSERT INTO order_note (order_id, author, body) VALUES ($1, 'staff:rosa', 'Llamó.')`, [id]);

  const entries = await eventually(async () => {
    const all = await timelineOf(id);
    return all.some(({ kind, name }) => kind === 'mail' && name === 'refund') && all;
  });
  const at = entries.map((entry) => entry.at);
  assert.deepEqual(at, at.toSorted());
  for (const expected of [
    'attempt transferencia',
    'result paid',
    'state paid',
    'mail order-paid',
    'mail passenger-tickets',
    'change change-passenger',
    'mail passenger-changed',
    'check first',
    'refund asked_for',
    'refund-result by_hand',
    'change resolve-flag',
    'note',
  ])
    assert.ok(named(entries).includes(expected), `${expected} in ${named(entries)}`);
  assert.equal(named(entries).filter((name) => name.startsWith('refund ')).length, 1, 'told once');
  const found = (wanted: string) => entries.find((_, index) => named(entries)[index] === wanted);
  assert.equal(found('mail order-paid')?.to, fixtureCustomer.email);
  assert.match(found('mail order-paid')?.text ?? '', /\w/);
  assert.match(found('state paid')?.by ?? '', /^staff:/);
  assert.deepEqual(found('refund asked_for')?.amount, { minor: 4550, currency: 'PEN' });
  assert.deepEqual(found('refund asked_for')?.detail, { tickets: [2] });
  assert.deepEqual(found('note'), {
    at: found('note')?.at,
    kind: 'note',
    by: 'staff:rosa',
    text: 'Llamó.',
    detail: {},
  });
});

test('[BOF-07] one order has buyer, event, travellers, stops, money and what can be paid back', async () => {
  const event = await testApp.addEvent({ name: 'Gala de Ópera' });
  const { data } = await testApp.place(buyer, anOrder(event, { tickets: 2 }));
  await testApp.staff('transfers', 'validate', data.orderId);
  await testApp.staff('orders', 'refund', data.orderId, '2');
  const { data: order } = await testApp.call<StaffOrder>('GET', `/staff-api/orders/${data.orderId}`, { token });
  assert.deepEqual(
    [order.state, order.buyer.email, order.event, order.eventName, order.country, order.seats],
    ['paid', fixtureCustomer.email, event.slug, 'Gala de Ópera', 'PE', 'sold'],
  );
  assert.deepEqual([order.total.minor, order.refundable?.minor], [9100, 4550]);
  const [first, second] = order.tickets;
  assert.deepEqual([first?.name, first?.refunded, second?.refunded], ['Van compartida · Ida y vuelta', false, true]);
  assert.equal(first?.passengers[0]?.passengerAddress, 'Av. Grau 123');
  assert.ok(first?.counties.some(({ id }) => id === first.addresses[0]?.countyId));
  const nothing = await testApp.call('GET', '/staff-api/orders/00000000-0000-4000-8000-000000000000', { token });
  assert.deepEqual([nothing.status, codeOf(nothing)], [404, 'NOT_FOUND']);
});

test('[BOF-07] an account that is deleted takes addresses of mails and notes along', async () => {
  const { email, token: own } = await testApp.newCustomer();
  const { data } = await testApp.place(own, anOrder(await testApp.addEvent()));
  await withMails(data.orderId, 1);
  await testApp.call('DELETE', '/shop-api/me', { token: own, body: { password: fixtureCustomer.password } });
  const entries = await timelineOf(data.orderId);
  assert.ok(entries.length > 0);
  assert.ok(!JSON.stringify(entries).includes(email));
});
