import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { FieldError } from '@idavuelta/shared/contracts';
import type { EventImportResult, ImportedStatement } from '@idavuelta/shared/contracts/staff';
import fc from 'fast-check';
import { InvalidImport } from '../../modules/event-management/import/import-mistakes.ts';
import { readRows } from '../../modules/event-management/import/read-rows.ts';
import { readStatement } from '../../modules/payments/statements/read-statement.ts';
import { StatementRejected } from '../../modules/payments/statements/statement-records.ts';
import { checkProperty } from '../../testing/check-property.ts';
import { logInStaff } from '../../testing/staff-members.ts';
import { openTestApp } from '../../testing/test-app.ts';
import { TableRejected } from './table-rejected.ts';

const testApp = await openTestApp();
const { token } = await logInStaff(testApp, 'owner');

/** Builds a table with this many cells; its first row suits both kinds of files. */
function table(rows: number, columns: number) {
  const headings = ['Fecha', 'Monto', 'Moneda', 'Referencia', 'slug'];
  const cells = (first: string[]) =>
    [...first, ...Array.from({ length: Math.max(0, columns - first.length) }, () => 'Referencia')].join(';');
  const line = cells(['1/11/2026', '10', 'PEN', 'nada', 'x']);
  return Buffer.from([cells(headings), ...Array.from({ length: rows }, () => line)].join('\n'));
}

const files: [name: string, file: Buffer, statement: string, events: string][] = [
  ['10,000 columns', table(5, 10_000), 'headings', 'too_many_columns'],
  ['300,000 columns', table(0, 300_000), 'headings', 'unreadable'],
  ['500 columns', table(5, 500), 'columns', 'too_many_columns'],
  ['187,500 rows', table(187_500, 4), 'rows', 'too_many_rows'],
  [
    '100,000 rows of JSON',
    Buffer.from(JSON.stringify(Array(100_000).fill({ slug: 'x' }))),
    'headings',
    'too_many_rows',
  ],
  ['brackets that nothing closes', Buffer.from(`${'('.repeat(3_000_000)}\n`), 'headings', 'unreadable'],
  ['quotes that nothing closes', Buffer.from(`Fecha;Monto;Glosa\n${'"a;'.repeat(900_000)}`), 'cells', 'unreadable'],
];

const send = <T>(path: string, field: string, file: Buffer) =>
  testApp.upload<T>(`/staff-api/${path}?dry-run=true`, { token, field, file, name: 'tabla.csv' });

for (const [name, file, statement, events] of files)
  test(`[FLT-34] a file with ${name} is refused with its reason, and nobody waits for it`, async () => {
    const ended: string[] = [];
    const asStatement = send<ImportedStatement>('bank-statements', 'statement', file).finally(() => ended.push('file'));
    // Requested while the worker reads the file.
    for (let call = 0; call < 3; call++) await testApp.call('GET', '/recommended-events');
    ended.push('others');
    const { errors } = (await asStatement).body as { errors?: FieldError[] };
    assert.deepEqual(
      errors?.map(({ reason }) => reason),
      [statement],
    );
    // A small file may be rejected before the other requests finish.
    if (file.length > 500_000) assert.deepEqual(ended, ['others', 'file']);
    const { data } = await send<EventImportResult>('event-import', 'events', file);
    assert.deepEqual([...new Set(data.mistakes.map(({ code }) => code))], [events]);
  });

test('[FLT-34] whatever shape a table has, it is read or refused by name', async () => {
  const cell = fc.oneof(
    fc.constantFrom('', 'Fecha', 'Monto', 'Glosa', 'slug', '"', ';', '\t', '(', '1,5'),
    fc.string(),
  );
  const lines = fc.array(fc.array(cell, { maxLength: 300 }), { maxLength: 60 });
  checkProperty(
    fc.property(lines, fc.constantFrom(';', ',', '\t'), (rows, sign) => {
      const text = rows.map((cells) => cells.join(sign)).join('\n');
      for (const read of [() => readStatement(Buffer.from(text), 'PEN'), () => readRows(text, 'csv')])
        try {
          read();
        } catch (error) {
          const isNamed = [TableRejected, StatementRejected, InvalidImport].some((kind) => error instanceof kind);
          assert.ok(isNamed, String(error));
        }
    }),
  );
});
