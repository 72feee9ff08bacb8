import assert from 'node:assert/strict';
import { test } from 'node:test';
import { printedColumns } from './printed-columns.ts';

test('[OFF-05] a printed report has numbers of the reader’s language, in columns as wide as what they contain', () => {
  const rows = [{ event: 'Gala', net: 15_342.5 }];
  const columns = [
    { title: 'Evento', width: 30, value: ({ event }: { event: string }) => event },
    { title: 'Base imponible', value: ({ net }: { net: number }) => net },
  ];
  const { columns: printed, paper } = printedColumns(columns, rows, 'es_PE');
  assert.deepEqual(
    printed.map(({ width, value }) => [width, value(rows[0] as never)]),
    [
      [9, 'Gala'],
      [12, '15,342.5'],
    ],
  );
  assert.equal(paper, 'A4');
  assert.equal(
    printedColumns(
      Array.from({ length: 11 }, () => columns[0] as never),
      rows,
      'es_PE',
    ).paper,
    'A3',
  );
});
