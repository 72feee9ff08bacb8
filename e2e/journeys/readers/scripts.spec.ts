import { expect, pageIsReady, test } from '../../support/fixtures.ts';

const commonTexts = /^\/shell\/[^/]+\/[a-z]{2}_[A-Z]{2}\.\w+\.json$/;

test('the scripts of the page are asked for while the larger script of the shell is on its way', async ({ page }) => {
  const requested = page.waitForRequest(/\/mfe-catalog\/.*\/LandingPage\.js/);
  await page.route('**/shell/**/main.js*', async (route) => {
    await requested;
    await route.continue();
  });
  await page.goto('/');
  await pageIsReady(page);
});

test('what can wait is fetched once the page’s own script is there', async ({ page }) => {
  const requested: string[] = [];
  page.on('request', (request) => requested.push(new URL(request.url()).pathname));
  let arrive = () => {};
  const arrival = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  await page.route(/\/LandingPage\.js/, async (route) => {
    await arrival;
    await route.continue();
  });
  const marked = (name: string) =>
    page.waitForFunction((mark) => performance.getEntriesByName(mark).length > 0, `idavuelta:${name}`);
  const texts = page.waitForRequest((request) => commonTexts.test(new URL(request.url()).pathname));
  await page.goto('/', { waitUntil: 'commit' });
  await marked('frame-ready');
  await page.evaluate(() => new Promise((idle) => requestIdleCallback(idle)));
  expect(requested.filter((address) => commonTexts.test(address))).toEqual([]);
  arrive();
  await marked('ready');
  await texts;
});

test('without JavaScript the pages stand: content, links and pictures', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL });
  const page = await context.newPage();
  await page.goto('/');
  await expect(page.getByRole('button', { name: 'Ingresar' })).toBeHidden(); // its form needs the script
  await page.getByRole('article').filter({ hasText: 'Noche de Cumbia' }).first().getByRole('link').click();
  await expect(page).toHaveURL('/event/noche-de-cumbia');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Noche de Cumbia');
  await expect(page.getByText('Estadio San Marcos').first()).toBeVisible();
  for (const form of ['/complaints-book', '/privacy-requests']) {
    await page.goto(form);
    // the test runner ignores roles and texts inside a <noscript>
    await expect(page.locator('main noscript a[href^="mailto:"]')).toBeVisible();
    await expect(page.locator('main button[type=submit]')).toBeDisabled();
  }
  await context.close();
});
