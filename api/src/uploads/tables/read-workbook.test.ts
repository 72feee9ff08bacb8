import assert from 'node:assert/strict';
import { test } from 'node:test';
import { row, sheetData, written } from '../../testing/written-workbook.ts';
import { readWorkbook } from './read-workbook.ts';

const days = 53;
const quarters = Array.from({ length: days * 96 }, (_, quarter) => quarter);
const quarterText = (quarter: number) => {
  const moment = new Date(Date.UTC(2027, 0, 1) + quarter * 15 * 60_000).toISOString();
  return moment.endsWith('T00:00:00.000Z') ? moment.slice(0, 10) : moment.slice(0, 16);
};
/** Days from 1 January 1900 and 1904 to 1 January 2027, as spreadsheets count them. */
const counts = { 1900: 46_388, 1904: 44_926 };

for (const [program, digits] of [
  ['all digits of a double', String],
  ['fifteen digits', (serial: number) => serial.toPrecision(15)],
  ['ten decimals', (serial: number) => serial.toFixed(10)],
] as const)
  test(`[FLT-33] each quarter of an hour is read to the minute, written with ${program}`, async () => {
    for (const [first, flag] of [
      [counts[1900], '<workbookPr/>'],
      [counts[1904], '<workbookPr date1904="1"/>'],
      [counts[1904], '<workbookPr date1904="true"/>'],
    ] as const) {
      const rows = quarters.map(
        (quarter) =>
          `<row r="${quarter + 1}"><c r="A${quarter + 1}" s="1"><v>${digits(first + quarter / 96)}</v></c></row>`,
      );
      const { sheets } = await readWorkbook(written([{ name: 'Horas', xml: sheetData(...rows) }], flag));
      assert.deepEqual(
        sheets[0]?.rows.map(({ cells }) => cells[0]),
        quarters.map(quarterText),
        flag,
      );
    }
  });

test('[FLT-33] an hour without a day is an hour, by either count of days', async () => {
  for (const flag of ['<workbookPr/>', '<workbookPr date1904="1"/>']) {
    const xml = sheetData('<row r="1"><c r="A1" s="1"><v>0.854166666666667</v></c></row>');
    assert.equal((await readWorkbook(written([{ name: 'A', xml }], flag))).sheets[0]?.rows[0]?.cells[0], '20:30');
  }
});

test('[FLT-33] sheets, rows and columns that a spreadsheet hides are not read, and are named', async () => {
  const xml =
    '<cols><col min="2" max="3" hidden="1"/><col min="5" max="5" width="0" customWidth="1"/></cols>' +
    sheetData(
      row(1, ['Nombre', 'Nota', 'Otra', 'Correo', 'Interno']),
      row(2, ['Ana', 'vip', '', 'ana@example.org', 'x']),
      row(3, ['Vieja', '', '', 'vieja@example.org'], 'hidden="1"'),
      row(4, ['Filtrada', '', '', 'f@example.org'], 'hidden="true"'),
      row(5, ['Plana', '', '', 'p@example.org'], 'ht="0" customHeight="1"'),
      '<row r="6" hidden="1"/>',
      row(7, ['Luz', '', '', 'luz@example.org']),
    );
  const { sheets, hiddenSheets } = await readWorkbook(
    written([
      { name: 'Borrador', attributes: 'state="hidden"', xml: sheetData(row(1, ['Nombre'])) },
      { name: 'Muy oculta', attributes: 'state="veryHidden"', xml: sheetData(row(1, ['Nombre'])) },
      { name: 'Vacía', attributes: 'state="hidden"', xml: sheetData() },
      { name: 'Lista', attributes: 'state="visible"', xml },
    ]),
  );
  assert.deepEqual(hiddenSheets, ['Borrador', 'Muy oculta']);
  assert.deepEqual(
    sheets.map(({ name, rows, ...hidden }) => ({ name, ...hidden, rows: rows.map(({ cells }) => cells.join('|')) })),
    [
      {
        name: 'Lista',
        hiddenRows: 3,
        hiddenColumns: ['B', 'C', 'E'],
        rows: ['Nombre|||Correo', 'Ana|||ana@example.org', 'Luz|||luz@example.org'],
      },
    ],
  );
});
