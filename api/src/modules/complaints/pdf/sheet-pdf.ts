import { buffer } from 'node:stream/consumers';
import PDFDocument from 'pdfkit';
import { colours } from '../../../mail/template/theme.ts';
import { mm, registerFonts } from '../../../pdf/fonts.ts';
import { type TextBlock, textBlock } from '../../../pdf/text-block.ts';
import { books, sheetNumber } from '../book.ts';
import type { StoredSheet } from '../complaints.repository.ts';
import { sectionsOf } from './sections.ts';
import { filled, sheetWords as words } from './words.ts';

/** A4 in points, less its margins. */
const page = { left: mm(16), top: mm(15), width: mm(178), bottom: mm(297 - 18), foot: mm(297 - 12) };
const labelWidth = mm(44);
const box = { width: mm(72), padding: mm(4) };

type Document = PDFKit.PDFDocument;

/** Draws what a screen reader passes over. */
function decorate(pdf: Document, draw: () => void) {
  pdf.markContent('Artifact');
  draw();
  pdf.endMarkedContent();
}

function write(pdf: Document, block: TextBlock, x: number, y: number, tag = 'P') {
  pdf.addStructure(pdf.struct(tag, { actual: block.text }, () => block.draw(x, y)));
}

/** Draws the company on the left, the sheet's number in a box on the right. @returns the place below them */
async function heading(pdf: Document, { company, filedAt, number, year, country }: StoredSheet): Promise<number> {
  const nameWidth = page.width - box.width - mm(8);
  const left = [
    await textBlock(pdf, company.name, nameWidth, { size: 15, isBold: true }),
    ...(company.taxId
      ? [await textBlock(pdf, filled(words.tax_id, { id: company.taxId }), nameWidth, { size: 9.5 })]
      : []),
    await textBlock(pdf, company.address, nameWidth, { size: 9.5, colour: colours['ink-soft'] }),
  ];
  const zone = { timeZone: books[country === 'PE' ? country : 'PE'].timeZone };
  const day = new Intl.DateTimeFormat('es-PE', { dateStyle: 'long', ...zone }).format(filedAt);
  const time = new Intl.DateTimeFormat('es-PE', { hour: '2-digit', minute: '2-digit', hourCycle: 'h23', ...zone });
  const inner = box.width - 2 * box.padding;
  const boxed = (text: string, size: number, isBold = true) =>
    textBlock(pdf, text, inner, { size, isBold, align: 'center' });
  const right = [
    await boxed(words.book, 11),
    await boxed(words.title, 11),
    await boxed(filled(words.number, { number: sheetNumber(number, year) }), 13),
    await boxed(filled(words.filed, { day, time: time.format(filedAt) }), 9, false),
  ];
  const gap = mm(1.4);
  const heightOf = (blocks: TextBlock[]) => blocks.reduce((sum, { height }) => sum + height + gap, 0);
  const boxHeight = heightOf(right) - gap + 2 * box.padding;
  const boxLeft = page.left + page.width - box.width;
  decorate(pdf, () =>
    pdf.rect(boxLeft, page.top, box.width, boxHeight).lineWidth(1.4).strokeColor(colours.ink).stroke(),
  );
  let y = page.top;
  for (const block of left) {
    write(pdf, block, page.left, y);
    y += block.height + gap;
  }
  let boxY = page.top + box.padding;
  for (const [i, block] of right.entries()) {
    write(pdf, block, boxLeft + box.padding, boxY, i === 0 ? 'H1' : 'P');
    boxY += block.height + gap;
  }
  return Math.max(y, page.top + boxHeight) + mm(6);
}

/** Characters and lines that fit on a page, however wide the letters. */
const most = { characters: 1200, lines: 20 };

/** Splits text into parts that fit on a page each, at ends of lines or words where it has them. */
function partsOf(text: string): string[] {
  const pieces = text.split('\n').flatMap((line) => line.match(/.{1,1200}(?=\s|$)|.{1,1200}/gu) ?? ['']);
  const parts: string[][] = [];
  for (const piece of pieces) {
    const part = parts.at(-1);
    const length = part?.reduce((sum, line) => sum + line.length, piece.length) ?? 0;
    if (part && part.length < most.lines && length <= most.characters) part.push(piece);
    else parts.push([piece]);
  }
  return parts.map((lines) => lines.join('\n'));
}

async function numberPages(pdf: Document, number: string) {
  const { count } = pdf.bufferedPageRange();
  if (count === 1) return;
  for (let index = 0; index < count; index++) {
    pdf.switchToPage(index);
    const text = filled(words.page, { number, page: index + 1, pages: count });
    const block = await textBlock(pdf, text, page.width, { size: 8, colour: colours['ink-soft'], align: 'right' });
    decorate(pdf, () => block.draw(page.left, page.foot));
  }
}

/** Prints a sheet as the law's form has it. The same sheet is always the same bytes. */
export async function sheetPdf(sheet: StoredSheet, files: { name: string }[]): Promise<Buffer> {
  const title = `${words.title} ${sheetNumber(sheet.number, sheet.year)}`;
  const pdf = new PDFDocument({
    size: 'A4',
    margin: 0,
    autoFirstPage: false,
    bufferPages: true,
    tagged: true,
    pdfVersion: '1.7',
    lang: 'es-PE',
    displayTitle: true,
    info: { Title: title, Author: sheet.company.name, CreationDate: sheet.filedAt },
  });
  registerFonts(pdf);
  pdf.addPage();
  let y = await heading(pdf, sheet);

  function reserve(height: number) {
    if (y + height <= page.bottom) return;
    pdf.addPage();
    y = page.top;
  }

  for (const { title: name, facts } of sectionsOf(sheet, files)) {
    const head = await textBlock(pdf, name, page.width - mm(6), { size: 10.5, isBold: true });
    const bar = head.height + mm(3.2);
    reserve(bar + mm(12));
    decorate(pdf, () => pdf.rect(page.left, y, page.width, bar).fill(colours.sand));
    write(pdf, head, page.left + mm(3), y + mm(1.6), 'H2');
    y += bar + mm(2);
    for (const [label, value] of facts)
      for (const [i, part] of partsOf(value).entries()) {
        const labelBlock = await textBlock(pdf, i === 0 ? label : ' ', labelWidth - mm(3), {
          size: 9,
          colour: colours['ink-soft'],
        });
        const text = await textBlock(pdf, part.trim() || ' ', page.width - labelWidth - mm(3), {
          size: 9.5,
          maxHeight: mm(240),
        });
        const height = Math.max(labelBlock.height, text.height);
        reserve(height);
        if (i === 0) write(pdf, labelBlock, page.left + mm(3), y);
        write(pdf, text, page.left + labelWidth, y);
        y += height + mm(1.8);
      }
    y += mm(3);
  }

  const signature = await textBlock(pdf, words.signature, page.width - mm(6), { size: 9.5 });
  reserve(signature.height + mm(6));
  decorate(pdf, () =>
    pdf
      .rect(page.left, y, page.width, signature.height + mm(4))
      .lineWidth(0.6)
      .strokeColor(colours.line)
      .stroke(),
  );
  write(pdf, signature, page.left + mm(3), y + mm(2));
  y += signature.height + mm(8);

  for (const note of Object.values(words.notes)) {
    const block = await textBlock(pdf, note, page.width, { size: 8, colour: colours['ink-soft'] });
    reserve(block.height);
    write(pdf, block, page.left, y);
    y += block.height + mm(1.4);
  }
  await numberPages(pdf, sheetNumber(sheet.number, sheet.year));
  pdf.end();
  return buffer(pdf);
}
