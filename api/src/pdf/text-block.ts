import { drawnText } from '../drawn-text/drawn-text.ts';
import { isWrittenAsItComes } from '../drawn-text/simple-letters.ts';
import { colours } from '../mail/template/theme.ts';
import { fonts, sharpness } from './fonts.ts';

type Document = PDFKit.PDFDocument;

interface BlockStyle {
  /** In points. */
  size: number;
  colour?: string;
  isBold?: boolean;
  align?: 'left' | 'right' | 'center';
  /** In points; longer text ends with an ellipsis, or is drawn smaller. */
  maxHeight?: number;
}

/** Measured text that is drawn later. */
export interface TextBlock {
  text: string;
  height: number;
  draw: (x: number, y: number) => void;
}

/** Share of `width` that is left of a picture. */
const shift = { left: 0, center: 0.5, right: 1 };

async function pictureBlock(document: Document, text: string, width: number, style: Required<BlockStyle>) {
  const { size, colour, isBold, align, maxHeight } = style;
  const isCentred = align === 'center';
  const pixels = { size: size * sharpness, width: Math.floor(width * sharpness) };
  const drawn = await drawnText({ text, colour, isBold, isCentred, ...pixels });
  const scale = Math.min(1 / sharpness, maxHeight / drawn.height);
  const [drawnWidth, height] = [drawn.width * scale, drawn.height * scale];
  const draw = (x: number, y: number) =>
    void document.image(drawn.picture, x + (width - drawnWidth) * shift[align], y, { width: drawnWidth, height });
  return { text, height, draw };
}

/** Measures free text in a column: as glyphs, or as an image of them where a PDF writer cannot place its letters. */
export async function textBlock(
  document: Document,
  text: string,
  width: number,
  { size, colour = colours.ink, isBold = false, align = 'left', maxHeight = 300 }: BlockStyle,
): Promise<TextBlock> {
  if (!isWrittenAsItComes(text)) return pictureBlock(document, text, width, { size, colour, isBold, align, maxHeight });
  const font = () => document.font(isBold ? fonts.bold : fonts.regular).fontSize(size);
  const options = { width, align };
  const height = Math.min(maxHeight, font().heightOfString(text, options));
  const draw = (x: number, y: number) =>
    void font()
      .fillColor(colour)
      .text(text, x, y, { ...options, height: height + 1, ellipsis: true });
  return { text, height, draw };
}
