import type { Page } from '@playwright/test';
import { publicPages } from '../screenshots/pages.ts';
import { expect, expectAccessible, expectNoRawKeys, sidewaysScroll, test } from './fixtures.ts';
import { press } from './keyboard.ts';
import { casesOf, isSampledLanguage } from './matrices.ts';
import { openEvent } from './steps.ts';
import { languages } from './texts.ts';
import { tour } from './tour.ts';

const ready = (page: Page) => page.waitForFunction(() => performance.getEntriesByName('idavuelta:ready').length > 0);

for (const language of casesOf(languages, isSampledLanguage)) {
  test(`[LOC-09] axe finds nothing, and no raw key is shown, on every public page in ${language}`, async ({
    page,
    faults,
  }) => {
    test.setTimeout(240_000);
    faults.expect(/404/); // the error page's own status
    await tour(page, faults, publicPages, async (tab, path) => {
      await tab.goto(`${path}${path.includes('?') ? '&' : '?'}lang=${language.replace('_', '-')}`);
      await ready(tab);
      await tab.waitForLoadState('networkidle');
      await expect(tab.locator('html')).toHaveAttribute('lang', language.replace('_', '-'));
      await expectNoRawKeys(tab);
      await test.step(path, () => expectAccessible(tab));
    });
  });
}

const windows = [
  ['at 360 px', { width: 360, height: 740 }],
  ['at 480 px', { width: 480, height: 800 }],
  ['at 640 px', { width: 640, height: 800 }],
  ['at 959 px', { width: 959, height: 800 }],
  ['at 1920 px', { width: 1920, height: 1080 }],
  // Zoomed to 200 %, a window of 1280 × 900 has room for half of each.
  ['zoomed to 200 %', { width: 640, height: 450 }],
] as const;

for (const [what, viewport] of casesOf(windows, ([, { width, height }]) => width === 360 || height < 500)) {
  test(`[HDR-03, FTR-02] nothing sticks out of the window ${what}, in the longest languages`, async ({
    page,
    faults,
  }) => {
    test.setTimeout(120_000);
    faults.expect(/404/);
    await page.setViewportSize(viewport);
    for (const language of ['es-PE', 'pt-BR']) {
      await tour(page, faults, publicPages, async (tab, path) => {
        await tab.goto(`${path}${path.includes('?') ? '&' : '?'}lang=${language}`);
        await tab.waitForLoadState('networkidle');
        expect(await sidewaysScroll(tab), `${path} in ${language}`).toBeLessThanOrEqual(0);
      });
    }
  });
}

test('[HDR-07] the keyboard alone finds an event: skip link, drop-down, card', async ({ page }) => {
  await page.goto('/');
  await ready(page);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Saltar al contenido' })).toBeFocused();

  const events = page.getByRole('navigation', { name: 'Principal' }).getByRole('button', { name: 'Eventos' });
  await events.focus();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('link', { name: 'Eventos masivos' }).first()).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(events).toBeFocused();
  await expect(events).toHaveAttribute('aria-expanded', 'false');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/massive-events');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();

  await press(page, page.getByRole('main').locator('a[href^="/event/"]').first());
  await expect(page).toHaveURL(/\/event\//);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});

test('[HDR-03, HDR-07] the phone’s drawer opens, holds the focus and gives it back', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/');
  await ready(page);
  const open = page.getByRole('button', { name: 'Abrir el menú' });
  await open.focus();
  await page.keyboard.press('Enter');
  const drawer = page.getByRole('dialog', { name: 'Menú' });
  await expect(drawer.getByRole('link', { name: 'Contacto' })).toBeVisible();
  for (let presses = 0; presses < 40; presses += 1) await page.keyboard.press('Tab');
  expect(
    await page.evaluate(
      () => document.activeElement?.closest('dialog') !== null || document.activeElement === document.body,
    ),
  ).toBe(true);
  await page.keyboard.press('Escape');
  await expect(drawer).toBeHidden();
  await expect(open).toBeFocused();
});

test('[RTE-25, RTE-26] back and forward restore the page and its scroll position, also when its pictures load late', async ({
  page,
}) => {
  await page.goto('/massive-events');
  await ready(page);
  const card = page.getByRole('article').nth(12);
  await card.scrollIntoViewIfNeeded();
  const before = await page.evaluate(() => window.scrollY);
  expect(before).toBeGreaterThan(300);
  await card.getByRole('link').click();
  await expect(page).toHaveURL(/\/event\//);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Eventos masivos');
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(before - 60);
  await page.goForward();
  await expect(page).toHaveURL(/\/event\//);
});

test('[HDR-02] the header changes its colour past 1000 px, and back', async ({ page }) => {
  await page.goto('/');
  await ready(page);
  const colour = () => page.getByRole('banner').evaluate((header) => getComputedStyle(header).backgroundColor);
  const first = await colour();
  await page.evaluate(() => window.scrollTo(0, 1_200));
  await expect.poll(colour).not.toBe(first);
  await page.evaluate(() => window.scrollTo(0, 900));
  await expect.poll(colour).toBe(first);
});

test('[LND-08] carousels that play by themselves stand still under reduced motion', async ({ browser, baseURL }) => {
  const context = await browser.newContext({
    reducedMotion: 'reduce',
    baseURL,
    viewport: { width: 1280, height: 900 },
  });
  const page = await context.newPage();
  await page.goto('/');
  await ready(page);
  const slides = page.getByRole('group', { name: 'Destacados' });
  const shown = () =>
    slides
      .getByRole('link')
      .evaluateAll((links) =>
        links.filter((link) => Math.abs(link.getBoundingClientRect().x) < 5).map(({ textContent }) => textContent),
      );
  const first = await shown();
  await page.waitForTimeout(9_000); // longer than a slide stays, and than react-slick takes to replace the strip
  await expect.poll(shown).toEqual(first);
  await expect(slides.getByRole('button', { name: /reproducir/ })).toBeVisible();
  await context.close();
});

for (const width of [360, 1280])
  test(`[LND-03] react-slick takes over a carousel near the window without moving anything: ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto('/');
    const carousel = page.getByRole('group', { name: 'Traslados recomendados' });
    await ready(page);
    await expect(carousel.locator('.slick-slider')).toHaveCount(0);
    const places = () =>
      carousel.getByRole('link').evaluateAll((links) =>
        links
          .map((link) => link.getBoundingClientRect())
          .filter(({ x, right }) => x >= 0 && right <= innerWidth)
          .map(({ x, y, width, height }) => [x, y, width, height].map(Math.round)),
      );
    const before = await places();
    expect(before.length).toBeGreaterThan(0);
    await page.evaluate(() => {
      const shifts = { total: 0 };
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) shifts.total += (entry as PerformanceEntry & { value: number }).value;
      }).observe({ type: 'layout-shift' });
      Object.assign(window, { shifts });
    });
    await page.mouse.move(5, 5); // somebody uses the page
    await expect(carousel.locator('.slick-slider')).toHaveCount(1);
    expect(await places()).toEqual(before);
    await page.waitForTimeout(1_000);
    expect(await page.evaluate(() => (window as unknown as { shifts: { total: number } }).shifts.total)).toBe(0);
  });

test('[LND-01, LND-08] slides play by themselves until they are paused or attended to', async ({ page }) => {
  test.setTimeout(90_000);
  await page.goto('/');
  await ready(page);
  const slides = page.getByRole('group', { name: 'Destacados' });
  const current = () =>
    slides
      .getByRole('group')
      .evaluateAll((groups) =>
        groups.find((group) => Math.abs(group.getBoundingClientRect().x) < 5)?.getAttribute('aria-label'),
      );
  const first = await current();
  await expect.poll(current, { timeout: 20_000 }).not.toBe(first);
  await slides.getByRole('button', { name: /pausar/ }).click();
  await page.mouse.move(5, 5);
  await page.waitForTimeout(1_000); // a move that was under way ends
  const paused = await current();
  await page.waitForTimeout(8_000);
  expect(await current()).toBe(paused);
});

for (const width of [360, 1280])
  test(`[BKG-09] the districts are searched by keyboard, and the open list is accessible: ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    await openEvent(page, '/event/noche-de-cumbia');
    await page.getByLabel('Provincia').selectOption('Lima');
    await page.getByRole('button', { name: /Van compartida/ }).click();
    const add = page.getByRole('button', { name: /^Agregar / });
    await add.first().click();
    await page.getByRole('button', { name: 'Continuar' }).first().click();
    await page.getByLabel('Dirección', { exact: true }).fill('Av. Larco 345');
    const county = page.getByRole('combobox', { name: 'Distrito' }).and(page.locator('input'));
    await expect(county).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(county).toBeFocused();
    await page.keyboard.type('rimac');
    const found = page.getByRole('option', { name: 'Rímac' }).and(page.locator(':not(option)'));
    await expect(found).toBeVisible();
    await expectAccessible(page);
    await page.keyboard.press('Enter');
    await expect(found).toHaveCount(0);
    await expect(county).toBeFocused();
    await expect(county).toHaveAccessibleDescription('Rímac');
  });
