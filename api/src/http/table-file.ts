import { stringify } from 'csv-stringify/sync';
import writeXlsxFile from 'write-excel-file/node';

export interface TableColumn<Row> {
  title: string;
  value: (row: Row) => string | number | null;
  /** In letters, for spreadsheets. */
  width?: number;
}

export const tableFormats = ['csv', 'xlsx'] as const;
export type TableFormat = (typeof tableFormats)[number];

const contentTypes: Record<TableFormat, string> = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
};

/** Spreadsheets take a cell of a text file that begins like this for a formula. */
function csv<Row>(columns: TableColumn<Row>[], rows: Row[]) {
  const lines = rows.map((row) => columns.map(({ value }) => value(row)));
  const text = stringify([columns.map(({ title }) => title), ...lines], { escape_formulas: true, bom: true });
  return Buffer.from(text);
}

/** Texts stay texts there, whatever they begin with. */
const xlsx = <Row>(columns: TableColumn<Row>[], rows: Row[]) =>
  writeXlsxFile(
    [
      columns.map(({ title }) => ({ value: title, fontWeight: 'bold' as const })),
      ...rows.map((row) =>
        columns.map((column) => {
          const value = column.value(row);
          if (value === null || value === '') return null;
          return typeof value === 'number' ? { value } : { value, type: String };
        }),
      ),
    ],
    { columns: columns.map(({ title, width = Math.max(12, title.length + 2) }) => ({ width })), stickyRowsCount: 1 },
  ).toBuffer();

/** Writes a table for a spreadsheet: the headings, and the rows below them. No cell is a formula. */
export async function tableFile<Row>(format: TableFormat, columns: TableColumn<Row>[], rows: Row[]) {
  const content = format === 'csv' ? csv(columns, rows) : await xlsx(columns, rows);
  return { content, contentType: contentTypes[format] };
}
