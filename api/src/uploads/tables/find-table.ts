import type { Sheet, SheetRow } from './sheets.ts';

/** Maximum number of rows with titles, dates and addresses above the headings. */
export const maxRowsAbove = 30;

/** Indexes of cells by column, from 0. */
export type ColumnsAt<Column extends string> = Partial<Record<Column, number[]>>;

export interface FoundTable<Column extends string> {
  sheet: string;
  headings: SheetRow;
  columns: ColumnsAt<Column>;
  /** Rows below the headings. */
  rows: SheetRow[];
}

export interface TableColumns<Column extends string> {
  columnOf: (heading: string) => Column | undefined;
  /** Tells whether these columns form the expected table. */
  isComplete: (columns: ColumnsAt<Column>) => boolean;
}

export function columnsAt<Column extends string>(
  headings: string[],
  columnOf: TableColumns<Column>['columnOf'],
): ColumnsAt<Column> {
  const columns: ColumnsAt<Column> = {};
  for (const [index, heading] of headings.entries()) {
    const column = columnOf(heading);
    if (!column) continue;
    columns[column] ??= [];
    columns[column].push(index);
  }
  return columns;
}

/**
 * Finds the sheet and row of the headings: of all candidates, the first with the most known columns. The rest of the
 * file is ignored.
 */
export function findTable<Column extends string>(
  sheets: Sheet[],
  { columnOf, isComplete }: TableColumns<Column>,
): FoundTable<Column> | undefined {
  const candidates = sheets.flatMap(({ name, rows }) =>
    rows.slice(0, maxRowsAbove).flatMap((headings, index) => {
      const columns = columnsAt(headings.cells, columnOf);
      return isComplete(columns) ? [{ sheet: name, headings, columns, rows: rows.slice(index + 1) }] : [];
    }),
  );
  const [best] = candidates.toSorted(
    (one, other) => Object.keys(other.columns).length - Object.keys(one.columns).length,
  );
  return best;
}
