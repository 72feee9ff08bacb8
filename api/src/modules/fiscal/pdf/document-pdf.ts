import { buffer } from 'node:stream/consumers';
import PDFDocument from 'pdfkit';
import { colours } from '../../../mail/template/theme.ts';
import { mm, registerFonts } from '../../../pdf/fonts.ts';
import { decorate, readable } from '../../../pdf/structure.ts';
import { textBlock } from '../../../pdf/text-block.ts';
import type { FiscalDocument, RenderedDocument } from '../fiscal-document.ts';
import { captioned, captionedHeight, writeClosing, writeStamp } from './closing.ts';
import { writeFacts } from './facts.ts';
import { makeHeading } from './heading.ts';
import { linesTable } from './lines-table.ts';
import { type PrintedTexts, printedTexts } from './printed-texts.ts';
import { createSheet, page } from './sheet.ts';
import { drawnStamp } from './stamp.ts';
import { filled } from './words.ts';

/** What an installation's settings say on its printed documents. */
export interface PrintOptions {
  /** The authority's, which a Chilean document names under its stamp. @property date `2027-01-15` */
  resolution?: { number: number; date: string };
  /** Name of the tax, where it is not that of the country: IGIC. */
  taxName?: string;
}

async function numberPages(pdf: PDFKit.PDFDocument, { words }: PrintedTexts) {
  const { count } = pdf.bufferedPageRange();
  if (count === 1) return;
  for (let index = 0; index < count; index++) {
    pdf.switchToPage(index);
    const text = filled(words.page, { page: index + 1, pages: count });
    const style = { size: 8, colour: colours['ink-soft'], align: 'right' } as const;
    const block = await textBlock(pdf, text, page.width, style);
    decorate(pdf, () => block.draw(page.left, page.foot));
  }
}

/**
 * Prints a tax document, in the language of its country. The same document is always the same bytes.
 * @param stamp undefined while its record is not made
 */
export async function documentPdf(
  document: FiscalDocument,
  stamp: RenderedDocument['stamp'] | undefined,
  { resolution, taxName }: PrintOptions = {},
): Promise<Buffer> {
  const texts = printedTexts(document, taxName);
  const { words, title, number } = texts;
  const { issuer, issuedAt } = document;
  const pdf = new PDFDocument({
    size: 'A4',
    margin: 0,
    autoFirstPage: false,
    bufferPages: true,
    lang: `es-${issuer.country}`,
    ...readable,
    info: { Title: `${title} ${number}`, Author: issuer.legalName, CreationDate: issuedAt },
  });
  registerFonts(pdf);
  const isAtTop = issuer.country === 'ES';
  const numbered = resolution && {
    number: resolution.number,
    year: resolution.date.slice(0, 4),
  };
  const below = [texts.belowStamp, numbered ? filled(words.resolution, numbered) : ''];
  const code = stamp && (await captioned(pdf, drawnStamp(pdf, stamp, document), words.above_stamp, below));
  const sheet = createSheet(pdf, await makeHeading(pdf, texts));

  // In Spain the code is at the beginning, before the content.
  const top = isAtTop ? code : undefined;
  const indent = top ? top.stamp.width + mm(6) : 0;
  if (top) writeStamp(pdf, top, words.stamp, page.left, sheet.y);
  const factsEnd = await writeFacts(sheet, texts.facts, page.left + indent, page.width - indent);
  sheet.y = Math.max(factsEnd, sheet.y + (top ? captionedHeight(top) : 0)) + mm(5);

  await linesTable(sheet, texts);
  await writeClosing(sheet, texts, isAtTop ? undefined : code);
  await numberPages(pdf, texts);
  pdf.end();
  return buffer(pdf);
}
