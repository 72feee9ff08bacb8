import jsQR from 'jsqr';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';

/** Dots per inch of an office printer that saves ink, and of the points that a PDF is measured in. */
const dotsPerInch = 150;
const pointsPerInch = 72;

/** One sheet: its words, and what a scanner reads there; undefined without a code. */
interface Sheet {
  text: string;
  code?: string;
}

/** A PDF as it is on paper, printed at its own size. */
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

/** The library draws on a canvas of its own outside of browsers; its types leave that open. */
const canvasOf = ({ canvasFactory }: { canvasFactory: object }) =>
  canvasFactory as {
    create: (width: number, height: number) => { canvas: HTMLCanvasElement; context: CanvasRenderingContext2D };
  };
