import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { test } from 'node:test';
import type { DeviceCheck, DeviceCheckResults } from '@idavuelta/shared/contracts';
import { openTestApp, startTestApp } from '../../../testing/test-app.ts';
import { createTicketChecks } from '../../../testing/ticket-checks.ts';

const testApp = await openTestApp();
const checks = createTicketChecks(testApp);

const aDevice = (name = 'Van 1') => ({ id: randomUUID(), name });
/** In whole seconds, as in the API's responses. */
const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString().replace(/\.\d+/, '');

const send = (device: { id: string; name: string }, ...sent: DeviceCheck[]) =>
  testApp.call<DeviceCheckResults>('POST', '/ticket-checks', { body: { device, checks: sent } });

const outcomes = async (device: { id: string; name: string }, ...sent: DeviceCheck[]) =>
  (await send(device, ...sent)).data.results.map(({ outcome }) => outcome);

/** Creates a paid order, and what a device reports about a check of one of its tickets. */
async function ticketsToCheck(tickets = 1) {
  const { orderId, buyer, event } = await checks.paidOrder(tickets);
  const [codes, departureId] = [await checks.codesOf(orderId, buyer), await checks.departureOf(orderId)];
  const checkOf = (ticket: number, changes: Partial<DeviceCheck> = {}): DeviceCheck => ({
    scanId: randomUUID(),
    orderId,
    ticket,
    leg: 'outbound',
    signature: codes[ticket - 1]?.signature ?? '',
    departureId,
    checkedAt: minutesAgo(30),
    wasLetIn: true,
    ...changes,
  });
  return { orderId, event, checkOf, codes };
}

const recordsOf = (orderId: string) =>
  testApp.query<{ id: string; outcome: string; at: string; device: string }>(
    'SELECT id, outcome, iso(scanned_at) AS at, device_name AS device FROM ticket_scan WHERE order_id = $1 ORDER BY ticket, id',
    [orderId],
  );

test('[QRC-12] ten checks made without a network become ten records, each once however often they are sent', async () => {
  const { orderId, checkOf } = await ticketsToCheck(10);
  const device = aDevice();
  const made = Array.from({ length: 10 }, (_, i) => checkOf(1 + i, { checkedAt: minutesAgo(20 - i) }));
  for (const _ of [1, 2]) {
    const { status, data } = await send(device, ...made);
    assert.equal(status, 200);
    assert.deepEqual(
      data.results,
      made.map(({ scanId }) => ({ scanId, outcome: 'first' })),
    );
    assert.deepEqual(data.doubles, []);
  }
  assert.deepEqual(
    await recordsOf(orderId),
    made.map(({ scanId, checkedAt }) => ({ id: scanId, outcome: 'first', at: checkedAt, device: 'Van 1' })),
  );
});

test('[QRC-12] the same checks in several requests at the same moment have one outcome each', async () => {
  const { orderId, checkOf } = await ticketsToCheck(4);
  const device = aDevice();
  const made = [1, 2, 3, 4, 4].map((ticket) => checkOf(ticket));
  const backwards = made.toReversed();
  const [one, two, three] = await Promise.all([made, backwards, made].map((sent) => send(device, ...sent)));
  const byScan = (response: typeof one) =>
    Object.fromEntries(response?.data.results.map(({ scanId, outcome }) => [scanId, outcome]) ?? []);
  assert.deepEqual(byScan(one), byScan(two));
  assert.deepEqual(byScan(one), byScan(three));
  assert.deepEqual(Object.values(byScan(one)).sort(), ['double', 'first', 'first', 'first', 'first']);
  assert.equal((await recordsOf(orderId)).length, 5);
});

test('[QRC-12] what changes afterwards does not change the outcome of a check', async () => {
  const { orderId, checkOf } = await ticketsToCheck();
  const [made, rejected] = [checkOf(1), checkOf(1, { leg: 'return' })];
  const device = aDevice();
  const state = (to: string) => testApp.query('UPDATE orders SET state = $2 WHERE id = $1', [orderId, to]);
  assert.deepEqual(await outcomes(device, made), ['first']);
  await state('cancelled');
  assert.deepEqual(await outcomes(device, made, rejected), ['first', 'cancelled']);
  await state('paid');
  assert.deepEqual(await outcomes(device, rejected), ['cancelled']);
  assert.equal((await checks.check(orderId, { leg: 'return' })).data.checkedAt, undefined, 'and nothing was used up');
});

test('[QRC-09, QRC-12] a ticket that two devices let in while apart is told to both, and to no other', async () => {
  const { orderId, checkOf } = await ticketsToCheck(2);
  const [one, two, other] = [aDevice('Van 1'), aDevice('Van 2'), aDevice('Van 3')];
  const [first, second] = [checkOf(2, { checkedAt: minutesAgo(10) }), checkOf(2, { checkedAt: minutesAgo(20) })];
  assert.deepEqual(await outcomes(one, first), ['first'], 'who arrives first is first');
  const { data } = await send(two, second, checkOf(1));
  assert.deepEqual(
    data.results.map(({ outcome }) => outcome),
    ['double', 'first'],
  );
  const notifiedTo = (device: { id: string }) => [
    {
      orderId,
      ticket: 2,
      leg: 'outbound',
      eventName: 'Concierto Ándino',
      timeZone: 'America/Lima',
      admissions: [
        { deviceName: 'Van 2', isOwn: device === two, at: second.checkedAt },
        { deviceName: 'Van 1', isOwn: device === one, at: first.checkedAt },
      ],
    },
  ];
  assert.deepEqual(data.doubles, notifiedTo(two));
  assert.deepEqual((await send(one)).data, { results: [], doubles: notifiedTo(one) });
  assert.deepEqual((await send(other)).data.doubles, []);

  await testApp.query(`UPDATE ticket_scan SET received_at = now() - interval '49 hours' WHERE order_id = $1`, [
    orderId,
  ]);
  assert.deepEqual((await send(one)).data.doubles, [], 'after two days it is nothing new');
});

test('[QRC-07, QRC-12] others are shown when and by which device a ticket was checked, by its own clock', async () => {
  const { orderId, checkOf, codes } = await ticketsToCheck();
  const made = checkOf(1);
  await send(aDevice('Van 5'), made);
  const { data } = await checks.scan(codes[0] ?? { orderId });
  assert.deepEqual([data.checkedAt, data.checkedBy], [made.checkedAt, 'Van 5']);
});

test('[QRC-12, FLT-02] the clock of a device is believed as far as it can be, and what it let in on another day is not used up', async () => {
  const { orderId, checkOf } = await ticketsToCheck(4);
  const times = [minutesAgo(-60), '0000-01-01T00:00:00Z', '2016-12-31T23:59:60Z', '2026-01-01T00:00:00+02:00'];
  const before = Date.now();
  const sent = times.map((checkedAt, i) => checkOf(i + 1, { checkedAt }));
  assert.deepEqual(await outcomes(aDevice(), ...sent), ['first', 'too_early', 'first', 'too_early']);
  const used = await testApp.query<{ number: number }>(
    'SELECT t.number FROM ticket_check k JOIN order_ticket t ON t.id = k.order_ticket_id WHERE t.order_id = $1 ORDER BY 1',
    [orderId],
  );
  assert.deepEqual(used, [{ number: 1 }, { number: 3 }]);
  const age = (await recordsOf(orderId)).map(({ at }) => Math.round(Math.abs(before - Date.parse(at)) / 3_600_000));
  assert.deepEqual(age, [0, 7 * 24, 0, 7 * 24]);
});

test('[QRC-12] what a device should not have let in is told with its reason, and recorded', async () => {
  const { orderId, checkOf, event } = await ticketsToCheck(3);
  const other = await ticketsToCheck();
  await testApp.query('UPDATE order_ticket SET issue = 2 WHERE order_id = $1 AND number = 3', [orderId]);
  const [nextDay] = await testApp.query<{ id: number }>(
    `INSERT INTO departure (event_id, event_date_id, starts_at) SELECT event_id, id, starts_at + interval '1 day'
     FROM event_date WHERE id = $1 RETURNING id`,
    [event.dateId],
  );
  const { signature } = checkOf(1);
  const device = aDevice();
  const sent: [DeviceCheck, string][] = [
    [checkOf(1, { signature: '' }), 'forged'],
    [checkOf(2, { signature }), 'forged'],
    [checkOf(9), 'forged'],
    [checkOf(1, { orderId: randomUUID() }), 'forged'],
    [checkOf(1, { orderId: 'nonsense' }), 'forged'],
    [checkOf(3), 'reissued'],
    [checkOf(1, { departureId: nextDay?.id ?? 0 }), 'other_day'],
    [checkOf(1, { departureId: other.checkOf(1).departureId }), 'other_event'],
    [checkOf(1), 'first'],
  ];
  assert.deepEqual(
    await outcomes(device, ...sent.map(([check]) => check)),
    sent.map(([, outcome]) => outcome),
  );
  await testApp.query(`UPDATE orders SET state = 'refunded' WHERE id = $1`, [orderId]);
  assert.deepEqual(await outcomes(device, checkOf(2)), ['refunded']);
  await testApp.query('DELETE FROM orders WHERE id = $1', [other.orderId]);
  assert.deepEqual(await outcomes(device, other.checkOf(1)), ['unknown']);
  const recorded = await testApp.query('SELECT FROM ticket_scan WHERE device_id = $1', [device.id]);
  assert.equal(recorded.length, sent.length + 2);
});

test('[QRC-12] a ticket that a device turned away is not used up', async () => {
  const { orderId, checkOf, codes } = await ticketsToCheck();
  const device = aDevice();
  assert.deepEqual(await outcomes(device, checkOf(1, { wasLetIn: false })), ['unknown']);
  assert.equal((await checks.scan(codes[0] ?? { orderId })).data.checkedAt, undefined);
  assert.deepEqual(await outcomes(device, checkOf(1, { wasLetIn: false })), ['again'], 'the device had said so');
  assert.deepEqual((await send(device)).data.doubles, []);
});

test('[QRC-12] a check whose answer was lost and that the device then made by itself is one check', async () => {
  const { orderId, checkOf, codes } = await ticketsToCheck();
  const [one, two] = [aDevice('Van 1'), aDevice('Van 2')];
  const [first, second] = [checkOf(1), checkOf(1)];
  await checks.scan(codes[0] ?? { orderId }, { scanId: first.scanId, device: one });
  assert.deepEqual(await outcomes(one, first), ['first']);
  await checks.scan(codes[0] ?? { orderId }, { scanId: second.scanId, device: two });
  for (const _ of [1, 2]) assert.deepEqual(await outcomes(two, second), ['double']);
  assert.equal((await send(one)).data.doubles.length, 1);
  assert.equal((await recordsOf(orderId)).length, 2);
});

test('[QRC-10, QRC-12] the way home has its own check without a network, too', async () => {
  const { checkOf } = await ticketsToCheck();
  const rides = [checkOf(1), checkOf(1, { leg: 'return' }), checkOf(1, { leg: 'return', wasLetIn: false })];
  assert.deepEqual(await outcomes(aDevice(), ...rides), ['first', 'first', 'again']);
});

test('[QRC-12, API-08] a device sends at most fifty checks at once, and not all the time', async (t) => {
  const { checkOf } = await ticketsToCheck();
  const tooMany = await send(aDevice(), ...Array.from({ length: 51 }, () => checkOf(1)));
  assert.equal(tooMany.status, 400);
  const limited = await startTestApp({ rateLimit: { perAddress: 100, perAccount: 1 } });
  t.after(() => limited.close());
  const device = aDevice();
  const statusOf = async (from: object) =>
    (await limited.call('POST', '/ticket-checks', { body: { device: from, checks: [] } })).status;
  assert.deepEqual(
    [await statusOf(device), await statusOf(device), await statusOf(device), await statusOf(aDevice())],
    [200, 200, 429, 200],
  );
});
