import { links } from '@idavuelta/shared/contracts';
import { startCommand } from '../support/command.ts';
import { expect, test } from '../support/fixtures.ts';
import { ports } from '../test-site/ports.ts';

type Page = import('@playwright/test').Page;

const logIn = (page: Page) => page.getByRole('button', { name: 'Log in' }).click();

/** One page of each module, and an element that shows that the page has its data. */
const mainPages = [
  ['mfe-catalog', links.massiveEvents(), (page: Page) => expect(page.getByRole('article').first()).toBeVisible()],
  [
    'mfe-booking',
    '/alone/event.booking',
    async (page: Page) => {
      await logIn(page);
      await expect(page.getByLabel('Provincia')).toBeVisible();
    },
  ],
  [
    'mfe-account',
    links.account('payments'),
    async (page: Page) => {
      await expect(page.getByText('customers only')).toBeVisible();
      await logIn(page);
      await expect(page.getByText('Rock bajo la Garúa').first()).toBeVisible();
    },
  ],
  [
    'mfe-qr-check',
    links.qrVerification(),
    (page: Page) => expect(page.getByRole('button', { name: 'Escanear Código' })).toBeVisible(),
  ],
  [
    'mfe-back-office',
    '/back-office/log-in',
    async (page: Page) => {
      await page.getByLabel('Correo').fill('owner@idavuelta.test');
      await page.getByLabel('Contraseña').fill('any of them');
      await page.getByRole('button', { name: 'Continuar' }).click();
      await page.getByLabel('Código').fill('123456');
      await page.getByRole('button', { name: 'Entrar' }).click();
      await page.getByRole('link', { name: 'Eventos', exact: true }).click();
      await expect(page.getByRole('button', { name: /^Acciones de/ }).first()).toBeVisible();
    },
  ],
] as const;

mainPages.forEach(([name, path, showsData], i) => {
  test(`[MOD-10] ${name} runs alone, in every language, and says which links lead out of it`, async ({ page }) => {
    test.setTimeout(180_000); // webpack compiles the module first
    const port = String(ports.site + 50 + i);
    const url = `http://localhost:${port}`;
    const { stop } = await startCommand(['alone', '--', name], { ALONE_PORT: port }, `${name} alone: `);
    try {
      await page.goto(url + path);
      await showsData(page);
      await page.getByLabel('Language').selectOption('en_US');
      await expect(page.locator('html')).toHaveAttribute('lang', 'en-US');
      await page.goto(url + links.error404());
      await expect(page.getByRole('alert')).toHaveText(`/error404 leads out of ${name}: it belongs to another module.`);
    } finally {
      await page.goto('about:blank'); // an open page would poll its dev server
      await stop();
    }
  });
});
