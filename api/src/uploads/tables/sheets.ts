/** A row with anything in it. */
export interface SheetRow {
  /** As the spreadsheet or the file counts, from 1. */
  row: number;
  /** Each a text on one line, without blanks around; empty for nothing. */
  cells: string[];
}

export interface Sheet {
  name: string;
  /** The filled ones that can be seen. */
  rows: SheetRow[];
  /** How many filled rows its writer has hidden. */
  hiddenRows: number;
  /** Columns with anything in them that its writer has hidden: `C`. */
  hiddenColumns: string[];
}

/** The sheets that can be seen. */
export interface Workbook {
  sheets: Sheet[];
  /** Names of those that cannot, and have anything in them. */
  hiddenSheets: string[];
}

const minuteMs = 60_000;
const twoDigits = (value: number) => String(value).padStart(2, '0');

/**
 * Formats a date, a time or both. Spreadsheets have no time zones, so they are read as UTC. A time is a fraction of a day,
 * which may be slightly less than the minute, so it is rounded to the nearest one.
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

/** @param rows whose cells are anything that a reader gives */
export const filledRows = (rows: unknown[][]): SheetRow[] =>
  rows
    .map((cells, index) => ({ row: index + 1, cells: cells.map(cellText) }))
    .filter(({ cells }) => cells.some(Boolean));
