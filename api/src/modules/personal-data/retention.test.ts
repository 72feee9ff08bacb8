import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { test } from 'node:test';
import { anOrder, openTestApp } from '../../testing/test-app.ts';
import { retention } from './retention.ts';

const testApp = await openTestApp();
const { token } = await testApp.newCustomer();
const { data } = await testApp.place(token, anOrder(await testApp.addEvent(), { discountCode: 'GRATIS100' }));
const [ids] = await testApp.query<{ ticket: number; customer: number; departure: number }>(
  `SELECT t.id AS ticket, o.customer_id AS customer, o.departure_id AS departure
   FROM orders o JOIN order_ticket t ON t.order_id = o.id WHERE o.id = $1`,
  [data.orderId],
);
assert.ok(ids);
const { ticket, customer, departure } = ids;
const order = data.orderId;
const staff = `(SELECT id FROM staff_user LIMIT 1)`;
await testApp.query(
  `INSERT INTO staff_user (email, name, role, language, password_hash) VALUES ('r@example.org', 'R', 'driver', 'es_PE', '')`,
);

/** Statement that adds a row of this age to a table; `$1` is the age. */
const rows: Record<string, string> = {
  account_token: `INSERT INTO account_token (hash, customer_id, purpose, expires_at)
    VALUES (gen_random_uuid(), ${customer}, 'reset', now() - $1::interval)`,
  enquiry: `INSERT INTO enquiry (kind, country_code, content, created_at)
    VALUES ('contact', 'PE', '{"email":"a@example.org"}', now() - $1::interval)`,
  late_notice: `INSERT INTO late_notice (order_ticket_id, direction, notified_at)
    VALUES (${ticket}, 'out', now() - $1::interval)`,
  mailbox: `INSERT INTO mailbox (recipient, subject, html, text, attachments, sent_at)
    VALUES ('a@example.org', '', '', '', '[]', now() - $1::interval)`,
  order_mail: `INSERT INTO order_mail (order_id, kind, job_id, recipient, subject, sent_at)
    VALUES ('${order}', 'order-paid', gen_random_uuid(), 'a@example.org', '', now() - $1::interval)`,
  session: `INSERT INTO session (id, customer_id, browser, system, expires_at)
    VALUES (gen_random_uuid(), ${customer}, '', '', now() - $1::interval)`,
  staff_session: `INSERT INTO staff_session (id, staff_user_id, browser, system, expires_at)
    VALUES (gen_random_uuid(), ${staff}, '', '', now() - $1::interval)`,
  ticket_scan: `INSERT INTO ticket_scan (id, outcome, order_id, scanned_at, received_at)
    VALUES ('${randomUUID()}', 'admitted', '${order}', now(), now() - $1::interval)`,
  trip_mark: `INSERT INTO trip_mark (id, departure_id, direction, kind, marked_at, staff_user_id, recorded_at)
    VALUES (gen_random_uuid(), ${departure}, 'out', 'left', now(), ${staff}, now() - $1::interval)`,
  vehicle_check: `INSERT INTO vehicle_check (id, departure_id, direction, van, staff_user_id, odometer_km, passed, failed,
      checked_at, recorded_at)
    VALUES (gen_random_uuid(), ${departure}, 'out', 'ABC-123', ${staff}, 1, '{}', '{}', now(), now() - $1::interval)`,
};
const young: Record<string, string> = { account_token: '29 days', mailbox: '29 days', late_notice: '89 days' };
const old: Record<string, string> = { account_token: '31 days', mailbox: '31 days', late_notice: '91 days' };
const count = async (table: string) =>
  (await testApp.query<{ count: number }>(`SELECT count(*)::int AS count FROM ${table}`))[0]?.count ?? 0;
const daily = () => testApp.app.services.handlers['forget-scans']({}, '');

for (const [table, add] of Object.entries(rows))
  test(`[LEG-06] ${table} is kept for its time and no longer`, async () => {
    await daily();
    const before = await count(table);
    await testApp.query(add, [young[table] ?? (/session/.test(table) ? '29 days' : '11 months')]);
    await daily();
    assert.equal(await count(table), before + 1, 'kept');
    await testApp.query(`DELETE FROM ${table}`);
    await testApp.query(add, [old[table] ?? (/session/.test(table) ? '31 days' : '3 years')]);
    await daily();
    assert.equal(await count(table), 0, 'deleted');
  });

const departedAgo = (age: string) =>
  testApp.query('UPDATE departure SET starts_at = now() - $2::interval WHERE id = $1', [departure, age]);
const passengers = async () =>
  JSON.stringify(await testApp.query('SELECT passengers, addresses FROM order_ticket WHERE id = $1', [ticket]));

test('[LEG-06] notes to drivers go after thirty days, names and addresses of travellers after six years', async () => {
  await testApp.query(
    `INSERT INTO stop_note (order_ticket_id, address_index, address, note) VALUES (${ticket}, 0, 'Av. Grau 123', 'Timbre 2')`,
  );
  await testApp.query(`INSERT INTO order_note (order_id, author, body) VALUES ($1, 'staff:ana', 'Llamó')`, [order]);
  await testApp.query(
    `WITH p AS (INSERT INTO dispatch_plan (departure_id, direction, version, state, changed_by)
         VALUES (${departure}, 'out', 1, 'published', 'staff:ana') RETURNING id),
       t AS (INSERT INTO trip (plan_id, number, van, driver, starts_at, ends_at, driven_kilometres, driven_minutes, ridden_minutes)
         SELECT id, 1, '', '', now(), now(), 0, 0, 0 FROM p RETURNING id),
       s AS (INSERT INTO trip_stop (trip_id, position, planned_at, load) SELECT id, 0, now(), 1 FROM t RETURNING id)
     INSERT INTO trip_rider (trip_stop_id, order_ticket_id, address_index, address) SELECT id, ${ticket}, 0, 'Av. Grau 123' FROM s`,
  );
  const rider = () => testApp.query<{ address: string }>('SELECT address FROM trip_rider');
  await departedAgo('29 days');
  await daily();
  assert.equal(await count('stop_note'), 1);
  await departedAgo('5 years');
  await daily();
  assert.equal(await count('stop_note'), 0);
  assert.match(await passengers(), /Viajera 1.*Av\. Grau 123/);
  assert.equal(await count('order_note'), 1);
  assert.deepEqual(await rider(), [{ address: 'Av. Grau 123' }]);
  await departedAgo('7 years');
  await daily();
  assert.doesNotMatch(await passengers(), /Viajera|Grau|987654321/);
  assert.equal(await count('order_note'), 0);
  assert.deepEqual(await rider(), [{ address: '' }]);
});

test('[LEG-06] a draft of a private event is deleted after a year', async () => {
  const add = (age: string) =>
    testApp.query(
      `INSERT INTO event_request (customer_id, name, location, address, invitation, language, site_origin, stops,
         submitted, status, time_zone, idempotency_key, request_hash, created_at)
       VALUES ($1, 'Boda', '', '', '', 'es_PE', '', '[]', false, 'saved', 'America/Lima', gen_random_uuid(), '', now() - $2::interval)`,
      [customer, age],
    );
  await add('11 months');
  await add('13 months');
  await daily();
  assert.equal(await count('event_request'), 1);
});

/** Tables whose rows go with an event that is over. */
const ofEvents = ['limited_ticket', 'queue_ticket', 'sale_reminder'];

test('[LEG-06, SAL-07] what counts towards limits, who is reminded and who waits in a queue go when the event is over', async () => {
  await testApp.query(
    `INSERT INTO limited_ticket (event_id, kind, hash, order_id, number) SELECT event_id, 'network', 'a hash', id, 1 FROM orders WHERE id = $1`,
    [order],
  );
  await testApp.query(
    `INSERT INTO sale_reminder (event_id, customer_id) SELECT event_id, customer_id FROM orders WHERE id = $1`,
    [order],
  );
  await testApp.query(
    `WITH room AS (INSERT INTO waiting_room (event_id, max_admitted) SELECT event_id, 1 FROM orders WHERE id = $1 RETURNING id)
     INSERT INTO queue_ticket (waiting_room_id, customer_id, place) SELECT room.id, customer_id, 0 FROM room, orders WHERE orders.id = $1`,
    [order],
  );
  await daily();
  for (const table of ofEvents) assert.equal(await count(table), 1, table);
  await testApp.query(
    `UPDATE event SET starts_at = now() - interval '1 day', ends_at = now() FROM orders o WHERE o.event_id = event.id AND o.id = $1`,
    [order],
  );
  await daily();
  for (const table of ofEvents) assert.equal(await count(table), 0, table);
});

test('[LEG-06] every rule has a test', () => {
  const rules = Object.entries(retention).filter(([, rule]) => typeof rule !== 'string');
  const tested = [...Object.keys(rows), 'order_note', 'order_ticket', 'stop_note', 'trip_rider', ...ofEvents];
  assert.deepEqual(rules.map(([table]) => table).sort(), tested.sort());
});
