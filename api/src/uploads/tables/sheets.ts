/** A non-empty row. */
export interface SheetRow {
  /** Row number as in the spreadsheet or file, from 1. */
  row: number;
  /** Trimmed to one line each; empty for a blank cell. */
  cells: string[];
}

export interface Sheet {
  name: string;
  /** Visible, non-empty rows. */
  rows: SheetRow[];
  /** Number of non-empty rows hidden by the author. */
  hiddenRows: number;
  /** Letters of non-empty columns hidden by the author. */
  hiddenColumns: string[];
}

/** The visible sheets of a workbook. */
export interface Workbook {
  sheets: Sheet[];
  /** Names of hidden sheets with content. */
  hiddenSheets: string[];
}

const minuteMs = 60_000;
const twoDigits = (value: number) => String(value).padStart(2, '0');

/**
 * Formats a date, a time or both. Spreadsheets have no time zones, so they are read as UTC. A time is a fraction of a
 * day, possibly slightly less than the minute, so it is rounded to the nearest one.
 */
function momentText(exact: Date) {
  const moment = new Date(Math.round(exact.getTime() / minuteMs) * minuteMs);
  const time = `${twoDigits(moment.getUTCHours())}:${twoDigits(moment.getUTCMinutes())}`;
  // A time without a date is stored as a fraction of day 0, which is in 1899, or in 1904 for some workbooks.
  if (exact.getUTCFullYear() <= 1904) return time;
  const day = moment.toISOString().slice(0, 10);
  return time === '00:00' ? day : `${day}T${time}`;
}

function cellText(cell: unknown): string {
  if (cell === null || cell === undefined) return '';
  if (cell instanceof Date) return momentText(cell);
  return String(cell).replace(/\s+/g, ' ').trim();
}

/** @param rows with cells of any type that a reader returns */
export const filledRows = (rows: unknown[][]): SheetRow[] =>
  rows
    .map((cells, index) => ({ row: index + 1, cells: cells.map(cellText) }))
    .filter(({ cells }) => cells.some(Boolean));
