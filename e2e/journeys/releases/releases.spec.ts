import { expect, pageIsReady } from '../../support/fixtures.ts';
import { test } from '../../support/release-site.ts';
import { releaseAgain } from '../../test-site/releases.ts';

type Page = import('@playwright/test').Page;

/** Collects the URLs of a release's files that a page requests from now on. */
function filesOf(page: Page, { name, version }: { name: string; version: string }) {
  const files: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes(`/modules/${name}/${version}/`)) files.push(request.url());
  });
  return files;
}

/** Simulates the visitor's return to the tab: once it listens, the page checks for newer releases. */
const comeBack = (page: Page) =>
  expect(async () => {
    const looked = page.waitForResponse('**/registry.json', { timeout: 500 });
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    await (await looked).finished();
  }).toPass();

const link = (page: Page, name: string) => page.getByRole('contentinfo').getByRole('link', { name });
const isSameDocument = (page: Page) => page.evaluate(() => 'opened' in window);

test('an open page stays as it is when its module is released, and follows at the next navigation', async ({
  page,
  site,
}) => {
  await page.goto('/faq');
  await page.evaluate(() => Object.assign(window, { opened: true }));
  await pageIsReady(page);
  await expect(page.getByRole('heading', { level: 1, name: 'Preguntas frecuentes' })).toBeVisible();
  const { release, restore } = releaseAgain(site, 'mfe-catalog');
  const files = filesOf(page, release);
  try {
    await comeBack(page);
    await page.getByRole('main').locator('summary, button').first().click();
    expect(await isSameDocument(page)).toBe(true);
    expect(files).toEqual([]);
    await link(page, 'Nosotros').click();
    await expect(page).toHaveURL('/about-us');
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
    expect(await isSameDocument(page)).toBe(false);
    await expect.poll(() => files.length).toBeGreaterThan(0);
  } finally {
    restore();
  }
});

test('a page that was opened before a release still finds its files after it', async ({ page, site }) => {
  await page.goto('/faq');
  await page.evaluate(() => Object.assign(window, { opened: true }));
  const { before, restore } = releaseAgain(site, 'mfe-catalog');
  const files = filesOf(page, before);
  try {
    // The tab has not read the registry since: the page is another file of the release that it knows.
    await link(page, 'Nosotros').click();
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
    expect(await isSameDocument(page)).toBe(true);
    expect(files.length).toBeGreaterThan(0);
  } finally {
    restore();
  }
});

test('a visitor in the group of a canary gets it from the server and in the browser, the others do not', async ({
  browser,
  site,
}) => {
  const { release, restore } = releaseAgain(site, 'mfe-catalog', { percentage: 10 });
  try {
    for (const [group, isTheirs] of [
      ['9', true],
      ['10', false],
    ] as const) {
      const context = await browser.newContext({ baseURL: site.url });
      await context.addCookies([{ name: 'idavuelta-group', value: group, url: site.url }]);
      const page = await context.newPage();
      const files = filesOf(page, release);
      const response = await page.goto('/faq');
      expect((await response?.text())?.includes(release.version)).toBe(isTheirs);
      await expect(page.getByRole('heading', { level: 1, name: 'Preguntas frecuentes' })).toBeVisible();
      await link(page, 'Nosotros').click();
      await expect(page.getByRole('main').getByRole('heading', { level: 1, name: /./ })).toBeVisible();
      expect(files.length > 0).toBe(isTheirs);
      await context.close();
    }
  } finally {
    restore();
  }
});
