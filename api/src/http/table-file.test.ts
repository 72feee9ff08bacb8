import assert from 'node:assert/strict';
import { test } from 'node:test';
import readXlsxFile from 'read-excel-file/node';
import { type TableColumn, tableFile } from './table-file.ts';

interface Row {
  name: string;
  seats: number | null;
}
const columns: TableColumn<Row>[] = [
  { title: 'Nombre', value: ({ name }) => name },
  { title: 'Asientos', value: ({ seats }) => seats },
];
const rows: Row[] = [
  { name: '=HYPERLINK("http://example.org")', seats: 2 },
  { name: 'Ana, "la de siempre"', seats: null },
  { name: '@SUM(A1)', seats: -1 },
];

test('[BOF-14] a text file has no cell that a spreadsheet takes for a formula', async () => {
  const { content, contentType } = await tableFile('csv', columns, rows);
  assert.match(contentType, /^text\/csv/);
  assert.equal(
    content.toString(),
    '\uFEFFNombre,Asientos\n"\'=HYPERLINK(""http://example.org"")",2\n"Ana, ""la de siempre""",\n\'@SUM(A1),-1\n',
  );
});

test('[BOF-14] a spreadsheet has texts as texts and numbers as numbers', async () => {
  const { content } = await tableFile('xlsx', columns, rows);
  const [sheet] = await readXlsxFile(content);
  assert.deepEqual(sheet?.data, [
    ['Nombre', 'Asientos'],
    ['=HYPERLINK("http://example.org")', 2],
    ['Ana, "la de siempre"', null],
    ['@SUM(A1)', -1],
  ]);
});
