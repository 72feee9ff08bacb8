import { colours } from '../../../mail/template/theme.ts';
import { mm } from '../../../pdf/fonts.ts';
import { decorate } from '../../../pdf/structure.ts';
import { type TextBlock, textBlock } from '../../../pdf/text-block.ts';
import type { PrintedTexts } from './printed-texts.ts';
import { page, rule, type Sheet } from './sheet.ts';

type Document = PDFKit.PDFDocument;

const columns = [
  { name: 'description', width: mm(96), align: 'left' },
  { name: 'quantity', width: mm(20), align: 'right' },
  { name: 'unit_price', width: mm(31), align: 'right' },
  { name: 'amount', width: mm(31), align: 'right' },
] as const;
const padding = { x: mm(2), y: mm(1.8) };

const cells = (document: Document, texts: string[], isHead: boolean) =>
  Promise.all(
    columns.map(({ width, align }, i) =>
      textBlock(document, texts[i] ?? '', width - 2 * padding.x, {
        ...{ size: isHead ? 8.5 : 9.5, isBold: isHead, align, maxHeight: mm(120) },
      }),
    ),
  );

const rowHeight = (row: TextBlock[]) => Math.max(...row.map(({ height }) => height)) + 2 * padding.y;

/** Gives each cell of a row its place. */
function eachCell(row: TextBlock[], draw: (cell: TextBlock, x: number) => void) {
  let x = page.left;
  for (const [i, cell] of row.entries()) {
    draw(cell, x + padding.x);
    x += columns[i]?.width ?? 0;
  }
}

/** Writes what the document charges for, a row each, under headings that every page repeats. */
export async function linesTable(sheet: Sheet, { words, lines }: PrintedTexts) {
  const { document } = sheet;
  const headings = columns.map(({ name }) => words[name]);
  const head = await cells(document, headings, true);
  const table = document.struct('Table');
  document.addStructure(table);

  function addRow(row: TextBlock[], tag: 'TH' | 'TD') {
    const y = sheet.y + padding.y;
    const element = document.struct('TR');
    table.add(element);
    eachCell(row, (cell, x) => element.add(document.struct(tag, { actual: cell.text }, () => cell.draw(x, y))));
    element.end();
    sheet.y += rowHeight(row);
  }
  const shade = () =>
    decorate(document, () => document.rect(page.left, sheet.y, page.width, rowHeight(head)).fill(colours.sand));
  function repeatHead() {
    shade();
    decorate(document, () => eachCell(head, (cell, x) => cell.draw(x, sheet.y + padding.y)));
    sheet.y += rowHeight(head);
  }

  sheet.reserve(rowHeight(head) + mm(12));
  shade();
  addRow(head, 'TH');
  for (const line of lines) {
    const row = await cells(document, line, false);
    if (sheet.reserve(rowHeight(row))) repeatHead();
    addRow(row, 'TD');
    decorate(document, () => rule(document, sheet.y));
  }
  table.end();
}
