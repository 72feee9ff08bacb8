import type { DeviceCheckResults } from '@idavuelta/shared/contracts';
import type { BrowserContext, Page } from '@playwright/test';
import {
  beginToScan,
  codesForTomorrow,
  openTicketCheck,
  prepareDevice,
  scan,
  scanAnother,
} from '../../support/device.ts';
import { expect, expectAccessible, test } from '../../support/fixtures.ts';

const sending = '**/ticket-checks';

/** Reads the API's response to the checks that this device sends. */
function resultsFor(context: BrowserContext) {
  const results: DeviceCheckResults['results'] = [];
  context.on('response', async (response) => {
    if (!response.url().endsWith('/ticket-checks') || response.request().method() !== 'POST') return;
    const { data } = (await response.json()) as { data: DeviceCheckResults };
    results.push(...data.results);
  });
  return results;
}

test('[QRC-12] ten tickets scanned without a network are ten records, each once, through a dropped connection and a killed page', async ({
  browser,
}) => {
  test.setTimeout(120_000);
  const codes = [...(await codesForTomorrow(5)), ...(await codesForTomorrow(5))];
  const context = await browser.newContext();
  const page = await prepareDevice(context, 'Van 7');
  await beginToScan(page);
  await context.setOffline(true);
  for (const [index, code] of codes.entries()) {
    await scan(page, code, 'Válido');
    await expect(page.getByText(new RegExp(`^${index + 1} verificaci.* por enviar$`))).toBeVisible();
    await scanAnother(page);
  }
  await scan(page, codes[0] ?? '', 'Ya verificado');
  await expect(page.getByText(/· Van 7/)).toBeVisible();

  // The API receives them but its response is lost, then the page is killed.
  let got: string[] = [];
  await context.route(sending, async (route) => {
    const answer = await route.fetch();
    got = ((await answer.json()) as { data: DeviceCheckResults }).data.results.map(({ scanId }) => scanId);
    await route.abort('connectionreset');
  });
  await context.setOffline(false);
  await expect.poll(() => got.length).toBe(11);
  await page.close();
  await context.unroute(sending);

  const results = resultsFor(context);
  const after = await openTicketCheck(context);
  await expect(after.getByText('Todo está enviado')).toBeVisible();
  await expect.poll(() => results.map(({ scanId }) => scanId).sort()).toEqual(got.sort());
  const outcomes = results.map(({ outcome }) => outcome).sort();
  expect(outcomes).toEqual(['again', ...Array(10).fill('first')]);
  await context.close();

  const other = await browser.newContext();
  const device = await openTicketCheck(other);
  await beginToScan(device);
  for (const code of codes) {
    await scan(device, code, 'Ya verificado');
    await expect(device.getByText(/· Van 7/)).toBeVisible();
    await scanAnother(device);
  }
  await other.close();
});

test('[QRC-12] two devices that let the same ticket in while apart are both told when they are back', async ({
  browser,
}) => {
  test.setTimeout(90_000);
  const [code = ''] = await codesForTomorrow(1);
  const devices: { context: BrowserContext; page: Page }[] = [];
  for (const name of ['Van 1', 'Van 2']) {
    const context = await browser.newContext({ viewport: { width: 360, height: 640 } });
    const page = await prepareDevice(context, name);
    await beginToScan(page);
    await context.setOffline(true);
    await scan(page, code, 'Válido');
    devices.push({ context, page });
  }
  for (const { context, page } of devices) {
    await context.setOffline(false);
    await expect(page.getByText('Todo está enviado')).toBeVisible();
  }
  for (const { page } of devices) {
    await page.reload();
    const alert = page.getByRole('alert').filter({ hasText: 'Un boleto subió dos veces' });
    await expect(alert).toBeVisible();
    await expect(alert.getByText(/· Van 1/)).toBeVisible();
    await expect(alert.getByText(/· Van 2/)).toBeVisible();
    await expectAccessible(page);
  }
  for (const { context } of devices) await context.close();
});
