import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { links } from '@idavuelta/shared/contracts';
import type { Browser, BrowserContext, Page } from '@playwright/test';
import { browserWithCamera, pictureOfCode } from '../../support/camera.ts';
import { expect, expectNoRawKeys, test } from '../../support/fixtures.ts';
import { type ReleaseSite, startReleaseSite } from '../../test-site/release-site.ts';
import { releaseAgain } from '../../test-site/releases.ts';

const path = links.qrVerification();
const scan = (page: Page) => page.getByRole('button', { name: 'Escanear Código' });

/** Runs a journey at its own gateway, which can be stopped, with its own releases. */
async function withGateway(work: (gateway: ReleaseSite) => Promise<void>) {
  const undos: (() => unknown)[] = [];
  try {
    await work(await startReleaseSite({ after: (undo) => undos.push(undo) }));
  } finally {
    for (const undo of undos.reverse()) await undo();
  }
}

/** Waits until the page is served by a worker installed for its releases. */
const workerReady = (page: Page) =>
  page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    while (!navigator.serviceWorker.controller)
      await new Promise((resolve) => navigator.serviceWorker.addEventListener('controllerchange', resolve));
  });

/** Opens the page in a new tab. */
async function open(context: BrowserContext, url: string) {
  const page = await context.newPage();
  await page.goto(url + path);
  await expect(scan(page)).toBeVisible();
  return page;
}

const moduleVersion = (page: Page) =>
  page.evaluate(() => {
    const scripts = performance.getEntriesByType('resource').map(({ name }) => name);
    return scripts.map((name) => /\/modules\/mfe-qr-check\/([^/]+)\/remoteEntry/.exec(name)?.[1]).find(Boolean);
  });

/** Opens the page in new tabs until this release serves it. */
async function openWhenLive(context: BrowserContext, url: string, version: string) {
  const page = await context.newPage();
  await expect
    .poll(async () => {
      await page.goto(url + path);
      return moduleVersion(page);
    })
    .toBe(version);
  return page;
}

/** Waits until the worker of newer releases is complete, or has been given up. */
const nextWorkerSettled = (page: Page) =>
  page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready;
    await registration.update();
    const next = registration.installing;
    await new Promise((resolve) =>
      next ? next.addEventListener('statechange', resolve, { once: true }) : resolve(undefined),
    );
  });

const controllerOf = (page: Page) => page.evaluate(() => navigator.serviceWorker.controller?.scriptURL);
const cacheNames = (page: Page) => page.evaluate(() => caches.keys());

test.describe('without a network', () => {
  let phone: Browser;
  test.beforeAll(async () => {
    phone = await browserWithCamera(await pictureOfCode('https://example.com/menu'));
  });
  test.afterAll(() => phone.close());

  for (const [how, unplug] of [
    ['the gateway is away', (_: BrowserContext, gateway: { stop: () => Promise<void> }) => gateway.stop()],
    ['the phone has no network', (context: BrowserContext) => context.setOffline(true)],
  ] as const) {
    test(`[QRC-08] ${how}: the page opens, the camera too, and codes are read`, async () => {
      await withGateway(async (gateway) => {
        const context = await phone.newContext({ viewport: { width: 360, height: 740 } });
        const first = await open(context, gateway.url);
        await workerReady(first);
        await first.close();
        await unplug(context, gateway);

        const page = await open(context, gateway.url);
        await expect(page.getByRole('banner')).toBeVisible();
        await expect(page.getByRole('contentinfo')).toBeVisible();
        await expect(page.getByRole('heading', { level: 1 })).toHaveText('Verificación de boletos');
        await expectNoRawKeys(page);
        await scan(page).click();
        await expect(page.getByLabel('Imagen de la cámara')).toBeVisible();
        await expect(page.getByText('EVENTO INVALIDO')).toBeVisible({ timeout: 20_000 });
        await context.close();
      });
    });
  }

  test('[QRC-08] the page opens in the language that was chosen last', async () => {
    await withGateway(async (gateway) => {
      const context = await phone.newContext({ viewport: { width: 1280, height: 900 } });
      const first = await open(context, gateway.url);
      await workerReady(first);
      const pageResponse = first.waitForResponse((response) => new URL(response.url()).pathname === path);
      await first
        .getByRole('button', { name: /Español|Perú/ })
        .first()
        .click();
      await first
        .getByRole('radio', { name: 'English' })
        .or(first.getByRole('button', { name: 'English' }))
        .first()
        .click();
      await pageResponse;
      await first.close();
      await gateway.stop();
      const page = await context.newPage();
      await page.goto(gateway.url + path);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ticket check');
      await expect(page.locator('html')).toHaveAttribute('lang', 'en-US');
      await context.close();
    });
  });
});

test('[QRC-08] the worker serves this page alone', async ({ page, context }) => {
  await page.goto(path);
  await workerReady(page);
  expect(await controllerOf(page)).toMatch(/\/qr-verification\.worker\.js$/);
  await expect(page.locator('link[rel="manifest"]')).toHaveCount(1);
  const other = await context.newPage();
  await other.goto('/faq');
  await expect(other.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await controllerOf(other)).toBeUndefined();
  await expect(other.locator('link[rel="manifest"]')).toHaveCount(0);
});

test('[QRC-08] a new release is used after the next visit with a network, and nothing of the old one stays', async ({
  context,
}) => {
  await withGateway(async (gateway) => {
    const first = await open(context, gateway.url);
    await workerReady(first);
    const { release, before } = releaseAgain(gateway, 'mfe-qr-check');
    const second = await openWhenLive(context, gateway.url, release.version);
    await first.close();
    await nextWorkerSettled(second); // it waits until no page of the earlier releases is open
    await second.close();
    await gateway.stop();
    const page = await open(context, gateway.url);
    expect(await moduleVersion(page)).toBe(release.version);
    const names = await cacheNames(page);
    expect(names.some((name) => name.includes(release.version))).toBe(true);
    expect(names.some((name) => name.includes(`${before.version}-`))).toBe(false);
  });
});

test('[QRC-08] a release that does not arrive as it was built leaves the page that works', async ({ context }) => {
  await withGateway(async (gateway) => {
    const first = await open(context, gateway.url);
    await workerReady(first);
    await first.close();
    const { release, before } = releaseAgain(gateway, 'mfe-qr-check');
    writeFileSync(join(gateway.outputDir, 'modules/mfe-qr-check', release.version, 'texts/qr/pt_BR.json'), '{}');
    const second = await openWhenLive(context, gateway.url, release.version);
    await nextWorkerSettled(second);
    await second.close();
    await gateway.stop();
    expect(await moduleVersion(await open(context, gateway.url))).toBe(before.version);
  });
});

test('[QRC-08] a worker that is switched off removes itself and what it kept', async ({ context }) => {
  await withGateway(async (gateway) => {
    const first = await open(context, gateway.url);
    await workerReady(first);
    expect(await cacheNames(first)).not.toEqual([]);
    await gateway.restart({ SERVICE_WORKERS: 'off' });
    await first.reload();
    await expect.poll(() => cacheNames(first)).toEqual([]);
    await first.reload();
    await expect(scan(first)).toBeVisible();
    expect(await controllerOf(first)).toBeUndefined();
  });
});
