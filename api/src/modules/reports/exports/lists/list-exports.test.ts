import assert from 'node:assert/strict';
import { test } from 'node:test';
import { exportedLists, type ListExport } from '@idavuelta/shared/contracts/staff';
import { parse } from 'csv-parse/sync';
import { readSheet } from 'read-excel-file/node';
import { credentials } from '../../../../testing/credentials.ts';
import { logInStaff } from '../../../../testing/staff-members.ts';
import { anOrder, codeOf, eventually, openTestApp } from '../../../../testing/test-app.ts';

const testApp = await openTestApp();
const support = await logInStaff(testApp, 'support');
const owner = await logInStaff(testApp, 'owner');
const viewer = await logInStaff(testApp, 'viewer');

const columns = ['order', 'buyer', 'event', 'tickets', 'total', 'placedAt'];
const make = (wanted: object, { token } = support) =>
  testApp.call<ListExport>('POST', '/staff-api/list-exports', {
    token,
    body: { list: 'orders', format: 'csv', query: {}, columns, language: 'en_US', ...wanted },
  });
const fileOf = (id: number, { token } = support) =>
  testApp.app.inject({ url: `/staff-api/list-exports/${id}/file`, headers: credentials(token) });
const own = async ({ token } = support) =>
  (await testApp.call<ListExport[]>('GET', '/staff-api/list-exports', { token })).data;
async function rowsOf(id: number, who = support) {
  const { statusCode, body } = await fileOf(id, who);
  assert.equal(statusCode, 200);
  return parse<Record<string, string>>(body, { columns: true, bom: true });
}

const event = await testApp.addEventWith({ stock: 20, price: 20 });
const customer = await testApp.newCustomer();
const { data: placed } = await testApp.place(customer.token, anOrder(event, { tickets: 2 }));
const [{ number } = { number: '' }] = await testApp.query<{ number: string }>(
  'SELECT number FROM orders WHERE id = $1',
  [placed.orderId],
);

test('[OFF-03] a short list is a file at once, with the rows and columns that the list shows', async () => {
  const { data: file } = await make({ query: { text: number }, columns: ['order', 'total', 'tickets'] });
  assert.deepEqual([file.state, file.total, file.rows], ['done', 1, 1]);
  const [row, ...more] = await rowsOf(file.id);
  assert.equal(more.length, 0);
  assert.deepEqual(Object.keys(row ?? {}), ['Order', 'Status', 'Total', 'Currency', 'Tickets']);
  assert.deepEqual([row?.Order, row?.Tickets, row?.Currency], [number, '2', 'PEN']);
  const { data: none } = await make({ query: { text: number, state: 'refunded' } });
  assert.equal(none.rows, 0);
});

test('[OFF-03] an Excel file has the same, and no text in it is a formula', async () => {
  await testApp.query(
    `UPDATE customer SET first_name = '=1+1' WHERE id = (SELECT customer_id FROM orders WHERE id = $1)`,
    [placed.orderId],
  );
  const wanted = { query: { text: number }, columns: ['order', 'buyer', 'tickets'] };
  const { data: excel } = await make({ ...wanted, format: 'xlsx' });
  const [headings = [], row = []] = await readSheet((await fileOf(excel.id)).rawPayload);
  const cell = (heading: string) => row[headings.indexOf(heading)];
  assert.deepEqual([cell('Order'), cell('Tickets')], [number, 2]);
  assert.match(String(cell('Buyer')), /^=1\+1 /);
  const { data: csv } = await make(wanted);
  assert.match((await rowsOf(csv.id))[0]?.Buyer ?? '', /^'=1\+1 /);
});

test('[OFF-03] a long list is written by a job, part by part, and no row is missing or twice', async () => {
  await testApp.query(
    `INSERT INTO orders SELECT (jsonb_populate_record(o, jsonb_build_object('id', gen_random_uuid(), 'idempotency_key', NULL,
       'created_at', o.created_at - n % 9 * interval '1 microsecond', 'number', new_order_number()))).*
     FROM orders o, generate_series(1, 2500) n WHERE o.id = $1`,
    [placed.orderId],
  );
  const { data: asked } = await make({ query: { state: 'awaiting_transfer_payment' } });
  assert.equal(asked.state, 'open');
  const done = await eventually(async () => (await own()).find(({ id, state }) => id === asked.id && state === 'done'));
  const rows = await rowsOf(asked.id);
  assert.deepEqual([done.rows, rows.length], [done.total, done.total]);
  assert.ok(rows.length > 2500);
  assert.equal(new Set(rows.map(({ Order }) => Order)).size, rows.length);
});

test('[OFF-03] every list that can be saved is, by its own permission', async () => {
  const needed = { departures: ['event'], 'tax-documents': ['number'], transfers: ['reference', 'amount'] };
  for (const list of exportedLists) {
    const wanted = (needed as Record<string, string[]>)[list] ?? ['order', 'name', 'code'];
    const { status, data } = await make({ list, columns: wanted }, owner);
    assert.equal(status, 200, list);
    assert.ok(data.state === 'open' || Array.isArray(await rowsOf(data.id, owner)), list);
  }
  assert.equal((await make({ list: 'transfers', columns: ['reference'] })).status, 403);
  assert.equal((await make({ list: 'orders' }, await logInStaff(testApp, 'driver'))).status, 403);
});

test('[OFF-03] who may not read contacts gets none in a file either, and cannot guess them by a search', async () => {
  const query = { text: number };
  const { data: file } = await make({ query }, viewer);
  const [row] = await rowsOf(file.id, viewer);
  assert.deepEqual([row?.Order, row?.Email], [number, '']);
  assert.equal((await make({ query: { text: customer.email } }, viewer)).data.total, 0);
  const { data: customers } = await make({ list: 'customers', query: {}, columns: ['name', 'phone'] }, viewer);
  assert.ok((await rowsOf(customers.id, viewer)).every(({ Email, Phone }) => Email === '' && Phone === ''));
});

test('[OFF-03] a file is its maker’s alone, is recorded without what was typed, and is gone after a day', async () => {
  const { data: file } = await make({ query: { text: number, state: 'awaiting_transfer_payment' } });
  assert.equal((await fileOf(file.id, owner)).statusCode, 404);
  const reports = await testApp.call<object[]>('GET', '/staff-api/report-exports', { token: owner.token });
  assert.deepEqual(reports.data, []);
  const [audit] = await testApp.query<{ detail: Record<string, unknown> }>(
    "SELECT detail FROM audit WHERE action = 'make-list-export' AND actor = $1 ORDER BY id DESC LIMIT 1",
    [`staff:${support.email}`],
  );
  assert.deepEqual(audit?.detail, { state: 'awaiting_transfer_payment', format: 'csv', contacts: true, rows: 1 });
  await testApp.query("UPDATE report_export SET asked_at = asked_at - interval '25 hours' WHERE id = $1", [file.id]);
  assert.equal((await fileOf(file.id)).statusCode, 404);
});

test('[OFF-03] a filter that the list does not have, and an Excel file that is too long, are refused', async () => {
  assert.equal(codeOf(await make({ query: { state: 'no-such-state' } })), 'VALIDATION_FAILED');
  assert.equal((await make({ list: 'secrets' })).status, 400);
});
