import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Category, OrderRequest, SpaceCounts } from '@idavuelta/shared/contracts';
import type { EventSpaces, StaffOrder } from '@idavuelta/shared/contracts/staff';
import { officeOf } from '../../../testing/office-events.ts';
import { anOrder, codeOf, errorsOf, type Ids, openTestApp } from '../../../testing/test-app.ts';
import { retakeSeats } from '../../orders/ending/retake-seats.ts';
import { createSeatsRepository } from '../../seats/seats.repository.ts';

const testApp = await openTestApp();
const office = await officeOf(testApp);

const spacesOf = async ({ slug }: Ids) => (await office.call<EventSpaces>('GET', `${slug}/spaces`)).data;
const change = ({ slug }: Ids, revision: number, spaces: object[]) =>
  testApp.call<EventSpaces>('PUT', `/staff-api/events/${slug}/spaces`, {
    token: office.token,
    body: { spaces },
    headers: { 'if-match': `"${revision}"` },
  });
const wheelchair = (changes: object = {}) => ({
  kind: 'wheelchair',
  capacity: 2,
  amount: 0,
  ofCategories: [],
  ...changes,
});

/** An order with these spaces, a ticket of each. */
const orderWith = (event: Ids, spaces: SpaceCounts[], more: object = {}): OrderRequest => {
  const order = anOrder(event, { tickets: spaces.length, ...more });
  return { ...order, tickets: order.tickets.map((ticket, index) => ({ ...ticket, spaces: spaces[index] })) };
};
const buyer = async () => (await testApp.newCustomer()).token;
const offered = async ({ eventId }: Ids) =>
  (await testApp.call<Category[]>('GET', `/events/${eventId}/product-variant`)).data[0]?.spaces;

test('[DSP-21] an event offers nothing until staff says how many and for how much, by category where it differs', async () => {
  const event = await testApp.addEvent();
  const before = await spacesOf(event);
  assert.deepEqual([before.spaces, before.currency, before.revision], [[], 'PEN', 1]);
  assert.equal(await offered(event), undefined);
  const [category] = before.categories;
  const luggage = {
    kind: 'luggage',
    capacity: 4,
    amount: 10,
    ofCategories: [{ categoryId: category?.id, amount: 7.5 }],
  };
  const { data } = await change(event, 1, [wheelchair(), luggage]);
  assert.deepEqual(data.revision, 2);
  assert.deepEqual(await offered(event), [
    { kind: 'wheelchair', price: 0, charge: { amount: 0, currency: 'PEN' }, left: 2 },
    { kind: 'luggage', price: 7.5, charge: { amount: 7.5, currency: 'PEN' }, left: 4 },
  ]);
  assert.equal(codeOf(await change(event, 1, [wheelchair()])), 'CHANGED_MEANWHILE');
  assert.deepEqual(errorsOf(await change(event, 2, [wheelchair({ amount: 0.001 }), wheelchair()])), [
    { field: 'spaces[0].amount', reason: 'decimals' },
    { field: 'spaces[1].kind', reason: 'twice' },
  ]);
  assert.deepEqual((await change(event, 2, [luggage])).data.spaces[1]?.capacity, 0, 'none of what is left out');
});

test('[DSP-21] the server prices them, a coupon lowers the seats alone, and the order says what it has', async () => {
  const event = await testApp.addEvent();
  await change(event, 1, [wheelchair(), { kind: 'luggage', capacity: 4, amount: 10, ofCategories: [] }]);
  const token = await buyer();
  const { data } = await testApp.place(
    token,
    orderWith(event, [{ wheelchair: 1, luggage: 1 }], { discountCode: 'VUELTA10' }),
  );
  assert.equal(data.total, 50.95);
  const { data: detail } = await testApp.orderDetail(data.orderId, token);
  assert.deepEqual(detail.tickets[0]?.spaces, [
    { kind: 'wheelchair', quantity: 1, charge: { amount: 0, currency: 'PEN' } },
    { kind: 'luggage', quantity: 1, charge: { amount: 10, currency: 'PEN' } },
  ]);
  assert.equal(detail.tickets[0]?.finalPrice, 50.95);
  const staff = await testApp.call<StaffOrder>('GET', `/staff-api/orders/${data.orderId}`, { token: office.token });
  assert.deepEqual(staff.data.tickets[0]?.spaces, { wheelchair: 1, luggage: 1 });
});

test('[DSP-21] what the event does not offer, or more than a ticket has travellers, is rejected', async () => {
  const event = await testApp.addEvent();
  await change(event, 1, [wheelchair()]);
  const token = await buyer();
  assert.deepEqual(errorsOf(await testApp.place(token, orderWith(event, [{ childSeat: 1 }, { wheelchair: 9 }]))), [
    { field: 'tickets[0].spaces.childSeat', reason: 'unknown' },
    { field: 'tickets[1].spaces.wheelchair', reason: 'max' },
  ]);
  assert.equal((await testApp.place(token, orderWith(event, [{ wheelchair: 0 }]))).status, 200);
});

test('[DSP-21] twelve buyers at once never get more than the departure has; who cancels gives it back', async () => {
  const event = await testApp.addEvent();
  await change(event, 1, [wheelchair()]);
  const tokens = await Promise.all(Array.from({ length: 12 }, buyer));
  const placed = await Promise.all(
    tokens.map(async (token) => ({
      token,
      response: await testApp.place(token, orderWith(event, [{ wheelchair: 1 }])),
    })),
  );
  const [winner, ...others] = placed.filter(({ response }) => response.status === 200);
  assert.equal(others.length, 1);
  const loser = placed.find(({ response }) => response.status !== 200);
  assert.deepEqual(loser && errorsOf(loser.response), [{ field: 'tickets[0].spaces.wheelchair', reason: 'left' }]);
  assert.equal((await offered(event))?.[0]?.left, 0);
  assert.equal(await testApp.stockOf(event.variantId), 48, 'a rejected order holds no seat');
  assert.deepEqual(errorsOf(await change(event, 2, [wheelchair({ capacity: 1 })])), [
    { field: 'spaces[0].capacity', reason: 'taken' },
  ]);
  await testApp.query(`UPDATE seat_hold SET state = 'released' WHERE order_id = $1`, [winner?.response.data.orderId]);
  assert.equal((await testApp.place(loser?.token ?? '', orderWith(event, [{ wheelchair: 1 }]))).status, 200);
});

test('[DSP-21] a payment that comes late gets its order back only while its spaces are left too', async () => {
  const event = await testApp.addEvent();
  await change(event, 1, [wheelchair({ capacity: 1 })]);
  const retake = (orderId: string) => testApp.db.transaction().execute((tx) => retakeSeats(tx, orderId));
  const release = (orderId: string) =>
    testApp.db.transaction().execute((tx) => createSeatsRepository(tx).release(orderId));
  const first = await testApp.place(await buyer(), orderWith(event, [{ wheelchair: 1 }]));
  await release(first.data.orderId);
  const second = await testApp.place(await buyer(), orderWith(event, [{ wheelchair: 1 }]));
  assert.equal(second.status, 200);
  assert.equal(await retake(first.data.orderId), false);
  await release(second.data.orderId);
  assert.equal(await retake(first.data.orderId), true);
  assert.equal((await offered(event))?.[0]?.left, 0);
});
