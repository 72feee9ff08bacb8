import { TableRejected } from './table-rejected.ts';

/** Far more than 2,000 guests and their columns. */
const maxRow = 20_000;
const maxColumn = 200;

/** `AB` → 28. */
const columnNumber = (letters: string) =>
  [...letters].reduce((number, letter) => number * 26 + letter.charCodeAt(0) - 64, 0);

/** 28 → `AB`. */
export const columnLetters = (column: number): string =>
  column > 26
    ? columnLetters(Math.floor((column - 1) / 26)) + columnLetters(((column - 1) % 26) + 1)
    : String.fromCharCode(64 + column);

/** How a cell with a formula is read: as what people would type to write one. What it was reckoned to be does not count. */
export const formulaMark = '=';

const quoted = `"[^"]*"|'[^']*'`;
/** The beginning of a cell with its attributes, whose values may have a `>`. */
const cellStart = new RegExp(`<((?:\\w+:)?)c\\b((?:[^>"']|${quoted}){0,300})>`, 'g');
const attribute = new RegExp(`([\\w:]+)\\s*=\\s*(${quoted})`, 'g');
const formula = /<(?:\w+:)?f\b/;
const value = /<(?:\w+:)?v\b[^>]*>[^<]|<(?:\w+:)?is\b/;

/** Of a cell, `B7`. */
function addressIn(attributes: string) {
  for (const [, name, text = ''] of attributes.matchAll(attribute)) {
    if (name === 'r') return /^["']([A-Z]{0,4})(\d{1,9})["']$/.exec(text) ?? [];
  }
  return [];
}

/** @throws TableRefused (`rows`, `columns`): the reader makes a table as large as addresses say */
function assertNear([, letters = '', digits = '1']: string[]) {
  if (Number(digits) > maxRow) throw new TableRejected('rows');
  if (columnNumber(letters) > maxColumn) throw new TableRejected('columns');
}

function rewritten(prefix: string, attributes: string, content: string) {
  if (!formula.test(content)) return `<${prefix}c${attributes}>${content}</${prefix}c>`;
  const [address = ''] = addressIn(attributes);
  return `<${prefix}c r=${address} t="inlineStr"><${prefix}is><${prefix}t>${formulaMark}</${prefix}t></${prefix}is></${prefix}c>`;
}

/**
 * A worksheet with the cells alone that are filled: borders and colours reach far below the last guest.
 * @throws TableRefused (`type`, `rows`, `columns`)
 */
export function onlyFilledCells(worksheet: string): string {
  const pieces: string[] = [];
  let end = 0;
  for (const match of worksheet.matchAll(cellStart)) {
    const [start, prefix = '', attributes = ''] = match;
    if (match.index < end) continue;
    pieces.push(worksheet.slice(end, match.index));
    end = match.index + start.length;
    if (attributes.endsWith('/')) continue;
    const closing = `</${prefix}c>`;
    const closed = worksheet.indexOf(closing, end);
    if (closed < 0) throw new TableRejected('type');
    const content = worksheet.slice(end, closed);
    end = closed + closing.length;
    if (!value.test(content) && !formula.test(content)) continue;
    assertNear(addressIn(attributes));
    pieces.push(rewritten(prefix, attributes, content));
  }
  return pieces.join('') + worksheet.slice(end);
}
