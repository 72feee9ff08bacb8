import { stringify } from 'csv-stringify/sync';
import { type ImportColumn, type ImportValues, importColumns } from './import-row.ts';

/** Spreadsheets take a text for a formula that begins like this; an apostrophe before it keeps it a text. */
const likeFormula = /^'*[=+\-@\t\r]/;

/** A cell as `csvOf` writes it. Numbers are no formulas, and stay. */
const written = (cell: string | number | undefined) =>
  typeof cell === 'string' && likeFormula.test(cell) ? `'${cell}` : (cell ?? '');

/** A cell as it was before it was written. */
export const unquoted = (cell: string) => (cell.startsWith("'") && likeFormula.test(cell) ? cell.slice(1) : cell);

/** Comma-separated lines below their headings, which the import reads. @param columns those of the file */
export const csvOf = (rows: Partial<ImportValues>[], columns: readonly ImportColumn[] = importColumns) =>
  stringify([columns, ...rows.map((row) => columns.map((column) => written(row[column])))]).trimEnd();
