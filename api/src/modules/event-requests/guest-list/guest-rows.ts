import type { CountryCode, FieldError } from '@idavuelta/shared/contracts';
import { eventRequestLimits } from '@idavuelta/shared/contracts/rules';
import { checkCell } from './guest-cells.ts';
import { GuestListRefused } from './guest-list-refused.ts';
import { columnsOf, type GuestColumn, guestColumns } from './headings.ts';
import { type CellPosition, columnLetters } from './sheet-scan.ts';

export interface InvitedGuest {
  name: string;
  /** In lower case. */
  email: string;
  /** E.164. */
  phone?: string;
  seats: number;
}

/** The guests; or the mistakes, the first ones if there are many. */
export type GuestRows = { guests: InvitedGuest[] } | { mistakes: FieldError[] };

interface Sheet {
  /** Cells by row and column, as the spreadsheet counts. */
  rows: unknown[][];
  formulas: CellPosition[];
}

/** Nobody mends more at once. */
const maxMistakes = 100;

const isBlank = (row: unknown[]) => row.every((cell) => cell === null || String(cell).trim() === '');

/** @throws GuestListRefused for a sheet without the columns of a guest list, without guests, or with too many */
export function readGuestRows({ rows, formulas }: Sheet, country: CountryCode): GuestRows {
  const head = rows.findIndex((row) => !isBlank(row));
  const headings = rows[head];
  if (!headings) throw new GuestListRefused('empty');
  const columns = columnsOf(headings);
  if (columns.name === undefined || columns.email === undefined) throw new GuestListRefused('columns');
  const mistakeAt = (row: number, column: number, reason: string): FieldError => ({
    field: 'guests',
    row,
    column: String(headings[column] ?? columnLetters(column + 1)).slice(0, 60),
    reason,
  });

  const listed = rows.flatMap((cells, index) => (index > head && !isBlank(cells) ? [{ cells, row: index + 1 }] : []));
  if (listed.length > eventRequestLimits.guests) throw new GuestListRefused('rows');
  if (listed.length === 0 && formulas.length === 0) throw new GuestListRefused('empty');

  const mistakes = formulas.map(({ row, column }) => mistakeAt(row, column - 1, 'formula'));
  const withFormula = new Set(formulas.map(({ row, column }) => `${row}:${column - 1}`));
  const emails = new Set<string>();
  const guests = listed.map(({ cells, row }) => {
    const guest: Partial<Record<GuestColumn, string | number>> = {};
    for (const column of guestColumns) {
      const index = columns[column];
      if (index !== undefined && withFormula.has(`${row}:${index}`)) continue;
      const checked = checkCell(column, index === undefined ? null : cells[index], country);
      if ('reason' in checked) mistakes.push(mistakeAt(row, index ?? 0, checked.reason));
      else if (checked.value !== undefined) guest[column] = checked.value;
    }
    const email = String(guest.email ?? '');
    if (email && emails.has(email)) mistakes.push(mistakeAt(row, columns.email ?? 0, 'duplicate'));
    emails.add(email);
    return guest as unknown as InvitedGuest;
  });
  if (mistakes.length === 0) return { guests };
  return { mistakes: mistakes.sort((one, other) => (one.row ?? 0) - (other.row ?? 0)).slice(0, maxMistakes) };
}
