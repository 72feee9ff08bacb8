import { expect, test } from '../../support/fixtures.ts';
import { expectControlsInReach } from '../../support/reach.ts';
import { fillAddress, fillPassenger, fillTickets, openOwnEvent, pay, toNextStep } from '../../support/steps.ts';

test('[FLT-09, BKG-06] on phones of every width each control of each step of the wizard, and of an unpaid order, can be pressed', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const { path } = await openOwnEvent(page);
  await page.getByLabel('Provincia').selectOption('Lima');
  const categories = page.getByRole('main').locator('button[aria-expanded][aria-controls]');
  await expect(categories.first()).toBeVisible();
  for (const category of await categories.all()) {
    if ((await category.getAttribute('aria-expanded')) === 'false') await category.click();
    await expect(category).toHaveAttribute('aria-expanded', 'true');
    await expectControlsInReach(page);
    await category.click();
  }
  await fillTickets(page);
  await toNextStep(page);
  await expectControlsInReach(page);
  await fillAddress(page);
  await toNextStep(page);
  await expectControlsInReach(page);
  await fillPassenger(page);
  await toNextStep(page);
  await expect(page.getByRole('heading', { name: 'Confirma tu compra' })).toBeVisible();
  await expectControlsInReach(page);
  await pay(page, 'Transferencia');
  await expect(page.getByText('Referencia', { exact: true })).toBeVisible();
  await expectControlsInReach(page);

  await page.goto(path);
  await page.getByRole('main').getByRole('link', { name: 'Ver mi compra' }).click();
  await page.getByRole('button', { name: 'Elegir otro medio de pago' }).click();
  await pay(page, 'Mercado Pago');
  await page.getByRole('button', { name: 'Volver sin pagar' }).click();
  await expect(page.getByRole('heading', { name: 'Tu compra aún no está pagada' })).toBeVisible();
  await expectControlsInReach(page);
});
