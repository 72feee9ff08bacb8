import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { test } from 'node:test';
import type { TicketQr } from '@idavuelta/shared/contracts';
import { parseTicketCode } from '@idavuelta/shared/contracts/tickets';
import { readConfig } from '../../config/config.ts';
import { makeTicketKey, publicTicketKey, readTicketKeys } from '../../config/ticket-keys.ts';
import { anOrder, codeOf, openTestApp, startTestApp, testEnvironment } from '../../testing/test-app.ts';
import { createTicketChecks, reasonOf } from '../../testing/ticket-checks.ts';
import { createTicketCodes } from './ticket-codes.ts';

// All these tests come from one address, so only the limit per account is production's.
const { rateLimit } = readConfig(testEnvironment);
const testApp = await openTestApp({ rateLimit: { ...rateLimit, perAccount: 20 } });
const token = await testApp.login();
const checks = createTicketChecks(testApp);

test('[QRC-03] a paid order is good: event, place, date, customer, tickets and who travels', async () => {
  const event = await testApp.addEvent();
  const { data: order } = await testApp.place(token, anOrder(event, { tickets: 3, discountCode: 'GRATIS100' }));
  const [, code] = await checks.codesOf(order.orderId, token);
  const { status, data } = await checks.scan(code ?? { orderId: '' });
  assert.equal(status, 200);
  assert.equal(data.event.name, 'Concierto Ándino');
  assert.equal(data.event.placeName, 'Estadio Nacional');
  assert.equal(data.event.timeZone, 'America/Lima');
  const [row] = await testApp.query<{ date: string }>('SELECT iso(starts_at) AS date FROM event_date WHERE id = $1', [
    event.dateId,
  ]);
  assert.equal(data.date, row?.date);
  assert.deepEqual(data.customer, { name: 'Lucía Quispe', email: '' });
  assert.equal(data.ticketQuantity, 3);
  assert.equal(data.ticket, 2);
  assert.deepEqual(data.passengers, ['Viajera 2']);
  assert.equal(data.checkedAt, undefined);
});

test('[QRC-07] a second check tells when the first one was', async () => {
  const { ride } = await checks.paidOrder();
  await ride();
  const second = await ride();
  const third = await ride();
  assert.match(second.data.checkedAt ?? '', /^\d{4}-.*Z$/);
  assert.equal(third.data.checkedAt, second.data.checkedAt);
});

test('[QRC-09] of many checks at the same moment exactly one is the first', async () => {
  const { ride } = await checks.paidOrder();
  const responses = await Promise.all(Array.from({ length: 12 }, () => ride()));
  assert.equal(responses.filter(({ data }) => data.checkedAt === undefined).length, 1);
});

test('[QRC-10] each ticket has its own check on each of its two rides', async () => {
  const { ride } = await checks.paidOrder(2);
  for (const leg of ['outbound', 'return'] as const) {
    for (const ticket of [1, 2]) {
      const { data } = await ride(ticket, leg);
      assert.deepEqual([data.ticket, data.leg, data.checkedAt], [ticket, leg, undefined]);
    }
  }
  const { data } = await ride(2, 'return');
  assert.notEqual(data.checkedAt, undefined);
});

test('[QRC-10] of many checks of one ticket and ride exactly one is the first, also beside those of other rides', async () => {
  const { ride } = await checks.paidOrder(2);
  const responses = await Promise.all(
    Array.from({ length: 24 }, (_, i) => ride(1 + (i % 2), i % 4 < 2 ? 'outbound' : 'return')),
  );
  const first = responses.filter(({ data }) => data.checkedAt === undefined);
  assert.deepEqual(first.map(({ data }) => `${data.ticket} ${data.leg}`).sort(), [
    '1 outbound',
    '1 return',
    '2 outbound',
    '2 return',
  ]);
});

test('[QRC-10] without a ticket an order with one is checked, one with several is asked which', async () => {
  const { orderId } = await checks.paidOrder();
  assert.equal((await checks.check(orderId)).data.ticket, 1);
  const { orderId: several } = await checks.paidOrder(2);
  const response = await checks.check(several);
  assert.equal(response.status, 400);
  assert.deepEqual((response.body as object as { errors: object[] }).errors, [{ field: 'ticket', reason: 'required' }]);
  assert.equal((await checks.check(several, { ticket: 3 })).status, 404);
  assert.equal((await checks.check(several, { ticket: 0 })).status, 400);
  assert.equal((await checks.check(several, { ticket: 1, leg: 'sideways' })).status, 400);
  const rows = await testApp.query(
    'SELECT FROM ticket_check k JOIN order_ticket t ON t.id = k.order_ticket_id WHERE t.order_id = $1',
    [several],
  );
  assert.equal(rows.length, 0);
});

test('[FLT-02] a check outside the hours around its departure admits nobody, says when, and uses nothing up', async () => {
  const { orderId, ride } = await checks.paidOrder();
  const seen: unknown[] = [];
  for (const minutes of [-25 * 24 * 60, -12 * 60 - 2, -12 * 60 + 2, 30 * 60, 5]) {
    await checks.beganAgo(orderId, minutes);
    for (const leg of ['outbound', 'return'] as const) {
      const { status, data } = await ride(1, leg);
      assert.equal(status, 200);
      seen.push(data.notAdmitted ?? (data.checkedAt ? 'again' : 'first'));
      if (data.notAdmitted) {
        const [from, until] = [data.admission?.from, data.admission?.until].map((at) => Date.parse(at ?? ''));
        assert.equal(Date.parse(data.date) - (from ?? 0), 12 * 3_600_000, 'twelve hours before the event');
        assert.ok((until ?? 0) > Date.parse(data.date));
        assert.deepEqual(data.passengers, ['Viajera 1'], 'the driver sees whose it is');
      }
    }
  }
  const [early, late] = ['too_early', 'too_late'];
  // A checked ticket says so at any time.
  assert.deepEqual(seen, [early, early, early, early, 'first', 'first', 'again', 'again', 'again', 'again']);
  assert.equal((await ride()).status, 200);
  const other = await checks.paidOrder();
  await checks.beganAgo(other.orderId, 30 * 60);
  assert.equal((await other.ride()).data.notAdmitted, late);
});

test('[FLT-02] where staff has set pick-ups, tickets admit before the first and until the last time home', async () => {
  const { orderId, ride } = await checks.paidOrder();
  await checks.beganAgo(orderId, -16 * 60);
  assert.equal((await ride()).data.notAdmitted, 'too_early');
  await testApp.query(
    `INSERT INTO pick_up_window (departure_id, county_id, opens_at, closes_at, home_at)
     SELECT d.id, (SELECT min(id) FROM county), d.starts_at - interval '5 hours', d.starts_at - interval '4 hours', d.starts_at + interval '3 days'
     FROM departure d JOIN orders o ON o.departure_id = d.id WHERE o.id = $1`,
    [orderId],
  );
  const { data } = await ride();
  assert.deepEqual([data.notAdmitted, data.checkedAt], [undefined, undefined]);
});

test('[QRC-10] without a ride it is the way there until one hour after the event began, then the way home', async () => {
  const { orderId, ride } = await checks.paidOrder();
  assert.equal((await ride()).data.leg, 'outbound');
  await checks.beganAgo(orderId, 59);
  assert.equal((await ride()).data.leg, 'outbound');
  await checks.beganAgo(orderId, 61);
  const home = await ride();
  assert.equal(home.data.leg, 'return');
  assert.equal(home.data.checkedAt, undefined, 'the check of the way there does not count for the way home');
});

test('[QRC-10, API-08] the limit of an order allows fifty tickets to be checked twice', async () => {
  const event = await testApp.addEvent();
  const { data } = await testApp.place(token, anOrder(event, { tickets: 50, discountCode: 'GRATIS100' }));
  for (const _ of [1, 2]) {
    for (let ticket = 1; ticket <= 50; ticket++)
      assert.equal((await checks.check(data.orderId, { ticket })).status, 200);
  }
});

test('[QRC-04] an order that is unknown or not paid is refused', async () => {
  const event = await testApp.addEvent();
  const { data } = await testApp.place(token, anOrder(event));
  assert.equal((await checks.check(data.orderId)).status, 409);
  for (const id of [randomUUID(), 'nonsense', '1%20OR%201=1']) assert.equal((await checks.check(id)).status, 404);
  const [row] = await testApp.query(
    'SELECT FROM ticket_check k JOIN order_ticket t ON t.id = k.order_ticket_id WHERE t.order_id = $1',
    [data.orderId],
  );
  assert.equal(row, undefined);
});

test('[FLT-01, QRC-11] an order’s id admits nobody, whatever ticket and ride it is sent with, and tells nothing about people', async () => {
  const { orderId, ride } = await checks.paidOrder(2);
  const { status, data } = await checks.check(orderId, { ticket: 2 });
  assert.equal(status, 200);
  assert.equal(data.isSigned, false);
  assert.deepEqual([data.customer, data.passengers], [{ name: '', email: '' }, []]);
  assert.equal(data.event.placeName, 'Estadio Nacional');
  assert.equal(data.notAdmitted, 'unsigned');
  const again = await checks.check(orderId, { ticket: 2, leg: 'return' }, { issue: 1 });
  assert.deepEqual([again.data.notAdmitted, again.data.checkedAt], ['unsigned', undefined]);
  assert.deepEqual(await checks.outcomesOf(orderId), ['unsigned', 'unsigned']);
  const admitted = await ride(2);
  assert.deepEqual([admitted.data.checkedAt, admitted.data.notAdmitted], [undefined, undefined], 'nothing was used up');
  const afterwards = await checks.check(orderId, { ticket: 2 });
  assert.deepEqual([afterwards.data.checkedAt, afterwards.data.notAdmitted], [undefined, 'unsigned']);
});

test('[QRC-11] a forged signature, another ticket or another order under it are refused and recorded', async () => {
  const [{ orderId, buyer }, other] = [await checks.paidOrder(2), await checks.paidOrder()];
  const [code] = await checks.codesOf(orderId, buyer);
  const signature = code?.signature ?? '';
  for (const forged of [
    { orderId, ticket: 1, signature: `${signature.slice(0, -4)}AAAA` },
    { orderId, ticket: 1, signature: `00000000.${signature.split('.')[1]}` },
    { orderId, ticket: 1, signature: 'nonsense' },
    { orderId, ticket: 2, signature },
    { orderId, ticket: 1, issue: 2, signature },
  ]) {
    const response = await checks.scan(forged);
    assert.deepEqual([response.status, codeOf(response), reasonOf(response)], [409, 'TICKET_INVALID', 'forged']);
  }
  assert.equal(reasonOf(await checks.scan({ orderId: other.orderId, ticket: 1, signature })), 'forged');
  assert.deepEqual(await checks.outcomesOf(orderId), Array(5).fill('forged'));
  const { data } = await checks.scan(code ?? { orderId });
  assert.deepEqual([data.isSigned, data.checkedAt, data.passengers], [true, undefined, ['Viajera 1']]);
});

test('[QRC-11] codes of the key before are accepted as long as its public key is configured', async (t) => {
  const { orderId } = await checks.paidOrder();
  const earlierKey = makeTicketKey();
  const earlier = createTicketCodes(readTicketKeys({ signingKeys: [earlierKey], publicKeys: [] }));
  const code = parseTicketCode(earlier.textOf({ orderId, ticket: 1, issue: 1 })) ?? { orderId };
  assert.equal(reasonOf(await checks.scan(code)), 'forged');

  const ticketKeys = readTicketKeys({ signingKeys: [makeTicketKey()], publicKeys: [publicTicketKey(earlierKey)] });
  const rotated = await startTestApp({ ticketKeys });
  t.after(() => rotated.close());
  const event = await rotated.addEvent();
  const buyer = await rotated.newCustomer();
  const placed = await rotated.place(buyer.token, anOrder(event, { discountCode: 'GRATIS100' }));
  const { signature } = parseTicketCode(
    earlier.textOf({ orderId: placed.data.orderId, ticket: 1, issue: 1 }),
  ) as TicketQr;
  const url = `/order/${placed.data.orderId}/check-complete?ticket=1`;
  assert.equal((await rotated.call('POST', url, { body: { signature } })).status, 200);
  const { data } = await rotated.call<{ id: string }[]>('GET', '/ticket-keys');
  assert.deepEqual(
    data.map(({ id }) => id),
    ticketKeys.public.map(({ id }) => id),
  );
  assert.equal(signature?.startsWith(`${data[1]?.id}.`), true);
});

test('[QRC-11] a code that was given out anew, and one of a ticket that was paid back, are refused each with its reason', async () => {
  const { orderId, buyer } = await checks.paidOrder(2);
  const [first, second] = await checks.codesOf(orderId, buyer);
  const change = (set: string, number: number) =>
    testApp.query(`UPDATE order_ticket SET ${set} WHERE order_id = $1 AND number = $2`, [orderId, number]);
  await change('issue = 2', 1);
  assert.equal(reasonOf(await checks.scan(first ?? { orderId })), 'reissued');
  const [again] = await checks.codesOf(orderId, buyer);
  assert.equal(again?.issue, 2);
  assert.equal((await checks.scan(again ?? { orderId })).status, 200);

  await testApp.query(`UPDATE orders SET state = 'cancelled' WHERE id = $1`, [orderId]);
  assert.equal(reasonOf(await checks.scan(second ?? { orderId })), 'cancelled');
  await testApp.query(`UPDATE orders SET state = 'awaiting_payment' WHERE id = $1`, [orderId]);
  assert.equal(reasonOf(await checks.scan(second ?? { orderId })), 'unpaid');
  assert.deepEqual(await checks.outcomesOf(orderId), ['reissued', 'first', 'cancelled', 'unpaid']);
});

test('[QRC-07] every check is recorded with its device, once however often it is sent, and names who was first', async () => {
  const { orderId, buyer } = await checks.paidOrder();
  const [code] = await checks.codesOf(orderId, buyer);
  const [one, two] = [
    { id: randomUUID(), name: 'Van 1' },
    { id: randomUUID(), name: 'Van 2' },
  ];
  const scanId = randomUUID();
  for (const _ of [1, 2]) {
    const { data } = await checks.scan(code ?? { orderId }, { scanId, device: one });
    assert.equal(data.checkedAt, undefined, 'the same check, sent twice, is still the first');
  }
  const { data } = await checks.scan(code ?? { orderId }, { scanId: randomUUID(), device: two });
  assert.equal(data.checkedBy, 'Van 1');
  const rows = await testApp.query(
    'SELECT outcome, ticket, leg, device_name AS device FROM ticket_scan WHERE order_id = $1 ORDER BY received_at',
    [orderId],
  );
  const ride = { ticket: 1, leg: 'outbound' };
  assert.deepEqual(rows, [
    { outcome: 'first', ...ride, device: 'Van 1' },
    { outcome: 'again', ...ride, device: 'Van 2' },
  ]);
});

test('[QRC-12] a ticket of another day or another event than the device checks is refused, recorded and not used up', async () => {
  const [{ orderId, buyer, event }, other] = [await checks.paidOrder(), await checks.paidOrder()];
  const [code = { orderId }] = await checks.codesOf(orderId, buyer);
  const [nextDay] = await testApp.query<{ id: number }>(
    `INSERT INTO departure (event_id, event_date_id, starts_at) SELECT event_id, id, starts_at + interval '1 day'
     FROM event_date WHERE id = $1 RETURNING id`,
    [event.dateId],
  );
  for (const [departureId, reason] of [
    [nextDay?.id, 'other_day'],
    [await checks.departureOf(other.orderId), 'other_event'],
    [2_000_000_000, 'other_event'],
  ]) {
    const response = await checks.scan(code, { departureId });
    assert.deepEqual([response.status, reasonOf(response)], [409, reason]);
  }
  const { data } = await checks.scan(code, { departureId: await checks.departureOf(orderId) });
  assert.equal(data.checkedAt, undefined);
  assert.deepEqual(await checks.outcomesOf(orderId), ['other_day', 'other_event', 'other_event', 'first']);

  await testApp.query(`UPDATE orders SET state = 'cancelled' WHERE id = $1`, [orderId]);
  assert.equal(
    reasonOf(await checks.scan(code, { departureId: nextDay?.id })),
    'cancelled',
    'which no other day mends',
  );
});

test('[QRC-11] a check that names no ticket of ours is recorded, and nothing of what its code says', async () => {
  const { orderId, buyer } = await checks.paidOrder();
  const [code] = await checks.codesOf(orderId, buyer);
  const scanned = async (claimed: TicketQr) => {
    const scanId = randomUUID();
    const response = await checks.scan(claimed, { scanId, device: { id: randomUUID(), name: 'Van 1' } });
    const [row] = await testApp.query<object>(
      'SELECT outcome, order_id AS "orderId", ticket, leg, device_name AS device FROM ticket_scan WHERE id = $1',
      [scanId],
    );
    return [response.status, row];
  };
  const recorded = (outcome: string, known: string | null = null) => ({
    outcome,
    orderId: known,
    ticket: null,
    leg: null,
    device: 'Van 1',
  });
  assert.deepEqual(await scanned({ orderId: 'nonsense', ticket: 1 }), [404, recorded('unknown')]);
  assert.deepEqual(await scanned({ orderId: randomUUID(), ticket: 1 }), [404, recorded('unknown')]);
  assert.deepEqual(await scanned({ orderId, ticket: 9 }), [404, recorded('unknown', orderId)]);
  const forged = { ticket: 1, signature: code?.signature ?? '' };
  assert.deepEqual(await scanned({ orderId: randomUUID(), ...forged }), [409, recorded('forged')]);
  assert.deepEqual(await scanned({ orderId: 'nonsense', ...forged }), [409, recorded('forged')]);
});

test('[QRC-10, API-06] ticket and ride are those of the query, whatever else a body has', async () => {
  const { orderId } = await checks.paidOrder(2);
  const body = { ticket: 1, leg: 'sideways', orderId: 'nonsense' };
  const { status, data } = await checks.check(orderId, { ticket: 2, leg: 'return' }, body);
  assert.deepEqual([status, data.ticket, data.leg], [200, 2, 'return']);
  assert.equal((await checks.check(orderId, { ticket: 1 }, body)).data.leg, 'outbound');
});
