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
 * A day, an hour or both. Spreadsheets know no time zones: what they show is read as UTC. They count days in fractions, so
 * that 20:30 may be a part of a second earlier: the nearest minute is meant.
 */
function momentText(exact: Date) {
  const moment = new Date(Math.round(exact.getTime() / minuteMs) * minuteMs);
  const time = `${twoDigits(moment.getUTCHours())}:${twoDigits(moment.getUTCMinutes())}`;
  // An hour without a day is one of the day on which spreadsheets begin to count, some in 1900 and some in 1904.
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
