import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { ReportExport, ReportRow } from '@idavuelta/shared/contracts/staff';
import { parse } from 'csv-parse/sync';
import { credentials } from '../../../testing/credentials.ts';
import { logInStaff } from '../../../testing/staff-members.ts';
import { anOrder, codeOf, eventually, type Ids, openTestApp } from '../../../testing/test-app.ts';

const testApp = await openTestApp();
const finance = await logInStaff(testApp, 'finance');

/** Includes today in any time zone. */
const [from, until] = [-1, 1].map((days) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10));

/** Creates enough paid orders for several parts of a file: copies of one, with different amounts. */
async function manyPaid(event: Ids, count: number) {
  const { token } = await testApp.newCustomer();
  const { data } = await testApp.place(token, anOrder(event, { tickets: 2, discountCode: 'VUELTA10' }));
  await testApp.staff('transfers', 'validate', data.orderId);
  await testApp.query(
    `WITH copy AS (
         INSERT INTO orders SELECT (jsonb_populate_record(o, jsonb_build_object('id', gen_random_uuid(), 'idempotency_key', NULL,
           'paid_at', o.paid_at + n % 7 * interval '1 microsecond', 'number', new_order_number()))).*
         FROM orders o, generate_series(1, $2::int) n WHERE o.id = $1 RETURNING id),
       numbered AS (SELECT id, row_number() OVER () AS n FROM copy),
       ticket AS (
         INSERT INTO order_ticket (order_id, number, product_variant_id, price_minor, discount_price_minor, capacity,
             translations, place_address, addresses, passengers)
           SELECT c.id, t.number, t.product_variant_id, t.price_minor + c.n, t.discount_price_minor, t.capacity,
             t.translations, t.place_address, t.addresses, t.passengers
           FROM numbered c, order_ticket t WHERE t.order_id = $1),
       paid AS (
         INSERT INTO payment (order_id, provider, reference, state, amount_minor, currency, settled_at, rate, rate_date)
           SELECT id, 'transferencia', id::text, CASE WHEN n % 50 = 0 THEN 'unapplied' ELSE 'paid' END, 1000 + n,
             CASE WHEN n % 3 = 0 THEN 'CLP' ELSE 'PEN' END, now(),
             CASE WHEN n % 3 = 0 THEN 250 END, CASE WHEN n % 3 = 0 THEN now() END FROM numbered
           UNION ALL
           SELECT id, 'webpay', 'late-' || id, 'unapplied', 777, 'EUR', now(), 0.25, now() FROM numbered WHERE n % 100 = 0
           RETURNING id, amount_minor)
     INSERT INTO refund (payment_id, amount_minor, reason, state, requested_by, settled_at)
       SELECT id, amount_minor / 3, 'asked_for', 'done', 'staff:x', now() FROM paid WHERE amount_minor % 5 = 0`,
    [data.orderId, count],
  );
  return data.orderId;
}

const ask = async (search: object, token = finance.token) =>
  testApp.call<ReportExport>('POST', '/staff-api/report-exports', { token, body: { from, until, ...search } });
const own = async (token = finance.token) =>
  (await testApp.call<ReportExport[]>('GET', '/staff-api/report-exports', { token })).data;
const fileOf = (id: number, token = finance.token) =>
  testApp.app.inject({
    url: `/staff-api/report-exports/${id}/file`,
    headers: credentials(token),
  });
const done = (id: number) =>
  eventually(async () => (await own()).find((each) => each.id === id && each.state === 'done'));

/** Returns the rows of the file by English heading. */
async function rowsOf(id: number) {
  const { statusCode, body } = await fileOf(id);
  assert.equal(statusCode, 200);
  return parse<Record<string, string>>(body, { columns: true, bom: true });
}

test('[MON-03, BOF-14] a long export is written in parts, adds up to the report, and has no row twice after a kill', async () => {
  const event = await testApp.addEventWith({ stock: 20, price: 33.35 });
  await manyPaid(event, 4500);
  // payments in another currency than the order has, each on a row of its own: late ones, and such as bought nothing
  const late = 45 + 30;
  // the connection of whoever writes the second part dies in the middle of it, once, as with a killed process
  await testApp.query('CREATE SEQUENCE killed');
  await testApp.query(`CREATE FUNCTION kill_once() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
       IF NEW.number = 2 AND nextval('killed') = 1 THEN PERFORM pg_terminate_backend(pg_backend_pid()); END IF;
       RETURN NEW;
     END $$`);
  await testApp.query(
    'CREATE TRIGGER kill_once BEFORE INSERT ON report_export_part FOR EACH ROW EXECUTE FUNCTION kill_once()',
  );
  const { data: asked } = await ask({ event: event.eventId, language: 'en_US' });
  assert.deepEqual([asked.state, asked.orders, asked.written], ['open', 4501, 0]);
  const made = await done(asked.id);
  const [{ attempts } = { attempts: 0 }] = await testApp.query<{ attempts: number }>(
    'SELECT last_value::int AS attempts FROM killed',
  );
  assert.equal(attempts, 2, 'the second part was begun twice');
  assert.deepEqual([made.written, made.rows], [4501, 9002 + late]);

  const rows = await rowsOf(asked.id);
  assert.equal(rows.length, 9002 + late);
  assert.equal(new Set(rows.map((row) => `${row.Order} ${row.Ticket} ${row.Currency}`)).size, 9002 + late);
  const { data: report } = await testApp.call<ReportRow[]>(
    'GET',
    `/staff-api/report?from=${from}&until=${until}&by=event&event=${event.eventId}`,
    { token: finance.token },
  );
  const minor = (text = '', currency = 'PEN') => Math.round(Number(text || 0) * (currency === 'CLP' ? 1 : 100));
  const added = (heading: string, currency: string) =>
    rows.filter((row) => row.Currency === currency).reduce((sum, row) => sum + minor(row[heading], currency), 0);
  assert.deepEqual(report.map(({ currency }) => currency).toSorted(), ['CLP', 'EUR', 'PEN']);
  for (const { currency, charged, refunded, net, listed, discount } of report)
    assert.deepEqual(
      ['Charged', 'Refunded', 'Net', 'Price', 'Discount'].map((heading) => added(heading, currency)),
      [charged, refunded, net, listed, discount],
      currency,
    );
  for (const row of rows.filter(({ Currency }) => Currency))
    assert.equal(minor(row['Tax base']) + minor(row.Tax), minor(row.Net));
});

test('[BOF-14] a job that runs twice at once writes the file once', async () => {
  const event = await testApp.addEventWith({ stock: 20, price: 50 });
  await manyPaid(event, 2100);
  const { data: asked } = await ask({ event: event.eventId });
  const again = () => testApp.app.services.handlers['make-report-export']({ exportId: asked.id }, '');
  await Promise.all([again(), again()]);
  await again();
  assert.deepEqual([(await done(asked.id)).rows, (await rowsOf(asked.id)).length], [4202 + 21 + 14, 4202 + 21 + 14]);
});

test('[BOF-14] no cell of the file begins a formula, and each row says what was bought', async () => {
  const event = await testApp.addEventWith({ stock: 5, price: 20 });
  const orderId = await manyPaid(event, 0);
  await testApp.query(
    `UPDATE event SET translations = jsonb_set(translations, '{en_US}', '{"name": "=1+1", "description": ""}') WHERE id = $1`,
    [event.eventId],
  );
  await testApp.query(
    "INSERT INTO ticket_check (order_ticket_id, leg) SELECT id, 'outbound' FROM order_ticket WHERE order_id = $1 AND number = 2",
    [orderId],
  );
  const { data: asked } = await ask({ event: event.eventId, country: 'PE', language: 'en_US' });
  await done(asked.id);
  const [first, second, ...more] = await rowsOf(asked.id);
  assert.equal(more.length, 0);
  assert.deepEqual([first?.Event, first?.Coupon, first?.Country], ["'=1+1", 'VUELTA10', 'PE']);
  assert.deepEqual([first?.Boarded, second?.Boarded], ['No', 'Yes']);
  assert.deepEqual([first?.Charged, first?.Currency, second?.Charged, second?.Currency], ['36', 'PEN', '', 'PEN']);
  const { data: elsewhere } = await ask({ event: event.eventId, country: 'ES' });
  assert.equal((await done(elsewhere.id)).rows, 0);
});

test('[BOF-14] an export is its maker’s alone, is recorded, and is gone after a day', async () => {
  const { data: asked } = await ask({ country: 'CL' });
  const viewer = await logInStaff(testApp, 'viewer');
  await done(asked.id);
  assert.deepEqual(await own(viewer.token), []);
  assert.equal((await fileOf(asked.id, viewer.token)).statusCode, 404);
  assert.equal((await ask({}, (await logInStaff(testApp, 'support')).token)).status, 403);
  assert.equal((await ask({ until: '2020-01-01' })).status, 400);
  const [audit] = await testApp.query<{ actor: string; detail: object }>(
    "SELECT actor, detail FROM audit WHERE action = 'make-report-export' AND subject = $1",
    [`report-export:${asked.id}`],
  );
  assert.deepEqual(
    [audit?.actor, audit?.detail],
    [`staff:${finance.email}`, { from, until, country: 'CL', orders: 0 }],
  );
  assert.ok((await own())[0]?.id === asked.id, 'the newest first');

  await testApp.query("UPDATE report_export SET asked_at = asked_at - interval '25 hours' WHERE id = $1", [asked.id]);
  assert.equal((await fileOf(asked.id)).statusCode, 404);
  await testApp.app.services.handlers['forget-scans']({}, '');
  assert.deepEqual(await testApp.query('SELECT FROM report_export_part WHERE export_id = $1', [asked.id]), []);
});

test('[BOF-14] a file that is not written yet is not half a file', async () => {
  const { data: asked } = await ask({ country: 'CL' });
  await done(asked.id);
  await testApp.query('UPDATE report_export SET done_at = NULL WHERE id = $1', [asked.id]);
  const { statusCode, body } = await fileOf(asked.id);
  assert.deepEqual([statusCode, codeOf({ body: JSON.parse(body) })], [409, 'STATE_CONFLICT']);
});
