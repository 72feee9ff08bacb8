import { hiddenParts } from './hidden-parts.ts';
import { TableRejected } from './table-rejected.ts';
import { maxColumn, maxRow } from './table-size.ts';
import { attributesOf, columnLetters, columnNumber, startTag } from './worksheet-tags.ts';

/** How a cell with a formula is read: as what people would type to write one. What it was reckoned to be does not count. */
export const formulaMark = '=';

const cellStart = startTag('c');
const formula = /<(?:\w+:)?f\b/;
const value = /<(?:\w+:)?v\b[^>]*>[^<]|<(?:\w+:)?is\b/;

interface CellAddress {
  /** `B7`; a cell without is the next one. */
  text: string;
  column: number;
  row: number;
}

function addressIn(attributes: string): CellAddress {
  const [text = '', letters = '', digits = '1'] =
    /^([A-Z]{0,4})(\d{1,9})$/.exec(attributesOf(attributes).r ?? '') ?? [];
  return { text, column: columnNumber(letters), row: Number(digits) };
}

/** @throws TableRefused (`rows`, `columns`): the reader makes a table as large as addresses say */
function assertNear({ row, column }: CellAddress) {
  if (row > maxRow) throw new TableRejected('rows');
  if (column > maxColumn) throw new TableRejected('columns');
}

function rewritten(
  prefix: string,
  { attributes, content, address }: { attributes: string; content: string; address: CellAddress },
) {
  if (!formula.test(content)) return `<${prefix}c${attributes}>${content}</${prefix}c>`;
  return `<${prefix}c r="${address.text}" t="inlineStr"><${prefix}is><${prefix}t>${formulaMark}</${prefix}t></${prefix}is></${prefix}c>`;
}

/** A worksheet with the cells alone that count, and what is filled of those that its writer has hidden. */
interface ShownCells {
  worksheet: string;
  hiddenRows: number;
  /** `C`, in the order of the sheet. */
  hiddenColumns: string[];
}

/**
 * A worksheet with the cells alone that are filled and can be seen: borders and colours reach far below the last guest.
 * @throws TableRefused (`type`, `rows`, `columns`)
 */
export function onlyShownCells(worksheet: string): ShownCells {
  const hidden = hiddenParts(worksheet);
  const rows = new Set<number>();
  const columns = new Set<number>();
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
    const address = addressIn(attributes);
    if (hidden.isRow(address.row)) rows.add(address.row);
    else if (hidden.isColumn(address.column)) columns.add(address.column);
    else {
      assertNear(address);
      pieces.push(rewritten(prefix, { attributes, content, address }));
    }
  }
  return {
    worksheet: pieces.join('') + worksheet.slice(end),
    hiddenRows: rows.size,
    hiddenColumns: [...columns].sort((one, other) => one - other).map(columnLetters),
  };
}
