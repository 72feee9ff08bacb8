import { GuestListRefused } from './guest-list-refused.ts';

/** Far more than 2,000 guests and their columns: empty cells with a format may stand behind the last guest. */
const maxRow = 20_000;
const maxColumn = 200;

/** Where a cell is, as the spreadsheet's program counts: both from 1. */
export interface CellPosition {
  row: number;
  column: number;
}

/** `AB` → 28. */
const columnNumber = (letters: string) =>
  [...letters].reduce((number, letter) => number * 26 + letter.charCodeAt(0) - 64, 0);

/** 28 → `AB`. */
export const columnLetters = (column: number): string =>
  column > 26
    ? columnLetters(Math.floor((column - 1) / 26)) + columnLetters(((column - 1) % 26) + 1)
    : String.fromCharCode(64 + column);

const quoted = `"[^"]*"|'[^']*'`;
/** Rows and cells with their attributes, whose values may have a `>`; and whether a formula follows. */
const rowsAndCells = new RegExp(`<(?:\\w+:)?(?:row|c)\\b((?:[^>"']|${quoted}){0,300})>(\\s*<(?:\\w+:)?f\\b)?`, 'g');
const attribute = new RegExp(`([\\w:]+)\\s*=\\s*(${quoted})`, 'g');

/** Of a cell `B7`, of a row `7`. */
function addressIn(attributes: string) {
  for (const [, name, value = ''] of attributes.matchAll(attribute)) {
    if (name === 'r') return /^["']([A-Z]{0,4})(\d{1,9})["']$/.exec(value) ?? [];
  }
  return [];
}

/**
 * Looks at every row and cell of a worksheet, before a reader makes a table as large as their addresses say.
 * @returns where formulas are
 * @throws GuestListRefused (`rows`, `columns`)
 */
export function findFormulas(worksheet: string): CellPosition[] {
  const formulas: CellPosition[] = [];
  for (const [, attributes = '', formula] of worksheet.matchAll(rowsAndCells)) {
    const [, letters = '', digits = '1'] = addressIn(attributes);
    const position = { row: Number(digits), column: columnNumber(letters) };
    if (position.row > maxRow) throw new GuestListRefused('rows');
    if (position.column > maxColumn) throw new GuestListRefused('columns');
    if (formula) formulas.push(position);
  }
  return formulas;
}
