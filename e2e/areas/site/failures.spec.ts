import { join } from 'node:path';
import { expect, pageIsReady, test } from '../../support/fixtures.ts';
import { event, expectRetryWorks, expectTheRestStands, missing } from '../../support/missing-module.ts';
import { outputDir } from '../../test-site/environment.ts';

const bookingFiles = '**/modules/mfe-booking/**';

test('[EVT-07] the event page stands while the files of mfe-booking hang', async ({ page, faults }) => {
  faults.expect(/mfe-booking|preload/);
  // Never answered, unless a retry uses another URL.
  await page.route(bookingFiles, (route) =>
    /attempt=|json$/.test(route.request().url()) ? route.continue() : undefined,
  );
  await page.goto(event);
  await expectTheRestStands(page);
  await expectRetryWorks(page);
});

test('[EVT-07] the event page stands when mfe-booking throws as it starts', async ({ page, faults }) => {
  faults.expect(/boom|mfe-booking|Failed to load/);
  // Without the integrity of the real release, so that the broken file runs.
  await page.route('**/registry.json', async (route) => {
    const registry = await (await route.fetch()).json();
    delete registry.modules['mfe-booking'].current.integrity;
    delete registry.modules['mfe-booking'].previous;
    await route.fulfill({ json: registry });
  });
  await page.route('**/mfe-booking/**/remoteEntry.js*', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: 'throw new Error("boom")' }),
  );
  await page.goto(event);
  await expectTheRestStands(page);
  await page.unrouteAll();
  await expectRetryWorks(page);
});

const ownPage = '/qr-verification';
const ownHeading = { level: 1, name: 'Verificación de boletos' } as const;

/** Serves the page as a web server without rendering does: the browser fetches everything itself. */
const withoutRendering = (page: import('@playwright/test').Page) =>
  page.route('**/qr-verification', (route) =>
    route.fulfill({ path: join(outputDir, 'index.html'), contentType: 'text/html' }),
  );

test('a broken registry leaves the layout, a message and a retry that works', async ({ page }) => {
  await withoutRendering(page);
  await page.route('**/registry.json', (route) =>
    route.fulfill({ contentType: 'application/json', body: '{"modules":' }),
  );
  await page.goto(ownPage);
  await expect(page.getByRole('heading', { level: 1, name: 'No pudimos abrir esta página' })).toBeVisible();
  await expect(page.getByRole('banner')).toBeVisible();
  await page.unrouteAll();
  await page.getByRole('button', { name: 'Reintentar' }).click();
  await expect(page.getByRole('heading', ownHeading)).toBeVisible();
});

test('[AUT-04] a corrupt token counts as logged out', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('idavuelta.token', 'not.a.token'));
  await page.goto('/my-account/profile');
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('button', { name: 'Ingresar' })).toBeVisible();
});

test('[EVT-05] an unknown event leads to /error404', async ({ page, faults }) => {
  faults.expect(/404/);
  await page.goto('/event/no-such-event');
  await expect(page).toHaveURL('/error404');
  await expect(page.getByRole('heading', { level: 1, name: 'Página no disponible' })).toBeVisible();
});

test('a site whose language files cannot be loaded says so, with a retry, and never stays blank', async ({
  page,
  faults,
}) => {
  faults.expect(/shell|Failed to load/);
  await withoutRendering(page);
  await page.route('**/shell/**/*.json', (route) => route.abort());
  await page.goto(ownPage);
  await expect(page.getByRole('heading', { level: 1, name: /No pudimos abrir el sitio/ })).toBeVisible();
  await page.unroute('**/shell/**/*.json');
  await page.getByRole('button', { name: 'Reintentar' }).click();
  await expect(page.getByRole('heading', ownHeading)).toBeVisible();
});

test('a page from the server whose module cannot be loaded in the browser says so, and a retry loads it', async ({
  page,
  faults,
}) => {
  faults.expect(/mfe-catalog|Failed to load|integrity/);
  await page.route('**/modules/mfe-catalog/**', (route) => route.abort());
  await page.goto('/massive-events');
  await expect(page.getByText(missing)).toBeVisible({ timeout: 25_000 });
  await expect(page.getByRole('banner')).toBeVisible();
  await page.unrouteAll();
  await page.getByRole('button', { name: 'Reintentar' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Eventos masivos' })).toBeVisible();
  await expect(page.getByRole('article').first()).toBeVisible();
});

test('[LOC-02] a channel that is unknown, or does not answer, starts in Peru and its Spanish', async ({
  page,
  faults,
}) => {
  faults.expect(/channels|503|Failed to load/);
  await withoutRendering(page);
  await page.route('**/backend/channels/**', (route) => route.fulfill({ status: 503, body: 'down' }));
  await page.goto(ownPage);
  await expect(page.getByRole('heading', ownHeading)).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'es-PE');
});

/** Navigates within the site, so that the browser fetches the page's data. */
async function goInside(page: import('@playwright/test').Page, link: string) {
  await page.goto('/faq');
  await pageIsReady(page);
  return page.getByRole('contentinfo').getByRole('link', { name: link });
}

for (const link of ['Eventos masivos', 'Eventos privados', 'Alianzas']) {
  test(`[LST-02, NTF-02] ${link}: the API down says so with a retry, slow shows its shape, empty its text`, async ({
    page,
    faults,
  }) => {
    faults.expect(/backend|503|Failed to load/);
    const list = await goInside(page, link);
    await page.route('**/backend/events?**', (route) => route.abort('connectionrefused'));
    await list.click();
    await expect(page.getByRole('heading', { level: 1, name: link })).toBeVisible();
    await expect(page.getByText('Sin eventos para mostrar')).toBeVisible();

    let answer = () => {};
    await page.unrouteAll();
    await page.route('**/backend/events?**', async (route) => {
      await new Promise<void>((resolve) => {
        answer = resolve;
      });
      await route.fulfill({ json: { success: true, data: [] } });
    });
    await page.getByRole('button', { name: 'Reintentar' }).click();
    await expect(page.getByRole('main').getByText('Cargando…').first()).toBeAttached();
    answer();
    await expect(page.getByText('Sin eventos para mostrar')).toBeVisible();
  });
}

test('[NTF-03] a list that takes longer than fifteen seconds is given up, with a retry that works', async ({
  page,
  faults,
}) => {
  faults.expect(/backend|Failed to load/);
  const list = await goInside(page, 'Alianzas');
  await page.route('**/backend/events?**', () => {}); // never answered
  await list.click();
  await expect(page.getByRole('main').getByText('Cargando…').first()).toBeAttached();
  await expect(page.getByText('Sin eventos para mostrar')).toBeVisible({ timeout: 20_000 });
  await page.unrouteAll();
  await page.getByRole('button', { name: 'Reintentar' }).click();
  await expect(page.getByRole('article').first()).toBeVisible();
});

test('[LND-01] slides without pictures leave a whole landing page', async ({ page, faults }) => {
  faults.expect(/media|404|Failed to load/);
  await page.route('**/backend/media/slide-**', (route) => route.fulfill({ status: 404, body: '' }));
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('article').first()).toBeVisible();
  const broken = () =>
    page
      .locator('img')
      .evaluateAll(
        (images: HTMLImageElement[]) => images.filter(({ complete, naturalWidth }) => complete && !naturalWidth).length,
      );
  await expect.poll(broken).toBe(0);
});

test('[PUB-08] a message that could not be sent stays in the form, and can be sent again', async ({ page, faults }) => {
  faults.expect(/contact|503|Failed to load/);
  await page.goto('/contact');
  await page.route('**/backend/contact?**', (route) => route.abort('connectionrefused'));
  await page.getByLabel('Nombre', { exact: true }).fill('Ana Torres');
  await page.getByLabel('Correo electrónico').fill('ana@example.test');
  await page.getByLabel('Teléfono').fill('987654321');
  await page.getByLabel('Mensaje').fill('Somos veinte.');
  await page.getByRole('button', { name: 'Enviar mensaje' }).click();
  await expect(page.getByText(/Lo que escribiste sigue aquí/)).toBeVisible();
  await expect(page.getByLabel('Mensaje')).toHaveValue('Somos veinte.');
  await page.unrouteAll();
  await page.getByRole('button', { name: 'Enviar mensaje' }).click();
  await expect(page.getByText('¡Gracias por escribirnos!')).toBeVisible();
});

test('[AUT-01] a login whose form cannot be loaded says so, and it comes after a retry', async ({ page, faults }) => {
  faults.expect(/\/shell\/|Failed to load/);
  await page.goto('/');
  await pageIsReady(page);
  await page.route(/\/shell\/.*\.js$/, (route) => route.abort());
  await page.getByRole('banner').getByRole('button', { name: 'Ingresar' }).click();
  const dialog = page.getByRole('dialog', { name: 'Ingresar' });
  await expect(dialog.getByText('Esta parte del sitio no está disponible')).toBeVisible();
  await page.unroute(/\/shell\/.*\.js$/);
  await dialog.getByRole('button', { name: 'Reintentar' }).click();
  await expect(dialog).toBeHidden(); // the page reloads
  await page.getByRole('banner').getByRole('button', { name: 'Ingresar' }).click();
  await expect(page.getByRole('dialog', { name: 'Ingresa a tu cuenta' }).getByLabel('Contraseña')).toBeVisible();
});
