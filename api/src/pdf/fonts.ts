import { bold, regular } from '../drawn-text/drawn-text.ts';

/** Names under which documents register their fonts. */
export const fonts = { regular: 'regular', bold: 'bold' };

/** Embeds the site's font, which covers Latin, Greek and Cyrillic, as subsets. */
export function registerFonts(document: PDFKit.PDFDocument) {
  document.registerFont(fonts.regular, regular);
  document.registerFont(fonts.bold, bold);
}

/** Converts millimetres to points, the unit of a PDF. */
export const mm = (length: number) => (length * 72) / 25.4;

/** Pixels per point of text that is drawn as an image, as in print. */
export const sharpness = 4;
