import { faultyReleases } from '../release-tool/faulty-releases.ts';
import { releaseAgain } from '../test-site/releases.ts';
import { expect, expectAccessible, sidewaysScroll, test } from './fixtures.ts';

type Page = import('@playwright/test').Page;

/** Addresses of a release's files that a page asks for from now on. */
function filesOf(page: Page, { name, version }: { name: string; version: string }) {
  const files: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes(`/modules/${name}/${version}/`)) files.push(request.url());
  });
  return files;
}

/** As when a visitor comes back to the tab: the page looks whether there is anything newer. */
async function comeBack(page: Page) {
  const looked = page.waitForResponse('**/registry.json');
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await looked;
}

const link = (page: Page, name: string) => page.getByRole('contentinfo').getByRole('link', { name });
const isSameDocument = (page: Page) => page.evaluate(() => 'opened' in window);

test('an open page stays as it is when its module is released, and follows at the next navigation', async ({
  page,
}) => {
  await page.goto('/faq');
  await page.evaluate(() => Object.assign(window, { opened: true }));
  await expect(page.getByRole('heading', { level: 1, name: 'Preguntas frecuentes' })).toBeVisible();
  const { release, restore } = releaseAgain('mfe-catalog');
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

test('a page that was opened before a release still finds its files after it', async ({ page }) => {
  await page.goto('/faq');
  await page.evaluate(() => Object.assign(window, { opened: true }));
  const { before, restore } = releaseAgain('mfe-catalog');
  const files = filesOf(page, before);
  try {
    // It has not looked at the registry since: the page is another file of the release that it knows.
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
}) => {
  const { release, restore } = releaseAgain('mfe-catalog', { percentage: 10 });
  try {
    for (const [group, isTheirs] of [
      ['9', true],
      ['10', false],
    ] as const) {
      const context = await browser.newContext();
      await context.addCookies([{ name: 'idavuelta-group', value: group, url: test.info().project.use.baseURL ?? '' }]);
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

test('loads, web vitals and what throws are counted by release, at the gateway', async ({ page, request, faults }) => {
  faults.expect(/boom|Minified React/);
  const { breakRelease, remove } = await faultyReleases();
  const { release, before, restore } = await breakRelease('mfe-catalog', '/faq', 'throws in render', true);
  try {
    /** What the gateway has counted: other journeys have added to it before. */
    const counted = async () => {
      const lines = (await (await request.get('/metrics')).text()).split('\n');
      return (start: string) => {
        const line = lines.find((one) => one.startsWith(start) && !one.includes('other'));
        return Number(line?.split(' ').at(-1) ?? 0);
      };
    };
    const labels = (version: string) => `module="mfe-catalog",version="${version}"`;
    const counters = [
      `client_loads_total{${labels(before.version)}}`,
      `client_errors_total{${labels(release.version)},failure="start"}`,
      // the document was made with the release that then threw
      `client_lcp_count{${labels(release.version)},route="/faq"}`,
      'client_loads_total{module="shell"',
    ];
    const first = await counted();
    await page.goto('/faq');
    const heading = page.getByRole('heading', { level: 1, name: 'Preguntas frecuentes' });
    await expect(heading).toBeVisible();
    await heading.click();
    // Chromium sends what waits when the page is left.
    await page.goto('/qr-verification');
    for (const counter of counters) {
      await expect.poll(async () => (await counted())(counter), counter).toBeGreaterThan(first(counter));
    }
  } finally {
    restore();
    remove();
  }
});

for (const width of [360, 1280]) {
  test(`[MOD-07] at ${width} px the teams see what is live, and how it does`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/faq');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.goto('/releases');
    await expect(page.getByRole('status')).toHaveText(/^Counted since the gateways started/);
    await expect(page.getByRole('row', { name: /^mfe-catalog 1\.0\.0-\w{8} everyone/ })).toBeVisible();
    await page.getByText('Changes').click();
    await expect(page.getByRole('row', { name: /promote shell/ }).first()).toBeVisible();
    expect(await sidewaysScroll(page)).toBe(0);
    await expectAccessible(page);
  });
}
