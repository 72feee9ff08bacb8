import { colours } from '../../../mail/template/theme.ts';
import { mm } from '../../../pdf/fonts.ts';
import { decorate } from '../../../pdf/structure.ts';
import { textBlock } from '../../../pdf/text-block.ts';
import type { PrintedTexts } from './printed-texts.ts';
import { column, heightOf, type Placed, page, rule, write } from './sheet.ts';

type Document = PDFKit.PDFDocument;

const box = { width: mm(76), padding: mm(4.5), gap: mm(1.8) };
const boxLeft = page.left + page.width - box.width;
const nameWidth = page.width - box.width - mm(8);
const gap = mm(0.8);
/** Of the box, where an authority demands it. */
const red = '#c1121f';

async function issuerBlocks(document: Document, { names, details }: PrintedTexts) {
  const [name = '', legalName] = names;
  const block = (text: string, size: number, isBold = false) =>
    textBlock(document, text, nameWidth, { size, isBold, maxHeight: mm(24) });
  return [
    await block(name, 17, true),
    ...(legalName ? [await block(legalName, 10, true)] : []),
    ...(await Promise.all(details.map((text) => block(text, 9)))),
  ];
}

/** Prepares the heading: the issuer on the left, kind and number of the document in a box on the right. */
export async function makeHeading(document: Document, texts: PrintedTexts) {
  const { authority } = texts.words;
  const colour = authority ? red : colours.ink;
  const boxed = (text: string, size: number) =>
    textBlock(document, text, box.width - 2 * box.padding, { size, colour, isBold: true, align: 'center' });
  const issuer = await issuerBlocks(document, texts);
  const inBox = [await boxed(texts.taxId, 11), await boxed(texts.title, 12.5), await boxed(texts.number, 12.5)];
  const office = authority ? [await boxed(authority, 10)] : [];

  const boxHeight = heightOf(inBox, box.gap) + 2 * box.padding;
  const belowBox = page.top + boxHeight + (office.length ? mm(2) + heightOf(office) : 0);
  const bottom = Math.max(page.top + heightOf(issuer, gap), belowBox) + mm(5);
  const placed: Placed[] = [
    ...column(issuer, page.left, page.top, gap),
    ...column(inBox, boxLeft + box.padding, page.top + box.padding, box.gap).map((part, i) =>
      i === 1 ? { ...part, tag: 'H1' } : part,
    ),
    ...column(office, boxLeft + box.padding, page.top + boxHeight + mm(2)),
  ];
  function frame() {
    document.rect(boxLeft, page.top, box.width, boxHeight).lineWidth(1.6).strokeColor(colour).stroke();
    rule(document, bottom);
  }

  /** Draws it on the current page. @returns the place below it */
  return function heading(isFirst: boolean): number {
    decorate(document, () => {
      frame();
      if (!isFirst) for (const { block, x, y } of placed) block.draw(x, y);
    });
    if (isFirst) for (const part of placed) write(document, part);
    return bottom + mm(5);
  };
}
