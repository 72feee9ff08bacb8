import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, before, test } from 'node:test';
import type { Leg, TicketCheck } from '@idavuelta/shared/contracts';
import { readConfig } from '../../config.ts';
import { query } from '../../database/database.ts';
import { anOrder, startTestApp, type TestApp, testEnvironment } from '../../testing/test-app.ts';

let testApp: TestApp;
let token: string;
before(async () => {
  // The limits of production, but for one address, which all these tests come from.
  const { rateLimit } = readConfig(testEnvironment);
  testApp = await startTestApp({ rateLimit: { ...rateLimit, perAccount: 20 } });
  token = await testApp.login();
});
after(() => testApp.close());

const check = (orderId: string, query: { ticket?: number | string; leg?: Leg | string } = {}) =>
  testApp.call<TicketCheck>(
    'POST',
    `/order/${orderId}/check-complete?${new URLSearchParams(query as Record<string, string>)}`,
  );

async function paidOrder(tickets = 1) {
  const { token: buyer } = await testApp.newCustomer();
  const event = await testApp.addEvent();
  const { data } = await testApp.place(buyer, anOrder(event, { tickets, discountCode: 'GRATIS100' }));
  return { orderId: data.orderId, event };
}

/** Moves the event of an order, so that it began so many minutes ago. */
const beganAgo = (orderId: string, minutes: number) =>
  query(
    testApp.db,
    `UPDATE departure SET starts_at = now() - make_interval(mins => $2)
     WHERE id = (SELECT departure_id FROM orders WHERE id = $1)`,
    [orderId, minutes],
  );

test('[QRC-03] a paid order is good: event, place, date, customer, tickets and who travels', async () => {
  const event = await testApp.addEvent();
  const { data: order } = await testApp.place(token, anOrder(event, { tickets: 3, discountCode: 'GRATIS100' }));
  const { status, data } = await check(order.orderId, { ticket: 2 });
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
  assert.equal(data.ticket, 2);
  assert.deepEqual(data.passengers, ['Viajera 2']);
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

test('[QRC-10] each ticket has its own check on each of its two rides', async () => {
  const { orderId } = await paidOrder(2);
  for (const leg of ['outbound', 'return'] as const) {
    for (const ticket of [1, 2]) {
      const { data } = await check(orderId, { ticket, leg });
      assert.deepEqual([data.ticket, data.leg, data.checkedAt], [ticket, leg, undefined]);
    }
  }
  const { data } = await check(orderId, { ticket: 2, leg: 'return' });
  assert.notEqual(data.checkedAt, undefined);
});

test('[QRC-10] of many checks of one ticket and ride exactly one is the first, also beside those of other rides', async () => {
  const { orderId } = await paidOrder(2);
  const rides = Array.from({ length: 24 }, (_, i) => ({
    ticket: 1 + (i % 2),
    leg: i % 4 < 2 ? 'outbound' : 'return',
  }));
  const responses = await Promise.all(rides.map((ride) => check(orderId, ride)));
  const first = responses.filter(({ data }) => data.checkedAt === undefined);
  assert.deepEqual(first.map(({ data }) => `${data.ticket} ${data.leg}`).sort(), [
    '1 outbound',
    '1 return',
    '2 outbound',
    '2 return',
  ]);
});

test('[QRC-10] without a ticket an order with one is checked, one with several is asked which', async () => {
  const { orderId } = await paidOrder();
  assert.equal((await check(orderId)).data.ticket, 1);
  const { orderId: several } = await paidOrder(2);
  const response = await check(several);
  assert.equal(response.status, 400);
  assert.deepEqual((response.body as object as { errors: object[] }).errors, [{ field: 'ticket', reason: 'required' }]);
  assert.equal((await check(several, { ticket: 3 })).status, 404);
  assert.equal((await check(several, { ticket: 0 })).status, 400);
  assert.equal((await check(several, { ticket: 1, leg: 'sideways' })).status, 400);
  const rows = await query(
    testApp.db,
    'SELECT FROM ticket_check k JOIN order_ticket t ON t.id = k.order_ticket_id WHERE t.order_id = $1',
    [several],
  );
  assert.equal(rows.length, 0);
});

test('[QRC-10] without a ride it is the way there until one hour after the event began, then the way home', async () => {
  const { orderId } = await paidOrder();
  assert.equal((await check(orderId)).data.leg, 'outbound');
  await beganAgo(orderId, 59);
  assert.equal((await check(orderId)).data.leg, 'outbound');
  await beganAgo(orderId, 61);
  const home = await check(orderId);
  assert.equal(home.data.leg, 'return');
  assert.equal(home.data.checkedAt, undefined, 'the check of the way there does not count for the way home');
});

test('[QRC-10, API-08] the limit of an order allows fifty tickets to be checked twice', async () => {
  const event = await testApp.addEvent();
  const { data } = await testApp.place(token, anOrder(event, { tickets: 50, discountCode: 'GRATIS100' }));
  for (const _ of [1, 2]) {
    for (let ticket = 1; ticket <= 50; ticket++) assert.equal((await check(data.orderId, { ticket })).status, 200);
  }
});

test('[QRC-04] an order that is unknown or not paid is refused', async () => {
  const event = await testApp.addEvent();
  const { data } = await testApp.place(token, anOrder(event));
  assert.equal((await check(data.orderId)).status, 409);
  for (const id of [randomUUID(), 'nonsense', '1%20OR%201=1']) assert.equal((await check(id)).status, 404);
  const [row] = await query(
    testApp.db,
    'SELECT FROM ticket_check k JOIN order_ticket t ON t.id = k.order_ticket_id WHERE t.order_id = $1',
    [data.orderId],
  );
  assert.equal(row, undefined);
});
