import type { Page } from '@playwright/test';
import { expect, expectAccessible, pageIsReady, test } from '../../support/fixtures.ts';

test.use({ viewport: { width: 412, height: 823 }, hasTouch: true, isMobile: true });

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const searchBox = (page: Page) => page.getByRole('banner').locator('input[type=search]');

/** Opens a page whose script is held back until the returned function is called. */
async function withoutScript(page: Page, path = '/') {
  let arrive = () => {};
  const arrival = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  await page.route('**/shell/**/main.js*', async (route) => {
    await arrival;
    await route.continue();
  });
  await page.goto(path, { waitUntil: 'commit' });
  return arrive;
}

test('[HDR-03, RTE-25] menu and search work before the page’s script has come', async ({ page }) => {
  const arrive = await withoutScript(page);
  await button(page, 'Abrir el menú').tap();
  const menu = page.getByRole('dialog', { name: 'Menú' });
  await expect(menu.getByRole('link', { name: 'Contacto' })).toBeVisible();
  await expectAccessible(page);
  await button(page, 'Cerrar').tap();
  await expect(menu).toBeHidden();
  await button(page, 'Abrir el menú').tap();
  await menu.getByRole('link', { name: 'Preguntas frecuentes' }).tap();
  await expect(page).toHaveURL('/faq');

  await button(page, 'Mostrar el buscador').tap();
  await searchBox(page).fill('cumbia');
  await searchBox(page).press('Enter');
  await expect(page).toHaveURL('/search?q=cumbia');
  arrive();
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
});

test('[HDR-03] a menu that was opened before the page’s script came stays open and closes as usual', async ({
  page,
}) => {
  const arrive = await withoutScript(page);
  await button(page, 'Abrir el menú').tap();
  const menu = page.getByRole('dialog', { name: 'Menú' });
  await expect(menu).toBeVisible();
  arrive();
  await expect(menu.getByRole('button', { name: /País e idioma/ })).toBeVisible(); // added by the script
  await menu.getByRole('link', { name: 'Contacto' }).tap();
  await expect(page).toHaveURL('/contact');
  await expect(menu).toBeHidden();
});

test('[HDR-01] a login that was opened before the page’s script came gets its form', async ({ page }) => {
  const arrive = await withoutScript(page);
  await button(page, 'Ingresar').tap();
  await expect(page.getByRole('dialog', { name: 'Ingresar' })).toBeVisible();
  await expectAccessible(page);
  arrive();
  const login = page.getByRole('dialog', { name: 'Ingresa a tu cuenta' });
  await expect(login.getByLabel('Correo electrónico')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(login).toBeHidden();
});

test('[HDR-04] what was typed before the page’s script came is searched for', async ({ page }) => {
  const arrive = await withoutScript(page);
  await button(page, 'Mostrar el buscador').tap();
  await searchBox(page).fill('cumbia');
  arrive();
  await pageIsReady(page);
  await expect(searchBox(page)).toHaveValue('cumbia');
  await searchBox(page).press('Enter');
  await expect(page).toHaveURL('/search?q=cumbia');
});

test.describe('the search of phones', () => {
  test.beforeEach(async ({ page }) => {
    await page.goto('/');
    await pageIsReady(page);
    await button(page, 'Mostrar el buscador').tap();
  });

  test('[HDR-03] opens with focus in the box, and closes again', async ({ page }) => {
    await expect(searchBox(page)).toBeFocused();
    await button(page, 'Mostrar el buscador').tap();
    await expect(searchBox(page)).toBeHidden();
    await button(page, 'Mostrar el buscador').tap();
    await page.getByRole('heading', { level: 1 }).tap({ position: { x: 5, y: 60 } });
    await expect(searchBox(page)).toBeHidden();
  });

  test('[HDR-03] closes by Escape, gives focus back and keeps what was typed', async ({ page }) => {
    await searchBox(page).fill('zz');
    await page.keyboard.press('Escape');
    await expect(searchBox(page)).toBeHidden();
    await expect(button(page, 'Mostrar el buscador')).toBeFocused();
    await expect(searchBox(page)).toHaveValue('zz');
  });
});
