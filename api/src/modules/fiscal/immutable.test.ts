import assert from 'node:assert/strict';
import { test } from 'node:test';
import { openFiscalApp } from './testing/fiscal-app.ts';

const { testApp, setUp, addFolios, sell, settled, documentsOf } = await openFiscalApp();
const { query } = testApp;

await setUp('PE');
const { orderId } = await sell('PE');
const [document] = await settled(orderId, 'accepted');
assert.ok(document);

const refused: [table: string, column: string, value: string][] = [
  ['fiscal_document', 'series', `'B002'`],
  ['fiscal_document', 'number', '99'],
  ['fiscal_document', 'number', 'NULL'],
  ['fiscal_document', 'issued_at', `now() - interval '1 day'`],
  ['fiscal_document', 'content', `'{}'`],
  ['fiscal_document', 'pdf', `'%PDF'`],
  ['fiscal_document', 'order_id', 'gen_random_uuid()'],
  ['fiscal_record', 'xml', `'<Invoice/>'`],
  ['fiscal_record', 'sha256', `repeat('0', 64)`],
  ['fiscal_record', 'stamp', 'NULL'],
  ['fiscal_file', 'content', `'<SummaryDocuments/>'`],
  ['fiscal_file', 'name', `'another'`],
];

for (const [table, column, value] of refused)
  test(`[FIS-02] ${table}.${column} never becomes ${value}`, () =>
    assert.rejects(
      query(`UPDATE ${table} SET ${column} = ${value}`),
      new RegExp(`${table}\\.${column} never changes`),
    ));

test('[FIS-02] amounts of a document never change, even where they agree', () =>
  assert.rejects(
    query('UPDATE fiscal_document SET total_minor = total_minor + 1, base_minor = base_minor + 1'),
    /_minor never changes/,
  ));

for (const table of ['fiscal_record', 'fiscal_file', 'fiscal_document'])
  test(`[FIS-02] ${table} keeps its rows`, () =>
    assert.rejects(query(`DELETE FROM ${table}`), new RegExp(`${table} rows are never deleted`)));

test('[FIS-02] a number is given once to a document that was issued without one', async () => {
  await setUp('CL');
  const sold = await sell('CL');
  const number = async () => (await documentsOf(sold.orderId))[0]?.number;
  assert.equal(await number(), null);
  await addFolios(39, 7, 20);
  assert.equal(await number(), 7);
  await assert.rejects(query('UPDATE fiscal_document SET number = 8 WHERE order_id = $1', [sold.orderId]), /number/);
  assert.equal(await number(), 7);
});
