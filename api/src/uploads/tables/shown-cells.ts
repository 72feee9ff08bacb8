import { hiddenParts } from './hidden-parts.ts';
import { TableRejected } from './table-rejected.ts';
import { maxColumn, maxRow } from './table-size.ts';
import { attributesOf, columnLetters, columnNumber, startTag } from './worksheet-tags.ts';

/** Formula cells are read as this, the first character people type for one; their calculated value is ignored. */
export const formulaMark = '=';

const cellStart = startTag('c');
const formula = /<(?:\w+:)?f\b/;
const value = /<(?:\w+:)?v\b[^>]*>[^<]|<(?:\w+:)?is\b/;

interface CellAddress {
  /** `B7`; without an address the cell follows the previous one. */
  text: string;
  column: number;
  row: number;
}

function addressIn(attributes: string): CellAddress {
  const [text = '', letters = '', digits = '1'] =
    /^([A-Z]{0,4})(\d{1,9})$/.exec(attributesOf(attributes).r ?? '') ?? [];
  return { text, column: columnNumber(letters), row: Number(digits) };
}

/** @throws TableRejected (`rows`, `columns`): the reader allocates a table as large as the addresses say */
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

/** A worksheet reduced to visible cells, and what its author has hidden. */
interface ShownCells {
  worksheet: string;
  hiddenRows: number;
  /** Letters such as `C`, in sheet order. */
  hiddenColumns: string[];
}

/**
 * Removes empty and hidden cells from a worksheet, because borders and colours extend far below the last guest.
 * @throws TableRejected (`type`, `rows`, `columns`)
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
