import { stringify } from 'csv-stringify/sync';
import { type ImportColumn, type ImportValues, importColumns } from './import-row.ts';

/** Spreadsheets treat text that begins like this as a formula; a leading apostrophe prevents it. */
const likeFormula = /^'*[=+\-@\t\r]/;

/** Escapes a cell for `csvOf`. Numbers are safe. */
const escapeCell = (cell: string | number | undefined) =>
  typeof cell === 'string' && likeFormula.test(cell) ? `'${cell}` : (cell ?? '');

/** Reverts the escaping of a cell. */
export const unescapeCell = (cell: string) => (cell.startsWith("'") && likeFormula.test(cell) ? cell.slice(1) : cell);

/** Writes CSV with a header, as the import reads it. @param columns of the file */
export const toCsv = (rows: Partial<ImportValues>[], columns: readonly ImportColumn[] = importColumns) =>
  stringify([columns, ...rows.map((row) => columns.map((column) => escapeCell(row[column])))]).trimEnd();
