import assert from 'node:assert/strict';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import writeXlsxFile from 'write-excel-file/node';
import { temporaryFolder } from '../testing/temporary-folder.ts';
import { anOrder, openTestApp } from '../testing/test-app.ts';

const folder = temporaryFolder();
const testApp = await openTestApp();

test('[FLT-14] a bank statement may be a spreadsheet with the account above its headings and sums beside them', async () => {
  const { token } = await testApp.newCustomer();
  const { data } = await testApp.place(token, anOrder(await testApp.addEvent()));
  const file = join(folder, 'movimientos.xlsx');
  const [order] = await testApp.query<{ number: string }>('SELECT number FROM orders WHERE id = $1', [data.orderId]);
  const rows = [
    [{ value: 'Cuenta corriente 191-2048761-0-42' }],
    [null],
    ['Fecha', 'Concepto', 'Importe', 'Moneda', 'Saldo'].map((value) => ({ value })),
    [
      { value: new Date('2026-11-24T00:00:00Z'), format: 'dd/mm/yyyy' },
      { value: `IV-${order?.number}` },
      { value: data.total },
      { value: 'PEN' },
      { type: 'Formula' as const, value: 'SUM(C4:C4)' },
    ],
  ];
  writeFileSync(file, await writeXlsxFile(rows).toBuffer());
  const imported = JSON.parse(await testApp.staff('transfers', 'import', file, '--json'));
  assert.deepEqual(imported.errors, []);
  assert.deepEqual(
    imported.rows.map(({ row, bookedOn, kind }: Record<string, unknown>) => ({ row, bookedOn, kind })),
    [{ row: 4, bookedOn: '2026-11-24', kind: 'exact' }],
  );
});
