import { expect, test } from '../../support/fixtures.ts';
import {
  chooseFiles,
  enterAsOrganiser,
  eventCard,
  expectRequestTyped,
  fillRequest,
  type GuestRow,
  openNewRequest,
  reviewed,
} from '../../support/request-steps.ts';

/** Each call of the flow, with the button that triggers it. */
const calls = {
  'the request': ['**/shop-api/request-events', 'Crear solicitud'],
  'the draft': ['**/shop-api/request-events', 'Guardar borrador'],
  'the picture': ['**/upload-image', 'Crear solicitud'],
  'the guest list': ['**/upload-guests', 'Crear solicitud'],
} as const;

for (const [what, [call, button]] of Object.entries(calls))
  test(`[ACC-12] nothing typed is lost, and nothing is there twice, when the call with ${what} fails`, async ({
    page,
    faults,
  }) => {
    faults.expect(/failed/i);
    const name = `Fiesta sin ${what}`;
    const guests: GuestRow[] = [['Berta Ruiz', 'berta@example.test', null, 2]];
    await enterAsOrganiser(page);
    await openNewRequest(page);
    await fillRequest(page, { 'Nombre del evento': name });
    await chooseFiles(page, guests);
    await page.route(call, (route) => route.abort('connectionfailed'));
    await page.getByRole('button', { name: button }).click();
    await expect(page.getByRole('alert').filter({ hasText: 'No hay conexión' })).toBeVisible();
    await expectRequestTyped(page, { 'Nombre del evento': name });
    await expect(page.getByRole('img', { name: 'Vista previa de la imagen' })).toBeVisible();

    await page.reload();
    await expect(page.getByText('Recuperamos lo que habías escrito')).toBeVisible();
    await expectRequestTyped(page, { 'Nombre del evento': name });
    await chooseFiles(page, guests); // browsers do not restore files
    await page.unroute(call);
    await page.getByRole('button', { name: 'Crear solicitud' }).click();
    await expect(page).toHaveURL(reviewed);
    await expect(eventCard(page, name)).toHaveCount(1);
    await expect(eventCard(page, name)).toContainText('En revisión');
  });
