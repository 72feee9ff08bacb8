import { expect, expectAccessible, expectNoRawKeys, test } from '../../support/fixtures.ts';

// Pages rendered only in the browser. Pages that the server renders are in crawlers.spec.ts and public-pages.spec.ts;
// pages of the account need a login and are in account.spec.ts.
const routes = [
  ['RTE-07', '/response-payment', /./],
  ['RTE-12', '/verify-account/abc', /Verifica tu Cuenta/],
  ['RTE-13', '/recovery-account/abc', /Restablecer Contraseña/],
  ['AUT-18', '/confirm-email?token=abc', /Confirma tu nuevo correo/],
  ['RTE-17', '/order-detail/00000000-0000-4000-8000-000000000000', /./],
  ['BOF-08', '/order-payment?token=abc', /Este enlace no es válido/],
  ['DSP-09', '/ride?token=abc', /Este enlace no es válido/],
  ['RTE-18', '/order-rejected', /./],
  ['RTE-20', '/qr-verification', /Verificación de boletos/],
] as const;

for (const [id, path, title] of routes) {
  test(`[${id}] ${path} answers with landmarks and one h1`, async ({ page, faults }) => {
    if (['RTE-12', 'AUT-18', 'BOF-08', 'DSP-09'].includes(id)) faults.expect(/4\d\d/); // the token is invalid
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    for (const landmark of ['banner', 'main', 'contentinfo'] as const) {
      await expect(page.getByRole(landmark)).toHaveCount(1);
    }
    await expectNoRawKeys(page);
    await expectAccessible(page);
  });
}

test('[RTE-19, RTE-21] redirects any other path to /error404, a page with a button to home', async ({
  page,
  faults,
}) => {
  faults.expect(/404/);
  await page.goto('/no/such/page');
  await expect(page).toHaveURL('/error404');
  await page.getByRole('link', { name: 'Volver al inicio' }).click();
  await expect(page).toHaveURL('/');
});

test('[RTE-22] starts a new page at the top', async ({ page }) => {
  await page.goto('/massive-events');
  await page.getByRole('article').nth(8).scrollIntoViewIfNeeded();
  expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(0);
  await page.getByRole('article').nth(8).getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Eventos masivos');
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
});

test('[RTE-23] sends a visitor from the account to the home page', async ({ page }) => {
  await page.goto('/my-account/payments');
  await expect(page).toHaveURL('/');
});

test('[QRC-05] fetches the shell and its own module alone at /qr-verification, its service worker too', async ({
  page,
  context,
}) => {
  const files: string[] = [];
  context.on('request', (request) => files.push(new URL(request.url()).pathname));
  await page.goto('/qr-verification');
  await expect(page.getByRole('button', { name: 'Escanear Código' })).toBeVisible();
  await page.evaluate(() => navigator.serviceWorker.ready);
  const ofReleases = files.filter((path) => /^\/(modules|shell)\//.test(path));
  expect(ofReleases.filter((path) => !/^\/(modules\/mfe-qr-check|shell)\//.test(path))).toEqual([]);
  expect(ofReleases.filter((path) => path.includes('mfe-qr-check')).length).toBeGreaterThan(0);
  expect(files.filter((path) => /antd|leaflet|slick/.test(path))).toEqual([]);
});
