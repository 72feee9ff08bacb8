import jsQR from 'jsqr';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';

/** Resolution of an ink-saving office printer, and of the points in which PDFs are measured, per inch. */
const dotsPerInch = 150;
const pointsPerInch = 72;

/** A sheet: its words, and what a scanner reads; undefined without a code. */
interface Sheet {
  text: string;
  code?: string;
}

/** Renders a PDF as printed at its own size. */
export async function onPaper(pdf: Uint8Array): Promise<Sheet[]> {
  const task = getDocument({ data: new Uint8Array(pdf), verbosity: 0 });
  const document = await task.promise;
  const sheets: Sheet[] = [];
  for (let number = 1; number <= document.numPages; number += 1) {
    const page = await document.getPage(number);
    const viewport = page.getViewport({ scale: dotsPerInch / pointsPerInch });
    const [width, height] = [Math.ceil(viewport.width), Math.ceil(viewport.height)];
    const { canvas, context } = canvasOf(document).create(width, height);
    await page.render({ canvas, canvasContext: context, viewport, background: 'white' }).promise;
    const { items } = await page.getTextContent();
    sheets.push({
      text: items.map((item) => ('str' in item ? item.str : '')).join(' '),
      code: jsQR(context.getImageData(0, 0, width, height).data, width, height)?.data,
    });
  }
  await task.destroy();
  return sheets;
}

/** Outside of browsers the library draws on its own canvas, which its types leave open. */
const canvasOf = ({ canvasFactory }: { canvasFactory: object }) =>
  canvasFactory as {
    create: (width: number, height: number) => { canvas: HTMLCanvasElement; context: CanvasRenderingContext2D };
  };
