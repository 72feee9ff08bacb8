import type { CountryCode, FieldError, GuestListReading } from '@idavuelta/shared/contracts';
import { eventRequestLimits } from '@idavuelta/shared/contracts/rules';
import { type FoundTable, findTable } from '../../../uploads/tables/find-table.ts';
import { hiddenContent } from '../../../uploads/tables/hidden-content.ts';
import type { SheetRow, Workbook } from '../../../uploads/tables/sheets.ts';
import { TableRejected } from '../../../uploads/tables/table-rejected.ts';
import { columnLetters } from '../../../uploads/tables/worksheet-tags.ts';
import { checkCell } from './guest-cells.ts';
import { type GuestColumn, guestColumns, guestTable, type ListedColumn, nameCells } from './headings.ts';

export interface InvitedGuest {
  name: string;
  /** In lower case; the organiser books for guests without an address. */
  email?: string;
  /** E.164. */
  phone?: string;
  seats: number;
}

/** Guests and the detected columns, or the first mistakes. */
export type GuestRows = { guests: InvitedGuest[]; reading: GuestListReading } | { mistakes: FieldError[] };

/** Maximum number of mistakes reported; nobody fixes more at once. */
const maxMistakes = 100;

/** Relevant cells of a row, by column. */
type CellsAt = Record<GuestColumn, number[]>;

const cellsThatCount = ({ columns }: FoundTable<ListedColumn>): CellsAt => ({
  name: nameCells(columns),
  email: columns.email?.slice(0, 1) ?? [],
  phone: columns.phone?.slice(0, 1) ?? [],
  seats: columns.seats?.slice(0, 1) ?? [],
});

const textOf = (cells: string[], at: number[]) =>
  at
    .map((index) => cells[index])
    .filter(Boolean)
    .join(' ');

/** Detects a totals row: nobody has such a name, and totals have no address. */
const isTotal = (cells: string[], { name, email }: CellsAt) =>
  /^(sub)?total(es)?\b/i.test(textOf(cells, name)) && textOf(cells, email) === '';

/** Returns the rows with a guest; skips totals and rows that contain no more than a running number. */
const listedRows = (rows: SheetRow[], at: CellsAt) => {
  const counting = [...at.name, ...at.email, ...at.phone];
  return rows.filter(({ cells }) => counting.some((index) => cells[index]) && !isTotal(cells, at));
};

function readingOf(table: FoundTable<ListedColumn>, at: CellsAt, workbook: Workbook): GuestListReading {
  const { headings, sheet } = table;
  const { sheets } = workbook;
  const found = sheets.find(({ name }) => name === sheet);
  const heading = (index: number) => headings.cells[index] ?? '';
  const read = Object.values(at).flat();
  return {
    sheet,
    headingRow: headings.row,
    columns: guestColumns.flatMap((column) => {
      const from = at[column].map(heading);
      return from.length > 0 ? [{ column, from }] : [];
    }),
    ignoredColumns: headings.cells.filter((text, index) => text !== '' && !read.includes(index)),
    ignoredSheets: sheets.flatMap(({ name, rows }) => (name !== sheet && rows.length > 0 ? [name] : [])),
    hidden: found && hiddenContent(workbook, found),
  };
}

/** @throws TableRejected for a file without guest list columns, without guests, or with too many */
export function readGuestRows(workbook: Workbook, country: CountryCode): GuestRows {
  const { sheets } = workbook;
  if (sheets.every(({ rows }) => rows.length === 0)) throw new TableRejected('empty');
  const table = findTable(sheets, guestTable);
  if (!table) throw new TableRejected('columns');
  const at = cellsThatCount(table);
  const listed = listedRows(table.rows, at);
  if (listed.length > eventRequestLimits.guests) throw new TableRejected('rows');
  if (listed.length === 0) throw new TableRejected('empty');

  const mistakes: FieldError[] = [];
  const report = (row: number, column: GuestColumn, reason: string) => {
    const index = at[column][0] ?? 0;
    const heading = table.headings.cells[index] || columnLetters(index + 1);
    mistakes.push({ field: 'guests', row, column: heading.slice(0, 60), reason });
  };
  const emails = new Set<string>();
  const guests = listed.map(({ row, cells }) => {
    const guest: Partial<Record<GuestColumn, string | number>> = {};
    for (const column of guestColumns) {
      const checked = checkCell(column, textOf(cells, at[column]), country);
      if ('reason' in checked) report(row, column, checked.reason);
      else if (checked.value !== undefined) guest[column] = checked.value;
    }
    const email = String(guest.email ?? '');
    if (email && emails.has(email)) report(row, 'email', 'duplicate');
    emails.add(email);
    return guest as InvitedGuest;
  });
  if (mistakes.length > 0) return { mistakes: mistakes.slice(0, maxMistakes) };
  const withoutEmail = guests.flatMap(({ name, email }) => (email ? [] : [name]));
  return { guests, reading: { ...readingOf(table, at, workbook), ...(withoutEmail.length > 0 && { withoutEmail }) } };
}
