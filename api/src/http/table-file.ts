import { stringify } from 'csv-stringify/sync';
import writeXlsxFile from 'write-excel-file/node';

export interface TableColumn<Row> {
  title: string;
  value: (row: Row) => string | number | null;
  /** Column width in characters, for spreadsheets. */
  width?: number;
}

export const tableFormats = ['csv', 'xlsx'] as const;
export type TableFormat = (typeof tableFormats)[number];

const contentTypes: Record<TableFormat, string> = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
};

/**
 * Renders a table, or a part of it, as CSV; only the first part has headings. Text that spreadsheets would take for a
 * formula gets a leading apostrophe.
 */
export function csvPart<Row>(columns: TableColumn<Row>[], rows: Row[], { first }: { first: boolean }) {
  const lines = rows.map((row) => columns.map(({ value }) => value(row)));
  const headings = first ? [columns.map(({ title }) => title)] : [];
  return Buffer.from(stringify([...headings, ...lines], { escape_formulas: true, bom: first }));
}

/** Text cells stay text, whatever they begin with. */
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

/** Writes a spreadsheet with headings and rows. No cell is a formula. */
export async function tableFile<Row>(format: TableFormat, columns: TableColumn<Row>[], rows: Row[]) {
  const content = format === 'csv' ? csvPart(columns, rows, { first: true }) : await xlsx(columns, rows);
  return { content, contentType: contentTypes[format] };
}
