import type { Sheet, SheetRow } from './sheets.ts';

/** Titles, dates and addresses stand above the headings. */
export const maxRowsAbove = 30;

/** Which cells of a row have what, from 0. */
export type ColumnsAt<Column extends string> = Partial<Record<Column, number[]>>;

export interface FoundTable<Column extends string> {
  sheet: string;
  headings: SheetRow;
  columns: ColumnsAt<Column>;
  /** Below the headings. */
  rows: SheetRow[];
}

export interface TableColumns<Column extends string> {
  columnOf: (heading: string) => Column | undefined;
  /** Whether these columns make such a table. */
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
 * Finds the sheet and the row of the headings: of all that could be it the one that names most columns, the first of
 * several. Everything else of the file does not count.
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
