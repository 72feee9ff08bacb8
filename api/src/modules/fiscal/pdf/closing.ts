import { colours } from '../../../mail/template/theme.ts';
import { mm } from '../../../pdf/fonts.ts';
import { decorate, drawRead } from '../../../pdf/structure.ts';
import { type TextBlock, textBlock } from '../../../pdf/text-block.ts';
import type { PrintedTexts } from './printed-texts.ts';
import { column, heightOf, page, type Sheet, write } from './sheet.ts';
import type { DrawnStamp } from './stamp.ts';

type Document = PDFKit.PDFDocument;

const width = mm(76);
const left = page.left + page.width - width;
const padding = { x: mm(2), y: mm(1.8) };
const leftWidth = page.width - width - mm(10);

/** Base, tax and total, the last larger. */
async function totalRows(document: Document, { totals }: PrintedTexts) {
  return Promise.all(
    totals.map(async ([label, value], i) => {
      const isLast = i === totals.length - 1;
      const style = { size: isLast ? 12 : 9.5, isBold: isLast };
      const name = await textBlock(document, label, width * 0.55 - padding.x, style);
      const amount = await textBlock(document, value, width * 0.45 - padding.x, { ...style, align: 'right' });
      return { name, amount, isLast, height: Math.max(name.height, amount.height) + 2 * padding.y };
    }),
  );
}

/** What stands around a code. */
interface Captioned {
  above: TextBlock[];
  stamp: DrawnStamp;
  below: TextBlock[];
}

/** Prepares a code with its captions: those in the middle of it are bold, the second below is small. */
export async function captioned(document: Document, stamp: DrawnStamp, above: string, below: string[]) {
  const { width: captionWidth, align } = stamp.caption;
  const block = (text: string, isSmall: boolean) => {
    const style = { size: isSmall ? 7.5 : 8.5, isBold: !isSmall && align === 'center', align };
    return textBlock(document, text, captionWidth, style);
  };
  return {
    above: above ? [await block(above, false)] : [],
    stamp,
    below: await Promise.all(below.filter(Boolean).map((text, i) => block(text, i > 0))),
  };
}

export const captionedHeight = ({ above, stamp, below }: Captioned) => heightOf(above) + stamp.height + heightOf(below);

/** @param alt says what the code is for */
export function writeStamp(document: Document, { above, stamp, below }: Captioned, alt: string, x: number, y: number) {
  const top = y + heightOf(above);
  for (const part of column(above, x, y)) write(document, part);
  drawRead(document, { tag: 'Figure', alt }, () => stamp.draw(x, top));
  for (const part of column(below, x, top + stamp.height)) write(document, part);
}

/** Writes the totals, with notes and the code beside them; all on one page. */
export async function writeClosing(sheet: Sheet, texts: PrintedTexts, code: Captioned | undefined) {
  const { document } = sheet;
  const rows = await totalRows(document, texts);
  const notes = await Promise.all(
    texts.notes.map((text) => textBlock(document, text, leftWidth, { size: 8.5, colour: colours['ink-soft'] })),
  );
  const notesHeight = heightOf(notes, mm(1.2)) + (notes.length ? mm(4) : 0);
  const height = Math.max(
    rows.reduce((sum, row) => sum + row.height, 0),
    notesHeight + (code ? captionedHeight(code) : 0),
  );
  sheet.y += mm(6);
  sheet.reserve(height);
  let { y } = sheet;
  for (const { name, amount, isLast, height: rowHeight } of rows) {
    const top = y;
    if (isLast) decorate(document, () => document.rect(left, top, width, rowHeight).fill(colours.sand));
    write(document, { block: name, x: left + padding.x, y: y + padding.y });
    write(document, { block: amount, x: left + width * 0.55, y: y + padding.y });
    y += rowHeight;
  }
  for (const part of column(notes, page.left, sheet.y + padding.y, mm(1.2))) write(document, part);
  if (code) writeStamp(document, code, texts.words.stamp, page.left, sheet.y + padding.y + notesHeight);
  sheet.y += height;
}
