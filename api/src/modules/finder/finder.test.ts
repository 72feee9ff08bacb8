import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  type AuditRow,
  type FoundKind,
  type FoundOrder,
  type FoundThing,
  isAllowed,
  permissionOfKind,
  type StaffCustomer,
  type StaffRole,
  staffRoles,
} from '@idavuelta/shared/contracts/staff';
import { logInStaff } from '../../testing/staff-members.ts';
import { anOrder, codeOf, openTestApp } from '../../testing/test-app.ts';

const testApp = await openTestApp();
const owner = await logInStaff(testApp, 'owner');

const find = async (text: string, token = owner.token, language = 'es_PE') =>
  (await testApp.call<FoundThing[]>('GET', `/staff-api/search?${new URLSearchParams({ text, language })}`, { token }))
    .data ?? assert.fail(text);
const titles = async (text: string, kind: FoundKind, token = owner.token) =>
  (await find(text, token)).filter((thing) => thing.kind === kind).map(({ title }) => title);

const event = await testApp.addEvent({ name: 'Festival de la Vendimia' });
const buyer = await testApp.newCustomer('nquinones@example.org');
await testApp.query(
  `UPDATE customer SET first_name = 'Nadia', last_name = 'Quiñones Paz', phone_number = '+51987657392' WHERE email = $1`,
  [buyer.email],
);
const request = anOrder(event);
for (const { passengers } of request.tickets)
  for (const passenger of passengers) Object.assign(passenger, { name: 'Ximena Ñahui', phone: '+51911222333' });
const { data: placed } = await testApp.place(buyer.token, request);
await testApp.staff('transfers', 'validate', placed.orderId);
const [order] = await testApp.query<{ number: string; departure: number; reference: string }>(
  `SELECT o.number, o.departure_id AS departure, p.reference FROM orders o JOIN payment p ON p.order_id = o.id
   WHERE o.id = $1`,
  [placed.orderId],
);
assert.ok(order);
const { number } = order;
await testApp.query(
  `UPDATE payment SET amount_minor = 123456, settled_at = '2026-11-14T16:00:00Z', charge_id = 'ch_9f3a' WHERE order_id = $1`,
  [placed.orderId],
);
await testApp.query(
  `INSERT INTO run (departure_id, direction, van, driver, starts_at, ends_at)
   VALUES ($1, 'out', 'ZXW-481', 'Melquíades Soto', '2027-02-03T20:00:00Z', '2027-02-03T22:00:00Z')`,
  [order.departure],
);
await testApp.query(
  `INSERT INTO bank_row (key, booked_on, amount_minor, currency, text, payer, imported_by)
   VALUES ('finder', '2026-11-14', 123456, 'PEN', 'TRF 00098123 BCP', 'HUAMAN LOPEZ EDITH', 'staff')`,
);

test('[OFF-01] an order is found by number, with dashes or in small letters', async () => {
  for (const text of [number, `iv-${number.toLowerCase()}`, `${number.slice(0, 4)} ${number.slice(4)}`])
    assert.deepEqual(await titles(text, 'order'), [number], text);
});

test('[OFF-01] names are found in any order, without accents and in any case', async () => {
  for (const text of ['quiñones nadia', 'NADIA QUINONES', 'nadia paz quiño'])
    assert.deepEqual(
      [await titles(text, 'customer'), await titles(text, 'order')],
      [['Nadia Quiñones Paz'], [number]],
      text,
    );
  assert.deepEqual(await titles('nahui ximena', 'order'), [number], 'a passenger');
});

test('[OFF-01] the last digits of a phone find its order and customer', async () => {
  for (const text of ['7392', '57392', '987 657 392'])
    assert.deepEqual([await titles(text, 'customer'), await titles(text, 'order')], [['Nadia Quiñones Paz'], [number]]);
  assert.deepEqual(await titles('2333', 'order'), [number], 'of a passenger');
  assert.deepEqual(await titles('392', 'customer'), [], 'three digits are no phone');
});

test('[OFF-01] one typo is forgiven in a name, a phone and an order number, two are not', async () => {
  const other = number.endsWith('A') ? 'B' : 'A';
  for (const text of ['quinonez nadia', 'quinoens nadia', 'quinnes nadia', 'quinoness', 'nadai paz', '987657393'])
    assert.deepEqual(await titles(text, 'customer'), ['Nadia Quiñones Paz'], text);
  for (const text of [number.slice(0, 7) + other, number.slice(1), `${number}${other}`])
    assert.ok((await titles(text, 'order')).includes(number), text);
  assert.deepEqual(await titles('kuinonez nadia', 'customer'), []);
});

test('[OFF-01] amount and day of a payment find its order, and the row of a bank statement', async () => {
  for (const text of ['1234,56', '1.234,56', 'S/ 1234.56', '1234,56 14/11/2026', '14-11-2026 1234,56', '14/11/2026'])
    assert.deepEqual(
      [await titles(text, 'order'), await titles(text, 'bank-row')],
      [[number], ['HUAMAN LOPEZ EDITH']],
      text,
    );
  assert.deepEqual(await titles('1234,56 15/11/2026', 'order'), []);
  const american = (await find('1234.56 11/14/2026', owner.token, 'en_US')).map(({ title }) => title);
  assert.ok(american.includes(number));
});

test('[OFF-01] references of a payment and of a bank find the order or the row', async () => {
  assert.deepEqual(await titles(order.reference, 'order'), [number]);
  assert.deepEqual(await titles('ch_9f3a', 'order'), [number]);
  assert.deepEqual(await titles('00098123', 'bank-row'), ['HUAMAN LOPEZ EDITH']);
});

test('[OFF-01] events, departures by name and day, and trips by van or driver', async () => {
  const [departure] = await testApp.query<{ day: string }>(
    `SELECT to_char(d.starts_at AT TIME ZONE e.time_zone, 'DD/MM/YYYY') AS day
     FROM departure d JOIN event e ON e.id = d.event_id WHERE d.id = $1`,
    [order.departure],
  );
  assert.deepEqual(await titles('vendimia festival', 'event'), ['Festival de la Vendimia']);
  assert.deepEqual(await titles(`vendimia ${departure?.day}`, 'departure'), ['Festival de la Vendimia']);
  assert.deepEqual(await titles('vendimia 01/01/2020', 'departure'), []);
  const [found] = (await find('soto melquiades')).filter(({ kind }) => kind === 'trip');
  assert.deepEqual(
    [found?.title, found?.about, found?.departureId, found?.direction],
    ['ZXW-481 · Melquíades Soto', 'Festival de la Vendimia', order.departure, 'out'],
  );
  assert.deepEqual(await titles('zxw-481', 'trip'), ['ZXW-481 · Melquíades Soto']);
});

test('[OFF-01] the lists of orders and customers find what the field finds', async () => {
  for (const text of ['quiñones nadia', 'nadai paz', '7392', '1234,56 14/11/2026']) {
    const query = new URLSearchParams({ text });
    const { data } = await testApp.call<FoundOrder[]>('GET', `/staff-api/orders?${query}`, owner);
    assert.deepEqual(
      data.map((found) => found.number),
      [number],
      text,
    );
  }
  const query = new URLSearchParams({ text: 'nadai paz' });
  const { data } = await testApp.call<StaffCustomer[]>('GET', `/staff-api/customers?${query}`, owner);
  assert.deepEqual(
    data.map(({ name }) => name),
    ['Nadia Quiñones Paz'],
  );
});

const everything: Record<FoundKind, string> = {
  order: 'nadia quiñones',
  customer: 'nadia quiñones',
  departure: 'vendimia',
  event: 'vendimia',
  trip: 'melquiades',
  'bank-row': 'huaman edith',
};

for (const role of staffRoles)
  test(`[OFF-01] ${role} finds the kinds that the role may read, and no contacts without the right to them`, async () => {
    const { token } = await logInStaff(testApp, role);
    for (const [kind, text] of Object.entries(everything) as [FoundKind, string][])
      assert.equal((await titles(text, kind, token)).length > 0, isAllowed(role, permissionOfKind[kind]), kind);
    if (isAllowed(role, 'contacts.read')) return;
    assert.deepEqual(await find(buyer.email, token), []);
    assert.deepEqual(await titles('57392', 'order', token), []);
    assert.equal(JSON.stringify(await find('nadia', token)).includes(buyer.email), false);
  });

test('[OFF-01] who is limited to an event finds its departures and trips, and nothing else', async () => {
  const dispatcher = await logInStaff(testApp, 'dispatcher');
  const limit = (ids: number[]) =>
    testApp.query('UPDATE staff_user SET scope_events = $2 WHERE id = $1', [dispatcher.id, ids]);
  await limit([event.eventId]);
  assert.deepEqual(await titles('vendimia', 'departure', dispatcher.token), ['Festival de la Vendimia']);
  assert.deepEqual(await titles('melquiades', 'trip', dispatcher.token), ['ZXW-481 · Melquíades Soto']);
  assert.deepEqual(await titles('vendimia', 'event', dispatcher.token), []);
  await limit([event.eventId + 1000]);
  assert.deepEqual(await find('vendimia', dispatcher.token), []);
});

test('[OFF-01] at most six of a kind, and the text is bounded', async () => {
  await testApp.query(
    `INSERT INTO customer (email, password_hash, first_name, last_name, phone_number, country_code, language)
     SELECT 'bounded-' || n || '@example.org', '', 'Zenobia', 'Bounded', '1', 'PE', 'es_PE' FROM generate_series(1, 9) n`,
  );
  assert.equal((await titles('zenobia', 'customer')).length, 6);
  assert.deepEqual(await find('z'), [], 'one letter finds nothing');
  const tooLong = await testApp.call('GET', `/staff-api/search?text=${'a'.repeat(101)}`, owner);
  assert.equal(codeOf(tooLong), 'VALIDATION_FAILED');
  assert.deepEqual(await find('%%%'), []);
});

const opened = (token: string) => testApp.call<FoundThing[]>('GET', '/staff-api/search', { token });
const open = (token: string, kind: FoundKind, thing: string) =>
  testApp.call('POST', '/staff-api/search/opened', { token, body: { kind, thing } });

test('[OFF-01] what a person opened last comes back, the latest first, to them alone', async () => {
  const support = await logInStaff(testApp, 'support');
  await open(support.token, 'order', placed.orderId);
  await open(support.token, 'event', event.slug);
  await open(support.token, 'departure', String(order.departure));
  await open(support.token, 'event', event.slug);
  assert.deepEqual(
    (await opened(support.token)).data.map(({ kind, title }) => [kind, title]),
    [
      ['event', 'Festival de la Vendimia'],
      ['departure', 'Festival de la Vendimia'],
      ['order', number],
    ],
  );
  assert.deepEqual((await opened(owner.token)).data, []);
  await testApp.query(`UPDATE staff_user SET role = 'dispatcher' WHERE id = $1`, [support.id]);
  assert.deepEqual(
    (await opened(support.token)).data.map(({ kind }) => kind),
    ['event', 'departure'],
    'a dispatcher may not read orders',
  );
  for (let n = 1; n <= 20; n++) await open(support.token, 'event', `gone-${n}`);
  assert.deepEqual((await opened(support.token)).data, [], 'the oldest are forgotten');
  const [{ count } = { count: 0 }] = await testApp.query<{ count: number }>(
    'SELECT count(*)::int FROM opened_thing WHERE staff_user_id = $1',
    [support.id],
  );
  assert.equal(count, 12);
});

test('[OFF-01] what a person opened by another way comes back, too, and not what could not be read', async () => {
  const support = await logInStaff(testApp, 'support');
  const [customer] = await testApp.query<{ id: number }>('SELECT id FROM customer WHERE email = $1', [buyer.email]);
  const read = (url: string) => testApp.call('GET', `/staff-api/${url}`, support);
  await read(`orders/${placed.orderId}`);
  await read(`customers/${customer?.id}`);
  await read(`events/${event.slug}`);
  await read(`orders/${placed.orderId}/timeline`);
  await read('customers/999999');
  assert.deepEqual(
    (await opened(support.token)).data.map(({ kind }) => kind),
    ['event', 'customer', 'order'],
  );
});

test('[OFF-01] a search is in the audit without what was typed', async () => {
  const { token, email } = await logInStaff(testApp, 'support' satisfies StaffRole);
  await find('quiñones', token);
  const { data } = await testApp.call<AuditRow[]>('GET', '/staff-api/audit?reads=true&limit=100', owner);
  const [row] = data.filter(({ actor }) => actor === `staff:${email}`);
  assert.deepEqual(
    [row?.subject, row?.detail],
    ['contacts:search', { operation: 'searchOffice', filter: { text: true, language: 'es_PE' } }],
  );
});
