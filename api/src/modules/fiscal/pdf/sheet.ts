import { colours } from '../../../mail/template/theme.ts';
import { mm } from '../../../pdf/fonts.ts';
import { drawRead } from '../../../pdf/structure.ts';
import type { TextBlock } from '../../../pdf/text-block.ts';

type Document = PDFKit.PDFDocument;

/** A4 in points, less its margins. */
export const page = { left: mm(16), top: mm(15), width: mm(178), bottom: mm(297 - 18), foot: mm(297 - 13) };

/** Draws a line across the page, within a decoration. */
export function rule(document: Document, y: number) {
  const right = page.left + page.width;
  document.moveTo(page.left, y).lineTo(right, y).lineWidth(0.6).strokeColor(colours.line).stroke();
}

/** A block and where it goes. `tag`: element of the document's structure, `P` by default. */
export interface Placed {
  block: TextBlock;
  x: number;
  y: number;
  tag?: string;
}

export const write = (document: Document, { block, x, y, tag }: Placed) =>
  drawRead(document, { tag, actual: block.text }, () => block.draw(x, y));

export const heightOf = (blocks: TextBlock[], gap = 0) =>
  blocks.reduce((sum, { height }) => sum + height + gap, blocks.length ? -gap : 0);

/** Places blocks one below the other. */
export const column = (blocks: TextBlock[], x: number, y: number, gap = 0): Placed[] =>
  blocks.map((block, i) => ({ block, x, y: y + heightOf(blocks.slice(0, i), gap) + (i && gap) }));

/** The pages of a document, filled from top to bottom. */
export interface Sheet {
  document: Document;
  /** Where the next content goes. */
  y: number;
  /** Starts a page if the height is not left on this one. @returns whether it did */
  reserve: (height: number) => boolean;
}

/** @param heading draws the heading of each page, and returns the place below it */
export function createSheet(document: Document, heading: (isFirst: boolean) => number): Sheet {
  document.addPage();
  const sheet: Sheet = {
    document,
    y: heading(true),
    reserve(height) {
      if (sheet.y + height <= page.bottom) return false;
      document.addPage();
      sheet.y = heading(false);
      return true;
    },
  };
  return sheet;
}
