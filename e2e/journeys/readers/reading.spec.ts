import type { Browser } from '@playwright/test';
import { expect, test } from '../../support/fixtures.ts';
import { browserThatSeesACode, expectReadInWorker, readCode, watchScripts } from '../../support/reading.ts';

let browser: Browser;
test.beforeAll(async () => {
  browser = await browserThatSeesACode();
});
test.afterAll(() => browser.close());

test('[QRC-01] codes are read in a worker: the page, which shows the picture, never runs the decoder', async () => {
  await expectReadInWorker(await browser.newPage());
});

test('[QRC-01] where no worker starts, the page reads the codes', async () => {
  const page = await browser.newPage();
  await page.addInitScript(() => Reflect.deleteProperty(window, 'Worker'));
  const decodersOfPage = await watchScripts(page);
  await readCode(page);
  expect(await decodersOfPage()).toHaveLength(1);
});
