import assert from 'node:assert/strict';
import { afterEach, test } from 'node:test';
import { query } from '../../../database/database.ts';
import { openFiscalApp } from '../testing/fiscal-app.ts';

const { testApp, setUp, sell, settled } = await openFiscalApp();
await setUp('ES');
await setUp('PE');
for (const country of ['ES', 'ES', 'ES', 'PE'] as const) await settled((await sell(country)).orderId, 'accepted');

/** Changes the database as somebody could who has its password. */
const tamper = (text: string) =>
  testApp.db.transaction().execute(async (tx) => {
    await query(tx, 'SET LOCAL session_replication_role = replica', []);
    await query(tx, text, []);
  });

await testApp.query('CREATE TABLE untouched AS SELECT * FROM fiscal_record', []);
afterEach(() =>
  tamper(
    `WITH gone AS (DELETE FROM fiscal_record RETURNING id)
     INSERT INTO fiscal_record OVERRIDING SYSTEM VALUE SELECT u.* FROM untouched u WHERE (SELECT count(*) FROM gone) >= 0`,
  ),
);

const check = () => testApp.staff('tax-documents', 'check-chain');

test('[FIS-04] stored records are found good', async () => {
  assert.equal(await check(), 'Unbroken: 4 records are good.');
});

const broken: [what: string, how: string, message: RegExp][] = [
  [
    'a byte that was changed',
    `UPDATE fiscal_record SET xml = set_byte(xml, 400, 65) WHERE position = 2`,
    /^Broken: record 2 of B12345674: .*\(altered\)\. Before it 1 record is good\.$/,
  ],
  [
    'a byte that was changed, with another hash',
    `UPDATE fiscal_record SET xml = x, sha256 = encode(sha256(x), 'hex')
     FROM (SELECT id, convert_to(replace(convert_from(xml, 'UTF8'), 'RefExterna>2', 'RefExterna>9'), 'UTF8') AS x
       FROM fiscal_record WHERE position = 2) AS forged WHERE fiscal_record.id = forged.id`,
    /record 2 of B12345674: .*\(gap\)/,
  ],
  ['a record that is gone', `DELETE FROM fiscal_record WHERE position = 2`, /record 3 of B12345674: .*\(gap\)/],
  ['the last one that is gone', `DELETE FROM fiscal_record WHERE position = 3`, /record 2 of B12345674: .*\(end\)/],
  ['all that are gone', `DELETE FROM fiscal_record WHERE position > 0`, /record 0 of B12345674: .*\(end\)/],
  [
    'a record outside chains that was changed',
    `UPDATE fiscal_record SET xml = set_byte(xml, 400, 65) WHERE position IS NULL`,
    /^Record \d+ \(no chain\): its bytes .* 3 records are good\.$/,
  ],
];

for (const [what, how, message] of broken)
  test(`[FIS-04] ${what} is found`, async () => {
    await tamper(how);
    await assert.rejects(check, { message });
  });
