import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../../support/fixtures.ts';

const phone = { width: 360, height: 740 };
const fixed = '/event/noche-de-cumbia';
/** An event whose day is picked from a calendar. */
const ranged = '/event/feria-del-libro-de-invierno';

const calendar = (page: Page) => page.locator('.ant-picker-dropdown');

/** Scrolls a field to the middle of the window, where neither side has room for a calendar. */
async function amid(field: Locator) {
  await field.evaluate((element) => scrollBy(0, element.getBoundingClientRect().top - innerHeight * 0.51));
  return field;
}

/** Waits until an element is still and entirely between the header and the bottom of the window. */
async function expectInWindow(page: Page, what: string) {
  await expect
    .poll(() =>
      page.evaluate((selector) => {
        const { top, left, right, bottom } = document.querySelector(selector)?.getBoundingClientRect() ?? new DOMRect();
        const header = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0;
        return bottom > 0 && top >= header && left >= 0 && right <= innerWidth && bottom <= innerHeight;
      }, what),
    )
    .toBe(true);
}

for (const [where, viewport] of [
  ['a phone', phone],
  ['a desktop', { width: 1280, height: 900 }],
] as const) {
  test(`[SLD-10] the wizard's calendar opens inside the window of ${where}, by key and by pointer`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport);
    await page.goto(ranged);
    await amid(page.getByLabel('Fecha')).then((field) => field.click());
    await expectInWindow(page, '.ant-picker-dropdown');
    await page.keyboard.press('Escape');
    await expect(calendar(page)).toBeHidden();
    await page.keyboard.press('ArrowDown');
    await expect(calendar(page)).toBeVisible();
    await expectInWindow(page, '.ant-picker-dropdown');
  });
}

test('[SLD-10] the calendar of the wedding page opens inside the window', async ({ page }) => {
  await page.goto('/wedding');
  await page
    .getByRole('heading', { name: /matrimonio/i })
    .last()
    .scrollIntoViewIfNeeded();
  await amid(page.locator('.ant-picker')).then((field) => field.click());
  await expectInWindow(page, '.ant-picker-dropdown');
});

test('[SLD-10] a touch screen brings up no keyboard over the calendar', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ baseURL, viewport: phone, hasTouch: true, isMobile: true });
  const page = await context.newPage();
  await page.goto(ranged);
  await expect(page.getByLabel('Fecha')).toHaveAttribute('readonly', '');
  await page.getByLabel('Fecha').tap();
  await expect(calendar(page)).toBeVisible();
  await context.close();
});

test('[SLD-11] forced colours show what has the focus', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto(fixed);
  const outline = (name: string) =>
    page.getByRole('button', { name, exact: true }).evaluate((button) => {
      button.focus({ focusVisible: true } as FocusOptions);
      const { outlineStyle, outlineWidth } = getComputedStyle(button);
      return `${outlineStyle} ${outlineWidth}`;
    });
  expect(await outline('Buscar')).toBe('solid 3px');
  expect(await outline('Crear una cuenta')).toBe('solid 3px');
});

test('[SLD-11] a window at 400 % zoom keeps no header and no bar on the screen', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 256 });
  await page.goto(fixed);
  await expect(page.getByRole('complementary', { name: 'Tu viaje' })).toBeAttached();
  for (const y of [600, 1500, 2200]) {
    await page.evaluate((top) => scrollTo(0, top), y);
    const fixedThere = await page.evaluate(() =>
      [document.elementFromPoint(160, 4), document.elementFromPoint(160, innerHeight - 4)].some((element) => {
        for (let at = element; at; at = at.parentElement)
          if (['fixed', 'sticky'].includes(getComputedStyle(at).position)) return true;
        return false;
      }),
    );
    expect(fixedThere, `at ${y} px`).toBe(false);
  }
});

test('[SLD-11] header and search box of a phone let nothing through', async ({ page }) => {
  await page.setViewportSize(phone);
  await page.goto('/');
  const header = page.getByRole('banner');
  await page.getByRole('button', { name: 'Mostrar el buscador' }).click();
  const grounds = await header.evaluate((element) =>
    [element, element.querySelector(':popover-open')].map((part) => part && getComputedStyle(part).backgroundColor),
  );
  expect(grounds).toEqual(['rgb(250, 245, 236)', 'rgb(250, 245, 236)']);
});

test('[SLD-12] a browser without JavaScript is told how to book otherwise', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ baseURL, javaScriptEnabled: false, locale: 'es-PE' });
  const page = await context.newPage();
  await page.goto(fixed);
  const booking = page.getByRole('region', { name: 'Reserva' });
  // the test runner ignores roles and texts inside a <noscript>
  await expect(booking.locator('noscript p').first()).toBeVisible();
  await expect(booking.locator('noscript p').first()).toHaveText('Para reservar aquí se necesita JavaScript');
  await expect(booking.locator('noscript a[href="tel:+5116409000"]')).toBeVisible();
  await expect(booking.locator('noscript a[href="mailto:hola@idavuelta.pe"]')).toBeVisible();
  await expect(booking.getByRole('status')).toBeHidden();
  await expect(page.getByText('Debe estar registrado para realizar una compra.')).toBeHidden();
  await context.close();
});

test('[SLD-14] a bar leads to the wizard on a phone, and gives its place to the bar of the wizard', async ({
  page,
}) => {
  await page.setViewportSize(phone);
  await page.goto(fixed);
  const reserve = page.getByRole('button', { name: 'Reservar', exact: true });
  await expect(reserve).toBeInViewport({ ratio: 1 });
  const summary = page.getByRole('complementary', { name: 'Tu viaje' });
  await reserve.click();
  await expect(page.getByRole('region', { name: 'Reserva', exact: true })).toBeFocused();
  await expect(summary).toBeInViewport();
  await expect(reserve).toBeHidden();
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  await expect(reserve).toBeHidden();
  await page.evaluate(() => scrollTo(0, 0));
  await expect(reserve).toBeInViewport({ ratio: 1 });
  await page.setViewportSize({ width: 1280, height: 900 });
  // on a wide window it is over the picture
  await expect(reserve).toBeInViewport({ ratio: 1 });
  await reserve.click();
  await expect(page.getByRole('region', { name: 'Reserva', exact: true })).toBeFocused();
});
