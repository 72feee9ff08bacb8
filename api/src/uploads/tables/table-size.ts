import { TableRejected } from './table-rejected.ts';

/** Far more than 2,000 guests, a season of events or a year of bank transactions need. */
export const maxRow = 20_000;
export const maxColumn = 200;

/** No table has headings longer than this. */
export const maxHeadingLine = 20_000;

/** Maximum characters per row; the longest row needed here has a fifth of that. A longer row is not read to its end. */
export const maxRowLength = 250_000;

/** @throws TableRejected (`rows`, `columns`) */
export function assertSize(rows: readonly { length: number }[]) {
  if (rows.length > maxRow) throw new TableRejected('rows');
  if (rows.some(({ length }) => length > maxColumn)) throw new TableRejected('columns');
}
