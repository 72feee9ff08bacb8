import { randomUUID } from 'node:crypto';
import { expect, expectAccessible, expectNoRawKeys, test } from '../../support/fixtures.ts';
import { logInOwner, openOffice } from '../../support/office.ts';
import { fillWizard, openEvent, pay } from '../../support/steps.ts';

test('[BOF-03, BOF-04, BOF-07, BOF-08, BOF-09, BOF-11, BOF-13, BOF-14] an event is made and sold with a coupon, its order is served, and the report agrees', async ({
  page,
  browser,
  faults,
}) => {
  test.slow();
  const slug = `vuelta-${randomUUID().slice(0, 8)}`;
  const code = `V${randomUUID().slice(0, 6)}`.toUpperCase();
  await page.setViewportSize({ width: 1280, height: 900 });
  await logInOwner(page);
  await expectAccessible(page);

  // a copy of an event, with its own departure
  await page.goto('/back-office/events/noche-de-cumbia');
  await page.getByRole('button', { name: 'Duplicar' }).click();
  const copy = page.getByRole('dialog', { name: /^Duplicar/ });
  await copy.getByLabel('Dirección web').fill(slug);
  await expectAccessible(page);
  await copy.getByRole('button', { name: 'Duplicar' }).click();
  await expect(page).toHaveURL(`/back-office/events/${slug}`);
  await expectNoRawKeys(page);
  await page.goto(`/back-office/events/${slug}/departures`);
  await page.getByRole('button', { name: 'Agregar salidas' }).click();
  const adding = page.getByRole('dialog', { name: 'Agregar salidas' });
  const day = new Date(Date.now() + 40 * 86_400_000);
  const date = `${String(day.getUTCDate()).padStart(2, '0')}/${String(day.getUTCMonth() + 1).padStart(2, '0')}/${day.getUTCFullYear()}`;
  await adding.getByLabel('Salida 1').fill(`${date} 20:00`);
  await adding.getByLabel('Salida 1').press('Enter');
  await adding.getByRole('button', { name: 'Agregar', exact: true }).click();
  await expect(page.getByRole('cell', { name: /^[a-záé]+, .* 20:00$/ })).toBeVisible();
  await expectAccessible(page);
  await page.goto(`/back-office/events/${slug}`);
  await page.getByRole('button', { name: /^Acciones de/ }).click();
  await page.getByRole('menuitem', { name: 'Publicar' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Publicar' }).click();
  await expect(page.getByText('En venta').first()).toBeVisible();

  // a coupon
  await openOffice(page, 'Cupones');
  await page.getByRole('button', { name: 'Crear un cupón' }).click();
  const making = page.getByRole('dialog', { name: 'Crear un cupón' });
  await making.getByLabel('Código').fill(code);
  await making.getByLabel('Descuento').fill('10');
  await expectAccessible(page);
  await making.getByRole('button', { name: 'Guardar' }).click();
  await expect(page).toHaveURL(/\/back-office\/coupons\/\d+/);

  // a customer pays with it by bank transfer
  const buyer = await browser.newContext();
  const shop = await buyer.newPage();
  faults.watch(shop);
  const customer = await openEvent(shop, `/event/${slug}`);
  await fillWizard(shop);
  await shop.getByLabel('Cupón de descuento').fill(code);
  await shop.getByRole('button', { name: 'Aplicar cupón' }).click();
  await expect(shop.getByText(code).first()).toBeVisible();
  await pay(shop, 'Transferencia');
  await expect(shop.getByText('Referencia', { exact: true })).toBeVisible();

  // the transfer arrives
  await openOffice(page, 'Transferencias');
  await page.getByRole('tab', { name: 'Pedidos en espera' }).click();
  const waiting = page.getByRole('row', { name: new RegExp(customer.email) });
  await waiting.getByRole('button', { name: 'Llegó', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Llegó' }).click();
  await expect(waiting).toHaveCount(0);
  await expectAccessible(page);

  // support finds the order on a phone and refunds a part of it
  await page.setViewportSize({ width: 390, height: 800 });
  await page.goto('/back-office/orders');
  await page.getByRole('searchbox', { name: 'Buscar' }).fill(customer.email);
  await page.getByRole('searchbox', { name: 'Buscar' }).press('Enter');
  await expectAccessible(page);
  await page.getByRole('table').getByRole('link').first().click();
  await page.getByRole('button', { name: 'Devolver dinero' }).click();
  const refund = page.getByRole('dialog', { name: 'Devolver dinero' });
  await refund.getByRole('radio', { name: 'Un monto' }).check();
  await refund.getByLabel('Monto', { exact: true }).fill('5,00');
  await refund.getByLabel('Motivo').fill('Demora');
  await expectAccessible(page);
  await refund.getByRole('button', { name: 'Devolver dinero' }).click();
  await expect(page.getByText(/La devolución de S\/5,00 está en camino/)).toBeVisible();
  await expectAccessible(page);

  // travellers, and the report
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto(`/back-office/travellers?text=${slug}`);
  await page
    .getByRole('row', { name: /Noche|Cumbia/i })
    .getByRole('link')
    .first()
    .click();
  await expect(page.getByRole('row', { name: /Ana Torres/ })).toContainText('Av. Larco 345');
  await expectAccessible(page);
  await page.goto('/back-office/reports?by=coupon');
  await expect(page.getByRole('row', { name: new RegExp(`^${code}`) })).toContainText('Perú1');
  await expectAccessible(page);
});
