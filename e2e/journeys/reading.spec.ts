import { randomUUID } from 'node:crypto';
import { links } from '@idavuelta/shared/contracts';
import type { Browser, Page } from '@playwright/test';
import { codePicture } from '../reading/code-picture.ts';
import { ports, siteUrl } from '../test-site/ports.ts';
import { browserWithCamera } from './camera.ts';
import { startCommand } from './command.ts';
import { expect, test } from './fixtures.ts';

const module = 'mfe-qr-check';
/** A message of jsQR's own: whatever script has it is the decoder. */
const decoderMark = 'binarizer';

let browser: Browser;
test.beforeAll(async () => {
  const ofNoOrder = JSON.stringify({ orderId: randomUUID(), ticket: 1 });
  browser = await browserWithCamera(await codePicture(ofNoOrder, 440));
});
test.afterAll(() => browser.close());

/** A driver opens the page and the camera, which sees a code of an order that there is not. */
async function readCode(page: Page, query = '') {
  await page.goto(`${siteUrl}${links.qrVerification()}${query}`);
  await page.getByRole('button', { name: 'Escanear Código' }).click();
  await expect(page.getByRole('heading', { name: 'EVENTO INVALIDO' })).toBeVisible({ timeout: 20_000 });
}

/** Collects what runs on the page, so not in a worker. */
async function watchScripts(page: Page) {
  await page.coverage.startJSCoverage();
  return async () => {
    const scripts = await page.coverage.stopJSCoverage();
    return scripts.filter(({ source }) => source?.includes(decoderMark)).map(({ url }) => url);
  };
}

async function expectReadInWorker(page: Page, query?: string) {
  const decodersOfPage = await watchScripts(page);
  await readCode(page, query);
  expect(page.workers().map((worker) => new URL(worker.url()).protocol)).toEqual(['blob:']);
  expect(await decodersOfPage()).toEqual([]);
}

test('[QRC-01] codes are read in a worker: the page, which shows the picture, never runs the decoder', async () => {
  await expectReadInWorker(await browser.newPage());
});

test('[QRC-01] so they are where the module comes from another origin than the page', async () => {
  test.setTimeout(180_000); // webpack compiles the module first
  const port = ports.site + 60;
  const origin = `http://localhost:${port}`;
  const { stop } = await startCommand(['override', '--', module], { OVERRIDE_PORT: String(port) }, 'open any page');
  const page = await browser.newPage();
  const origins: string[] = [];
  page.on('request', (request) => /worker|\.js$/.test(request.url()) && origins.push(new URL(request.url()).origin));
  try {
    await expectReadInWorker(page, `?module=${module}@${origin}`);
    expect(origins).toContain(origin);
  } finally {
    await page.close();
    await stop();
  }
});

test('[QRC-01] where no worker starts, the page reads the codes', async () => {
  const page = await browser.newPage();
  await page.addInitScript(() => Reflect.deleteProperty(window, 'Worker'));
  const decodersOfPage = await watchScripts(page);
  await readCode(page);
  expect(await decodersOfPage()).toHaveLength(1);
});
