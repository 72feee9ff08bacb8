import { expect, pageIsReady, test } from '../../support/fixtures.ts';

test('a style sheet that came inside the page is not fetched on the way through the catalogue', async ({ page }) => {
  const fetched: string[] = [];
  page.on('request', (request) => request.url().includes('.css') && fetched.push(new URL(request.url()).pathname));
  await page.goto('/');
  const inPage = await page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('style[data-href]')].map(({ dataset }) => dataset.href),
  );
  expect(inPage.length).toBeGreaterThan(1);
  // When idle, the browser prefetches linked pages: lists and events.
  await expect.poll(() => fetched, { timeout: 15_000 }).not.toEqual([]);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Eventos masivos' }).click();
  await expect(page).toHaveURL('/massive-events');
  await page.getByRole('main').getByRole('article').first().getByRole('link').click();
  await expect(page).toHaveURL(/\/event\//);
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
  expect(fetched.filter((address) => inPage.includes(address))).toEqual([]);
});

test('a page decides how a shared button looks, whichever style sheet arrives first', async ({ page }) => {
  await page.goto('/qr-verification');
  const button = page.getByRole('button', { name: 'Escanear Código' });
  await expect(button).toHaveCSS('min-height', '64px'); // 48px without the page's styles
  await page.evaluate(() => {
    const sheets = [...document.styleSheets].map(({ ownerNode }) => ownerNode as Element);
    document.head.append(...sheets.reverse());
  });
  await expect(button).toHaveCSS('min-height', '64px');
  await expect(button).toHaveCSS('font-size', '19px');
});

test('a page brings the font once, which has the letters of names too', async ({ page }) => {
  const fonts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'font') fonts.push(request.url());
  });
  await page.goto('/');
  await page.evaluate(() => document.fonts.ready);
  await page.evaluate(() => document.querySelector('h1')?.append('Mø'));
  expect(await page.evaluate(() => document.fonts.check('16px "Figtree Variable"', 'Mø'))).toBe(true);
  expect(fonts).toHaveLength(1);
});

test('places that wait for their content move without the main thread', async ({ page }) => {
  await page.goto('/');
  await pageIsReady(page);
  const changed = () =>
    page.evaluate(() => {
      const effects = document.getAnimations().map(({ effect }) => effect as KeyframeEffect);
      const endless = effects.filter((effect) => effect.getTiming().iterations === Number.POSITIVE_INFINITY);
      const frames = endless.flatMap((effect) => effect.getKeyframes());
      const notStyles = ['offset', 'computedOffset', 'easing', 'composite'];
      return [...new Set(frames.flatMap(Object.keys))].filter((key) => !notStyles.includes(key));
    });
  await expect.poll(changed).toEqual(['opacity']);
});
