import { randomUUID } from 'node:crypto';
import { links } from '@idavuelta/shared/contracts';
import type { Page } from '@playwright/test';
import { siteUrl } from '../test-site/ports.ts';
import { browserWithCamera, pictureOfCode } from './camera.ts';
import { expect } from './fixtures.ts';

/** Opens a driver's browser whose camera sees a code of a nonexistent order. */
export const browserThatSeesACode = async () =>
  browserWithCamera(await pictureOfCode(JSON.stringify({ orderId: randomUUID(), ticket: 1 })));

/** A message of jsQR: the script that contains it is the decoder. */
const decoderMark = 'binarizer';

/** Opens the page and the camera as a driver. */
export async function readCode(page: Page, query = '') {
  await page.goto(`${siteUrl}${links.qrVerification()}${query}`);
  await page.getByRole('button', { name: 'Escanear Código' }).click();
  await expect(page.getByRole('heading', { name: 'EVENTO INVALIDO' })).toBeVisible({ timeout: 20_000 });
}

/** Collects the scripts that run on the page, i.e. not in a worker. */
export async function watchScripts(page: Page) {
  await page.coverage.startJSCoverage();
  return async () => {
    const scripts = await page.coverage.stopJSCoverage();
    return scripts.filter(({ source }) => source?.includes(decoderMark)).map(({ url }) => url);
  };
}

export async function expectReadInWorker(page: Page, query?: string) {
  const decodersOfPage = await watchScripts(page);
  await readCode(page, query);
  // the decoder, and the one that monitors the page's heartbeat
  await expect.poll(() => page.workers().map((worker) => new URL(worker.url()).protocol)).toEqual(['blob:', 'blob:']);
  expect(await decodersOfPage()).toEqual([]);
}
