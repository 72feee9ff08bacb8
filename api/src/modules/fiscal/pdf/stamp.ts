import { toSVG } from 'bwip-js/node';
import { mm } from '../../../pdf/fonts.ts';
import { qrCode } from '../../../pdf/qr-code.ts';
import type { FiscalDocument, RenderedDocument } from '../fiscal-document.ts';

type Document = PDFKit.PDFDocument;

/** A code that is drawn later. */
export interface DrawnStamp {
  width: number;
  /** With the white that belongs to it. */
  height: number;
  /** Width of what is written below it, and where in it. */
  caption: { width: number; align: 'left' | 'center' };
  draw: (x: number, y: number) => void;
}

/** Modules around a code that stay white. */
const quiet = 4;

function qrStamp(document: Document, text: string, side: number, level: 'M' | 'Q') {
  const { size, dark } = qrCode(text, level);
  const module = side / (size + 2 * quiet);
  const draw = (left: number, top: number) => {
    for (const { x, y } of dark) document.rect(left + (x + quiet) * module, top + (y + quiet) * module, module, module);
    document.fill('black');
  };
  return { width: side, height: side, draw };
}

/** The outline of a code as an SVG path, and its size. */
function pdf417(text: string) {
  const options = { bcid: 'pdf417', text, binarytext: true, eclevel: 5, columns: 15 };
  const svg = toSVG(options);
  const [, width, height] = /viewBox="0 0 (\d+) (\d+)"/.exec(svg) ?? [];
  const [, path = ''] = /<path d="([^"]+)"/.exec(svg) ?? [];
  return { path, width: Number(width), height: Number(height) };
}

function pdf417Stamp(document: Document, text: string, maxWidth: number, maxHeight: number): DrawnStamp {
  const code = pdf417(text);
  const scale = Math.min(maxWidth / code.width, maxHeight / code.height);
  const width = code.width * scale;
  const draw = (x: number, y: number) =>
    void document.save().translate(x, y).scale(scale).path(code.path).fill('black', 'even-odd').restore();
  return { width, height: code.height * scale + mm(2), caption: { width, align: 'center' }, draw };
}

/**
 * Prepares the code in the size and with the error correction that its authority demands: in Spain 30 to 40 mm and M, in
 * Peru at least 20 mm and Q, in Chile at most 90 by 40 mm.
 */
export function drawnStamp(
  document: Document,
  { symbology, text }: RenderedDocument['stamp'],
  { issuer }: FiscalDocument,
): DrawnStamp {
  if (symbology === 'pdf417') return pdf417Stamp(document, text, mm(86), mm(40));
  if (issuer.country !== 'ES') {
    return { ...qrStamp(document, text, mm(36), 'Q'), caption: { width: mm(92), align: 'left' } };
  }
  return { ...qrStamp(document, text, mm(38), 'M'), caption: { width: mm(38), align: 'center' } };
}
