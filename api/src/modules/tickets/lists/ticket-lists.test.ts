import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { CheckedDeparture, ListedTicket, TicketList } from '@idavuelta/shared/contracts';
import { openTicket, parseTicketCode } from '@idavuelta/shared/contracts/tickets';
import { makeTicketKey, readTicketKeys } from '../../../config/ticket-keys.ts';
import { codeOf, openTestApp, startTestApp } from '../../../testing/test-app.ts';
import { createTicketChecks } from '../../../testing/ticket-checks.ts';
import { createTicketCodes } from '../ticket-codes.ts';

const [key, keyBefore] = [makeTicketKey(), makeTicketKey()];

const testApp = await openTestApp({ ticketKeys: readTicketKeys({ signingKeys: [key, keyBefore], publicKeys: [] }) });
const checks = createTicketChecks(testApp);

const departures = (country = 'PE') =>
  testApp.call<CheckedDeparture[]>('GET', `/checked-departures?country-code=${country}`);
const listOf = (departureId: number) => testApp.call<TicketList>('GET', `/checked-departures/${departureId}/tickets`);

const soon = { dates: [{ daysAhead: 1, time: '20:00' }] };
const soonPaid = async (tickets = 1, event?: Parameters<typeof checks.paidOrder>[1]) =>
  checks.paidOrder(tickets, event ?? (await testApp.addEvent(soon)));

/** Decrypts what a list says about an order's tickets, with their codes. */
async function opened({ entries }: TicketList, { orderId, buyer }: { orderId: string; buyer: string }) {
  const codes = await checks.codesOf(orderId, buyer);
  return Promise.all(codes.map(({ signature = '' }) => openTicket(signature, entries)));
}

test('[QRC-12] departures of these days that somebody travels to, each country its own', async () => {
  const [tonight, yesterday, before, inThreeDays, unpaid] = await Promise.all([1, 1, 1, 1, 1].map(() => soonPaid()));
  const madrid = await soonPaid(
    1,
    await testApp.addEventOf([{ province: 'madrid' }], {
      ...soon,
      countryCode: 'ES',
      place: 'palacio',
    }),
  );
  const moved = async ({ orderId }: { orderId: string }, minutes: number) => {
    await checks.beganAgo(orderId, minutes);
    return checks.departureOf(orderId);
  };
  await testApp.query(`UPDATE orders SET state = 'refunded' WHERE id = $1`, [unpaid?.orderId]);
  const expected = [
    await moved(yesterday ?? madrid, 23 * 60),
    await moved(tonight ?? madrid, 60),
    await moved(inThreeDays ?? madrid, -71 * 60),
  ];
  await moved(before ?? madrid, 25 * 60);

  const { data, headers } = await departures();
  assert.equal(headers['cache-control'], 'no-cache');
  assert.deepEqual(
    data.map(({ departureId }) => departureId),
    expected,
  );
  assert.deepEqual(
    { ...data[0]?.event, translations: data[0]?.event.translations.pt_BR },
    {
      name: 'Concierto Ándino',
      placeName: 'Estadio Nacional',
      timeZone: 'America/Lima',
      translations: { name: 'Concierto Ándino (pt)' },
    },
  );
  const { data: inSpain } = await departures('ES');
  assert.deepEqual(
    inSpain.map(({ event }) => [event.placeName, event.timeZone]),
    [['Palacio de Deportes', 'Europe/Madrid']],
  );
});

test('[QRC-12] an event that strangers do not find is not named, its place is', async () => {
  const { orderId, event } = await soonPaid();
  await testApp.query(`UPDATE event SET visibility = 'unlisted' WHERE id = $1`, [event.eventId]);
  const { data } = await listOf(await checks.departureOf(orderId));
  assert.deepEqual([data.event.name, data.event.translations], ['Estadio Nacional', {}]);
});

test('[QRC-12] a list says to whoever has a code who travels with it, and to others nothing', async () => {
  const order = await checks.paidOrder(2);
  const departureId = await checks.departureOf(order.orderId);
  const [first] = await checks.codesOf(order.orderId, order.buyer);
  const device = { id: crypto.randomUUID(), name: 'Van 7' };
  await checks.scan(first ?? { orderId: order.orderId }, { device });
  const { data, body } = await listOf(departureId);
  const [one, two] = await opened(data, order);
  assert.deepEqual(one?.checked.outbound?.by, 'Van 7');
  assert.match(one?.checked.outbound?.at ?? '', /^\d{4}-.*Z$/);
  assert.deepEqual(two, {
    customer: { name: 'Ana Rojas', email: '' },
    ticketQuantity: 2,
    passengers: ['Viajera 2'],
    checked: {},
  } satisfies ListedTicket);
  assert.doesNotMatch(JSON.stringify(body), /Rojas|Viajera|Van 7/);

  assert.equal(Object.keys(data.entries).length, 64, 'how many are sold is not told');
  assert.deepEqual(Object.keys(data.entries), Object.keys(data.entries).sort());
  assert.equal(Date.parse(data.returnFrom) - Date.parse(data.date), 3_600_000);
  assert.equal(Date.parse(data.date) - Date.parse(data.admission?.from ?? ''), 12 * 3_600_000);
  assert.equal(data.departureId, departureId);
  assert.ok(Date.parse(data.madeAt) <= Date.now());
  const keys = await testApp.call('GET', '/ticket-keys');
  assert.deepEqual(data.keys, keys.data);
});

test('[QRC-12] only tickets that are paid, not refunded and of the present issue are listed', async () => {
  const event = await testApp.addEvent(soon);
  const [order, cancelled] = [await soonPaid(2, event), await soonPaid(1, event)];
  const codes = await checks.codesOf(order.orderId, order.buyer);
  const ofCancelled = await checks.codesOf(cancelled.orderId, cancelled.buyer);
  await testApp.query('UPDATE order_ticket SET issue = 2 WHERE order_id = $1 AND number = 1', [order.orderId]);
  await testApp.query(`UPDATE orders SET state = 'cancelled' WHERE id = $1`, [cancelled.orderId]);
  const { data } = await listOf(await checks.departureOf(order.orderId));
  const found = [...codes, ...ofCancelled].map(({ signature = '' }) => openTicket(signature, data.entries));
  assert.deepEqual(
    (await Promise.all(found)).map((ticket) => ticket !== undefined),
    [false, true, false],
  );
  assert.deepEqual(
    (await opened(data, order)).map((ticket) => ticket?.passengers),
    [['Viajera 1'], ['Viajera 2']],
  );
});

test('[QRC-12] a code that the key before has signed is found as well', async () => {
  const { orderId } = await soonPaid();
  const earlier = createTicketCodes(readTicketKeys({ signingKeys: [keyBefore], publicKeys: [] }));
  const code = parseTicketCode(earlier.textOf({ orderId, ticket: 1, issue: 1 }));
  const { data } = await listOf(await checks.departureOf(orderId));
  assert.deepEqual((await openTicket(code?.signature ?? '', data.entries))?.passengers, ['Viajera 1']);
  assert.equal((await checks.scan(code ?? { orderId })).data.isSigned, true);
});

test('[QRC-12] there is no list of an unknown departure, or one of other days', async () => {
  const { orderId } = await checks.paidOrder();
  await checks.beganAgo(orderId, -30 * 24 * 60);
  for (const id of [2_000_000_000, await checks.departureOf(orderId)]) {
    const response = await listOf(id);
    assert.deepEqual([response.status, codeOf(response)], [404, 'NOT_FOUND']);
  }
});

test('[QRC-12, API-08] one address does not have thousands of tickets sealed again and again', async (t) => {
  const limited = await startTestApp({ rateLimit: { perAddress: 4, perAccount: 4 } });
  t.after(() => limited.close());
  const statuses = [];
  for (let i = 0; i < 3; i++)
    statuses.push((await limited.call('GET', '/checked-departures/2000000000/tickets')).status);
  assert.deepEqual(statuses, [404, 404, 429]);
});
