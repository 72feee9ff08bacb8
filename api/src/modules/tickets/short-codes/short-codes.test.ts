import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { test } from 'node:test';
import type { TicketQr } from '@idavuelta/shared/contracts';
import { inGroups, openCode } from '@idavuelta/shared/contracts/tickets';
import { createAuditRepository } from '../../../database/audit.repository.ts';
import { codeOf, openTestApp, startTestApp } from '../../../testing/test-app.ts';
import { createTicketChecks, reasonOf } from '../../../testing/ticket-checks.ts';

const testApp = await openTestApp();
const checks = createTicketChecks(testApp);

const shortCodesOf = async (orderId: string, token: string) =>
  (await testApp.orderDetail(orderId, token)).data.tickets.map(({ shortCode = '' }) => shortCode);

/** Creates a departure that begins in an hour, with a key for it. */
async function prepared(tickets = 1) {
  const order = await checks.paidOrder(tickets);
  const departureId = await checks.departureOf(order.orderId);
  const [event] = await testApp.query<{ slug: string; day: string }>(
    `SELECT e.slug, to_char(d.starts_at AT TIME ZONE e.time_zone, 'YYYY-MM-DD') AS day
     FROM departure d JOIN event e ON e.id = d.event_id WHERE d.id = $1`,
    [departureId],
  );
  const staff = (command: string, ...words: string[]) =>
    testApp.staff('tickets', command, event?.slug ?? '', event?.day ?? '', ...words);
  const key = /: ([A-Z2-9 ]+)$/m.exec(await staff('device-key', 'Van 7'))?.[1] ?? '';
  return { ...order, departureId, key, staff };
}

const device = { id: randomUUID(), name: 'Van 7' };
const find = (departureId: number, key: string, code: string) =>
  testApp.call<TicketQr>('POST', `/checked-departures/${departureId}/short-code`, { body: { device, key, code } });
const list = (departureId: number, key: string) =>
  testApp.call<{ entries: Record<string, string> }>('POST', `/checked-departures/${departureId}/short-codes`, {
    body: { key },
  });

test('[FLT-23] a device with the departure’s key is told which ticket has the typed code, and checks it', async () => {
  const { orderId, buyer, departureId, key } = await prepared(2);
  const codes = await shortCodesOf(orderId, buyer);
  assert.match(codes[0] ?? '', /^[CDFGHJKMNPQRTVWXY2-9]{8}$/);
  assert.notEqual(codes[0], codes[1]);
  const { data } = await find(departureId, key, inGroups(codes[1] ?? '').toLowerCase());
  const [, second] = await checks.codesOf(orderId, buyer);
  assert.deepEqual(data, second);
  const [first, again] = [await checks.scan(data, { device }), await checks.scan(data, { device })];
  assert.deepEqual([first.data.passengers, first.data.checkedAt], [['Viajera 2'], undefined]);
  assert.equal(again.data.checkedBy, 'Van 7');
});

test('[FLT-23, FLT-01] without the key of the departure a typed code tells and admits nobody', async () => {
  const { orderId, buyer, departureId } = await prepared();
  const { key: ofAnother, ...another } = await prepared();
  const [code = ''] = await shortCodesOf(orderId, buyer);
  for (const key of ['', 'abc', ofAnother]) {
    const answers = [await find(departureId, key, code), await list(departureId, key)];
    for (const answer of answers) assert.deepEqual([answer.status, codeOf(answer)], [403, 'DEVICE_KEY_NEEDED']);
  }
  assert.equal((await find(another.departureId, ofAnother, code)).status, 404, 'of another event');
  assert.equal((await checks.check(code)).status, 404);
  assert.deepEqual(await checks.outcomesOf(orderId), []);
});

test('[FLT-23] the code of a ticket that was given out anew is refused as its QR code is, and the new one is good', async () => {
  const { orderId, buyer, departureId, key } = await prepared();
  const [before = ''] = await shortCodesOf(orderId, buyer);
  await testApp.staff('tickets', 'reissue', orderId, '1');
  const [now = ''] = await shortCodesOf(orderId, buyer);
  assert.notEqual(now, before);
  assert.equal(reasonOf(await checks.scan((await find(departureId, key, before)).data)), 'reissued');
  assert.equal((await checks.scan((await find(departureId, key, now)).data)).data.isSigned, true);
});

test('[FLT-23] a code of another departure of the event is refused as its QR code is', async () => {
  const { orderId, buyer, departureId, key } = await prepared();
  const [code = ''] = await shortCodesOf(orderId, buyer);
  await testApp.query(
    `WITH other AS (INSERT INTO departure (event_date_id, event_id, starts_at)
       SELECT event_date_id, event_id, starts_at + interval '1 hour' FROM departure WHERE id = $2 RETURNING id)
     UPDATE orders SET departure_id = other.id FROM other WHERE orders.id = $1`,
    [orderId, departureId],
  );
  const { data } = await find(departureId, key, code);
  assert.equal(reasonOf(await checks.scan(data, { departureId })), 'other_day');
});

test('[FLT-23, QRC-12] a device without a network finds codes in its list, and who has but the list reads nothing', async () => {
  const { orderId, buyer, departureId, key } = await prepared(2);
  const { data, body } = await list(departureId, key);
  assert.equal(Object.keys(data.entries).length, 64, 'how many are sold is not told');
  const [code = ''] = await shortCodesOf(orderId, buyer);
  const stored = key.replaceAll(' ', '');
  assert.deepEqual(await openCode(stored, code, data.entries), (await checks.codesOf(orderId, buyer))[0]);
  assert.equal(await openCode('', code, data.entries), undefined);
  assert.doesNotMatch(JSON.stringify(body), new RegExp(`${orderId}|${code}`));
});

test('[FLT-23] staff takes the keys of a departure back, and the audit says who had them', async () => {
  const { departureId, key, staff } = await prepared();
  assert.equal((await list(departureId, key)).status, 200);
  assert.equal(await staff('remove-device-keys'), 'No longer good: the keys for Van 7.');
  assert.equal((await list(departureId, key)).status, 403);
  const entries = await createAuditRepository(testApp.db).latest(2, `departure:${departureId}`);
  assert.deepEqual(
    entries.map(({ action, detail }) => [action, detail]),
    [
      ['remove-device-keys', { names: ['Van 7'] }],
      ['make-device-key', { name: 'Van 7' }],
    ],
  );
});

test('[FLT-23] one device does not try codes for long', async (t) => {
  const limited = await startTestApp({ rateLimit: { perAddress: 100, perAccount: 2 } });
  t.after(() => limited.close());
  const statuses = [];
  for (let i = 0; i < 5; i++) {
    const body = { device, key: '', code: '' };
    statuses.push((await limited.call('POST', '/checked-departures/2000000000/short-code', { body })).status);
  }
  assert.deepEqual(statuses, [404, 404, 404, 404, 429]);
});
