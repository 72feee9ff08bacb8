import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, before, test } from 'node:test';
import type { TicketCheck } from '@idavuelta/shared/contracts';
import { query } from '../../database/database.ts';
import { anOrder, startTestApp, type TestApp } from '../../testing/test-app.ts';

let testApp: TestApp;
let token: string;
before(async () => {
  testApp = await startTestApp();
  token = await testApp.login();
});
after(() => testApp.close());

const check = (orderId: string) => testApp.call<TicketCheck>('POST', `/order/${orderId}/check-complete`);

async function paidOrder(tickets = 1) {
  const event = await testApp.addEvent();
  const { data } = await testApp.place(token, anOrder(event, { tickets, discountCode: 'GRATIS100' }));
  return { orderId: data.orderId, event };
}

test('[QRC-03] a paid order is good: event, place, date, customer and number of tickets', async () => {
  const { orderId, event } = await paidOrder(3);
  const { status, data } = await check(orderId);
  assert.equal(status, 200);
  assert.equal(data.event.name, 'Concierto Ándino');
  assert.equal(data.event.placeName, 'Estadio Nacional');
  assert.equal(data.event.timeZone, 'America/Lima');
  const [row] = await query<{ date: string }>(
    testApp.db,
    'SELECT iso(starts_at) AS date FROM event_date WHERE id = $1',
    [event.dateId],
  );
  assert.equal(data.date, row?.date);
  assert.deepEqual(data.customer, { name: 'Lucía Quispe', email: 'demo@idavuelta.test' });
  assert.equal(data.ticketQuantity, 3);
  assert.equal(data.checkedAt, undefined);
});

test('[QRC-07] a second check tells when the first one was', async () => {
  const { orderId } = await paidOrder();
  await check(orderId);
  const second = await check(orderId);
  const third = await check(orderId);
  assert.match(second.data.checkedAt ?? '', /^\d{4}-.*Z$/);
  assert.equal(third.data.checkedAt, second.data.checkedAt);
});

test('[QRC-09] of many checks at the same moment exactly one is the first', async () => {
  const { orderId } = await paidOrder();
  const responses = await Promise.all(Array.from({ length: 12 }, () => check(orderId)));
  assert.equal(responses.filter(({ data }) => data.checkedAt === undefined).length, 1);
});

test('[QRC-04] an order that is unknown or not paid is refused', async () => {
  const event = await testApp.addEvent();
  const { data } = await testApp.place(token, anOrder(event));
  assert.equal((await check(data.orderId)).status, 409);
  for (const id of [randomUUID(), 'nonsense', '1%20OR%201=1']) assert.equal((await check(id)).status, 404);
  const [row] = await query(testApp.db, 'SELECT FROM orders WHERE checked_at IS NOT NULL AND id = $1', [data.orderId]);
  assert.equal(row, undefined);
});
