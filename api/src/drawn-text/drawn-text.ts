import { fileURLToPath } from 'node:url';
import { escapeMarkup } from '@idavuelta/shared/contracts/text';
import sharp from 'sharp';
import { addFallbackFont, isInOurFont } from './fallback-font.ts';

export const regular = fileURLToPath(import.meta.resolve('dejavu-fonts-ttf/ttf/DejaVuSans.ttf'));
export const bold = fileURLToPath(import.meta.resolve('dejavu-fonts-ttf/ttf/DejaVuSans-Bold.ttf'));

export interface DrawnText {
  text: string;
  /** Height of the letters, in pixels. */
  size: number;
  colour: string;
  isBold?: boolean;
  /** Of the lines, in pixels. */
  width: number;
  isCentred?: boolean;
}

/** Most lines of one text: with more, a ticket is unreadable and its picture too high to draw. */
const maxLetters = 4000;

/** What somebody typed must not be read as marks of the library, nor as what its marks cannot hold. */
const escaped = (text: string) =>
  escapeMarkup(
    text
      .slice(0, maxLetters)
      .toWellFormed()
      .replace(/[^\P{Cc}\n]|[\uFFFE\uFFFF]/gu, ''),
  );

/**
 * A text as a picture, in lines of at most `width`; a longer word is broken between its letters. Characters that the
 * site's font lacks come from a packaged fallback font, whatever fonts the server has.
 */
export async function drawnText({ text, size, colour, isBold = false, width, isCentred = false }: DrawnText) {
  if (!isInOurFont(text)) await addFallbackFont();
  const { data, info } = await sharp({
    text: {
      text: `<span foreground="${colour}" insert_hyphens="false">${escaped(text)}</span>`,
      font: `DejaVu Sans ${isBold ? 'Bold ' : ''}${size}`,
      fontfile: isBold ? bold : regular,
      width,
      wrap: 'word-char',
      align: isCentred ? 'centre' : 'left',
      // Points are pixels then.
      dpi: 72,
      rgba: true,
    },
  })
    .png()
    .toBuffer({ resolveWithObject: true });
  return { picture: data, width: info.width, height: info.height };
}
