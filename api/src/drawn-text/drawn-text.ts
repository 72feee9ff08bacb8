import { fileURLToPath } from 'node:url';
import { escapeMarkup } from '@idavuelta/shared/contracts/text';
import sharp from 'sharp';
import { addFallbackFont, isInOurFont } from './fallback-font.ts';

export const regular = fileURLToPath(import.meta.resolve('dejavu-fonts-ttf/ttf/DejaVuSans.ttf'));
export const bold = fileURLToPath(import.meta.resolve('dejavu-fonts-ttf/ttf/DejaVuSans-Bold.ttf'));

export interface DrawnText {
  text: string;
  /** Letter height in pixels. */
  size: number;
  colour: string;
  isBold?: boolean;
  /** Maximum line width in pixels. */
  width: number;
  isCentred?: boolean;
}

/** Maximum number of characters: more would make a ticket unreadable and its picture too high to draw. */
const maxLetters = 4000;

/** Escapes the library's markup in user input and removes what it does not support. */
const escaped = (text: string) =>
  escapeMarkup(
    text
      .slice(0, maxLetters)
      .toWellFormed()
      .replace(/[^\P{Cc}\n]|[\uFFFE\uFFFF]/gu, ''),
  );

/**
 * Renders text as a picture, in lines of at most `width`; longer words are broken between letters. Characters missing
 * from the site's font come from a bundled fallback font, whatever fonts the server has.
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
      // Makes points equal pixels.
      dpi: 72,
      rgba: true,
    },
  })
    .png()
    .toBuffer({ resolveWithObject: true });
  return { picture: data, width: info.width, height: info.height };
}
