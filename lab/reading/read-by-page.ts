import { browserWithFrames } from '@idavuelta/e2e/support/camera.ts';
import { siteUrl } from '@idavuelta/e2e/test-site/ports.ts';
import { links } from '@idavuelta/shared/contracts';
import { errors, type Page, type Request } from '@playwright/test';
import type { Picture } from './pictures.ts';
import type { Cell } from './print-table.ts';

/**
 * How long a driver holds the phone still, in milliseconds, including the start of the camera: about twelve attempts.
 */
const patience = 6_000;

/** Shows each picture to the camera of a browser. @returns whether the page has checked the order of its code */
export async function readByPage(frames: (Picture & { frame: Buffer })[]): Promise<Cell[]> {
  const { browser, show } = await browserWithFrames(frames[0]?.frame ?? Buffer.alloc(0));
  try {
    const page = await browser.newPage({ viewport: { width: 360, height: 740 }, locale: 'es-PE' });
    const cells: Cell[] = [];
    for (const { kind, orderId, frame } of frames) {
      show(frame);
      cells.push({ kind, cell: (await isRead(page, orderId)) ? '✓' : '–' });
    }
    return cells;
  } finally {
    await browser.close();
  }
}

async function isRead(page: Page, orderId: string) {
  await page.goto(`${siteUrl}${links.qrVerification()}`);
  const isOfOrder = (request: Request) => request.url().includes(`/order/${orderId}/`);
  const read = page.waitForRequest(isOfOrder, { timeout: patience }).then(() => true, falseWhenLate);
  await page.getByRole('button', { name: 'Escanear Código' }).click();
  return read;
}

function falseWhenLate(error: unknown) {
  if (error instanceof errors.TimeoutError) return false;
  throw error;
}
