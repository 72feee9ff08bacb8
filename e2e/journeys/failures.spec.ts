import { renameSync } from 'node:fs';
import { join } from 'node:path';
import { siteDir } from '../site/environment.ts';
import { expect, test } from './site.ts';

const event = '/event/noche-de-cumbia';
const missing = 'Esta parte del sitio no está disponible';
const bookingFiles = '**/modules/mfe-booking/**';

async function expectTheRestStands(page: import('@playwright/test').Page) {
  await expect(page.getByText(missing)).toBeVisible({ timeout: 25_000 });
  await expect(page.getByRole('banner')).toBeVisible();
  await expect(page.getByRole('contentinfo')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: 'Noche de Cumbia' })).toBeVisible();
}

async function expectRetryWorks(page: import('@playwright/test').Page) {
  await page.getByRole('button', { name: 'Reintentar' }).click();
  await expect(page.getByText(missing)).toBeHidden();
  await expect(page.getByRole('group', { name: 'Provincia' }).or(page.getByLabel('Provincia')).first()).toBeVisible();
}

test('[EVT-07] the event page stands without the files of mfe-booking, and a retry works once they are back', async ({
  page,
  faults,
}) => {
  faults.expect(/mfe-booking|404|Failed to load|integrity/);
  const folder = join(siteDir, 'modules/mfe-booking');
  renameSync(folder, `${folder}.away`);
  try {
    await page.goto(event);
    await expectTheRestStands(page);
  } finally {
    renameSync(`${folder}.away`, folder);
  }
  await expectRetryWorks(page);
});

test('[EVT-07] the event page stands while the files of mfe-booking hang', async ({ page, faults }) => {
  faults.expect(/mfe-booking|preload/);
  await page.route(bookingFiles, () => {}); // never answered
  await page.goto(event);
  await expectTheRestStands(page);
  await page.unroute(bookingFiles);
  await expectRetryWorks(page);
});

test('[EVT-07] the event page stands when mfe-booking throws as it starts', async ({ page, faults }) => {
  faults.expect(/boom|mfe-booking|Failed to load/);
  // Without the integrity of the real release: the broken file is to run.
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

test('a broken registry leaves the frame, a message and a retry that works', async ({ page }) => {
  await page.route('**/registry.json', (route) =>
    route.fulfill({ contentType: 'application/json', body: '{"modules":' }),
  );
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1, name: 'No pudimos abrir esta página' })).toBeVisible();
  await expect(page.getByRole('banner')).toBeVisible();
  await page.unrouteAll();
  await page.getByRole('button', { name: 'Reintentar' }).click();
  await expect(page.getByRole('heading', { level: 1, name: /De tu casa al evento/ })).toBeVisible();
});

test('[LST-02, LOC-02] an API that is down leaves the frame and says so in the lists', async ({ page, faults }) => {
  faults.expect(/backend|503|Failed to load/);
  await page.route('**/backend/**', (route) => route.abort('connectionrefused'));
  await page.goto('/massive-events');
  await expect(page.getByRole('banner')).toBeVisible();
  await expect(page.getByText('Sin eventos para mostrar')).toBeVisible();
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

test('a site whose language files do not come says so, with a retry, and never stays blank', async ({
  page,
  faults,
}) => {
  faults.expect(/shell|Failed to load/);
  await page.route('**/shell/**/*.json', (route) => route.abort());
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1, name: /No pudimos abrir el sitio/ })).toBeVisible();
  await page.unrouteAll();
  await page.getByRole('button', { name: 'Reintentar' }).click();
  await expect(page.getByRole('heading', { level: 1, name: /De tu casa al evento/ })).toBeVisible();
});
