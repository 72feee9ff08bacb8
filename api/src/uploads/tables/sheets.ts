/** A row with anything in it. */
export interface SheetRow {
  /** As the spreadsheet or the file counts, from 1. */
  row: number;
  /** Each a text on one line, without blanks around; empty for nothing. */
  cells: string[];
}

export interface Sheet {
  name: string;
  /** The filled ones. */
  rows: SheetRow[];
}

const twoDigits = (value: number) => String(value).padStart(2, '0');

/** A day, an hour or both. Spreadsheets know no time zones: what they show is read as UTC. */
function momentText(moment: Date) {
  const time = `${twoDigits(moment.getUTCHours())}:${twoDigits(moment.getUTCMinutes())}`;
  // An hour without a day is one of the day on which spreadsheets begin to count.
  if (moment.getUTCFullYear() < 1901) return time;
  const day = moment.toISOString().slice(0, 10);
  return time === '00:00' ? day : `${day}T${time}`;
}

function cellText(cell: unknown): string {
  if (cell === null || cell === undefined) return '';
  if (cell instanceof Date) return momentText(cell);
  return String(cell).replace(/\s+/g, ' ').trim();
}

/** @param rows whose cells are anything that a reader gives */
export const sheetOf = (name: string, rows: unknown[][]): Sheet => ({
  name,
  rows: rows
    .map((cells, index) => ({ row: index + 1, cells: cells.map(cellText) }))
    .filter(({ cells }) => cells.some(Boolean)),
});
