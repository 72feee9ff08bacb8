import { drawnText } from '../../../../drawn-text/drawn-text.ts';
import { isWrittenAsItComes } from '../../../../drawn-text/simple-letters.ts';
import { fonts, sharpness } from '../../../../pdf/fonts.ts';
import { drawRead } from '../../../../pdf/structure.ts';

type Document = PDFKit.PDFDocument;

export interface WrittenText {
  /** In points. */
  size: number;
  colour: string;
  isBold?: boolean;
  isCentred?: boolean;
  /** Element of the document's structure, `P` by default. */
  tag?: string;
}

/** Writes free text below the previous one across the width of the page: as glyphs, or as an image of them. */
export async function writeText(document: Document, text: string, style: WrittenText) {
  const { size, colour, isBold, isCentred, tag } = style;
  if (isWrittenAsItComes(text)) {
    const options = isCentred ? { align: 'center' as const } : {};
    const draw = () =>
      void document
        .font(isBold ? fonts.bold : fonts.regular)
        .fontSize(size)
        .fillColor(colour)
        .text(text, options);
    drawRead(document, { tag, actual: text }, draw);
    return;
  }
  const { left, right } = document.page.margins;
  const available = document.page.width - left - right;
  const drawn = await drawnText({
    text,
    size: size * sharpness,
    colour,
    isBold,
    isCentred,
    width: Math.floor(available * sharpness),
  });
  const [width, height] = [drawn.width / sharpness, drawn.height / sharpness];
  if (document.y + height > document.page.maxY()) document.addPage();
  // Shrinks what would not fit on a page of its own.
  const room = document.page.maxY() - document.y;
  const x = isCentred ? left + (available - width) / 2 : left;
  drawRead(
    document,
    { tag, actual: text },
    () => void document.image(drawn.picture, x, document.y, { fit: [width, Math.min(height, room)] }),
  );
  document.x = left;
  document.y += Math.min(height, room) + size * 0.2;
}
