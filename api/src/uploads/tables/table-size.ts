import { TableRejected } from './table-rejected.ts';

/** Far more than 2,000 guests, a season of events or a year of a bank account, and their columns. */
export const maxRow = 20_000;
export const maxColumn = 200;

/** A longer line has no headings. */
export const maxHeadingLine = 20_000;

/** Characters of a row; the longest that any table here needs has a fifth of them. Its end is not waited for. */
export const maxRowLength = 250_000;

/** @throws TableRejected (`rows`, `columns`) */
export function assertSize(rows: readonly { length: number }[]) {
  if (rows.length > maxRow) throw new TableRejected('rows');
  if (rows.some(({ length }) => length > maxColumn)) throw new TableRejected('columns');
}
