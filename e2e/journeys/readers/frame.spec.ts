import { expect, pageIsReady, test } from '../../support/fixtures.ts';
import { press } from '../../support/keyboard.ts';

test('[HDR-07] the keyboard alone finds an event: skip link, drop-down, card', async ({ page }) => {
  await page.goto('/');
  await pageIsReady(page);
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
  await pageIsReady(page);
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
  await pageIsReady(page);
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
  await pageIsReady(page);
  const colour = () => page.getByRole('banner').evaluate((header) => getComputedStyle(header).backgroundColor);
  const first = await colour();
  await page.evaluate(() => window.scrollTo(0, 1_200));
  await expect.poll(colour).not.toBe(first);
  await page.evaluate(() => window.scrollTo(0, 900));
  await expect.poll(colour).toBe(first);
});

for (const width of [360, 1280])
  test(`[LND-03] react-slick takes over a carousel near the window without moving anything: ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto('/');
    const carousel = page.getByRole('group', { name: 'Traslados recomendados' });
    await pageIsReady(page);
    await expect(carousel.locator('.slick-slider')).toHaveCount(0);
    const places = () =>
      carousel.getByRole('link').evaluateAll((links) =>
        links
          .map((link) => link.getBoundingClientRect())
          .filter(({ x, right, width }) => x >= 0 && right <= innerWidth && width > 0) // distant ones are not laid out
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
    await page.mouse.move(5, 5); // simulates a user
    await expect(carousel.locator('.slick-slider')).toHaveCount(1);
    expect(await places()).toEqual(before);
    await page.evaluate(() => new Promise((idle) => requestIdleCallback(idle)));
    expect(await page.evaluate(() => (window as unknown as { shifts: { total: number } }).shifts.total)).toBe(0);
  });
