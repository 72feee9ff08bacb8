import type { Page } from '@playwright/test';
import { expect, expectAccessible, test, watch } from '../../support/fixtures.ts';
import {
  fillAddress,
  fillPassenger,
  fillTickets,
  fillWizard,
  openEvent,
  openOwnEvent,
  orderIdIn,
  pay,
  santiago,
  toNextStep,
} from '../../support/steps.ts';
import { ticketMail } from '../../test-site/mailbox.ts';

/** Collects the ids of orders placed by this page, read before it can leave for the provider. */
async function ordersPlacedBy(page: Page) {
  const ids = new Set<string>();
  await page.route('**/shop-api/init-payment', async (route) => {
    const response = await route.fetch();
    if (response.ok()) ids.add((await response.json()).data.orderId);
    await route.fulfill({ response });
  });
  return ids;
}

const openOrder = (page: Page) => page.getByText('Tienes una compra de este evento esperando su pago');

test('[BKG-22] a double click on pay, a reload and Back from the provider leave one order, which can be paid', async ({
  page,
}) => {
  const orders = await ordersPlacedBy(page);
  await openOwnEvent(page, 'santiago-en-vivo');
  await fillWizard(page, santiago);
  await page.getByRole('radio', { name: /Webpay/ }).check();
  await page
    .getByRole('button', { name: /^Pagar \$/ })
    .first()
    .dblclick();
  await page.getByRole('button', { name: 'Aprobar' }).waitFor();

  await page.goBack();
  await expect(openOrder(page)).toBeVisible();
  await page.reload();
  await expect(openOrder(page)).toBeVisible();
  expect([...orders]).toHaveLength(1);

  await page.getByRole('link', { name: 'Seguir pagando' }).click();
  await expect(page).toHaveURL(new RegExp([...orders].join()));
  await page.getByRole('radio', { name: /Webpay/ }).check();
  await page.getByRole('button', { name: /^Pagar \$/ }).click();
  await page.getByRole('button', { name: 'Aprobar' }).click();
  await expect(page.getByText('¡Pago confirmado!')).toBeVisible();
  expect([orderIdIn(page.url())]).toEqual([...orders]);
});

test('[BKG-22] a reload at each step keeps what was typed, and each step is accessible', async ({ page }) => {
  await openOwnEvent(page);
  await fillTickets(page);
  await page.reload();
  await expect(page.getByText('1 boleto').first()).toBeVisible();
  await expectAccessible(page);

  await toNextStep(page);
  await fillAddress(page);
  await page.reload();
  await expect(page.getByLabel('Dirección', { exact: true })).toHaveValue('Av. Larco 345');
  await expectAccessible(page);

  await toNextStep(page);
  await fillPassenger(page);
  await page.reload();
  await expect(page.getByLabel('Nombre y apellido')).toHaveValue('Ana Torres');
  await expect(page.getByLabel('Teléfono')).toHaveValue('987654321');
  await expectAccessible(page);

  await toNextStep(page);
  await expect(page.getByRole('heading', { name: 'Confirma tu compra' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Confirma tu compra' })).toBeVisible();
  await expectAccessible(page);
});

test('[BKG-22] a second tab on the event shows the order that the first one placed', async ({ page, context }) => {
  const { path } = await openOwnEvent(page);
  await fillWizard(page);
  const second = await context.newPage();
  const faults = watch(second);
  await second.goto(path);
  await expect(second.getByRole('heading', { name: 'Confirma tu compra' })).toBeVisible();
  await pay(page, 'Transferencia');
  await expect(page.getByText('Referencia', { exact: true })).toBeVisible();

  await expect(openOrder(second)).toBeVisible();
  await second.reload();
  await expect(openOrder(second)).toBeVisible();
  await second.getByRole('button', { name: 'Dejar esta compra' }).click();
  await second.getByRole('button', { name: /^Sí/ }).click();
  await expect(openOrder(second)).toBeHidden();
  expect(faults.list).toEqual([]);
});

test('[BKG-27] the last seat, taken by somebody else while the buyer types: which ticket, and nothing typed is lost', async ({
  page,
  browser,
  faults,
}) => {
  faults.expect(/409/);
  const { path } = await openOwnEvent(page, 'ultimo-asiento');
  await fillWizard(page);

  const other = await (await browser.newContext()).newPage();
  await openEvent(other, new URL(path, page.url()).href);
  await fillWizard(other);
  await pay(other, 'Mercado Pago');
  await expect(other.getByRole('heading', { name: 'Pago con Mercado Pago' })).toBeVisible();
  await other.context().close();

  await pay(page, 'Mercado Pago');
  const seatsGone = page.getByRole('alert').filter({ hasText: 'se vendieron mientras comprabas' });
  await expect(seatsGone).toBeFocused();
  await expect(seatsGone).toContainText('Van compartida · Individual: Agotado');
  await expect(page.getByRole('heading', { name: 'Elige tus boletos' })).toBeVisible();
  await expectAccessible(page);
});

test('[BKG-22] an answer that takes too long is asked for again under the same key: one order', async ({
  page,
  faults,
}) => {
  test.setTimeout(120_000);
  faults.expect(/ERR_FAILED|init-payment/);
  await openOwnEvent(page);
  await fillWizard(page);
  const keys = new Set<string | undefined>();
  let late = true;
  await page.route('**/shop-api/init-payment', async (route) => {
    keys.add(route.request().headers()['idempotency-key']);
    const response = await route.fetch();
    if (late) await new Promise((resolve) => setTimeout(resolve, 16_000));
    await route.fulfill({ response }).catch(() => undefined); // the page may have given up by then
  });
  await pay(page, 'Transferencia');
  await expect(page.getByRole('alert').filter({ hasText: /conexión|tard/ })).toBeVisible({ timeout: 25_000 });
  late = false;
  await pay(page, 'Transferencia');
  await expect(page.getByText('Referencia', { exact: true })).toBeVisible();
  expect(keys.size).toBe(1);
});

test('[BKG-07] another province takes the tickets away, and says so', async ({ page }) => {
  await openOwnEvent(page);
  await fillTickets(page);
  await page.getByLabel('Provincia').selectOption('Callao');
  await expect(page.getByText('Cambiaste de provincia: quitamos 1 boleto de tu elección.')).toBeVisible();
});

test('[BKG-07, BKG-27] another date keeps the tickets, and says of which it has too few', async ({ page, browser }) => {
  test.setTimeout(120_000);
  const dateOf = (one: Page, index: number) => one.getByRole('group', { name: 'Fecha' }).getByRole('radio').nth(index);
  const { path } = await openOwnEvent(page, 'casa-de-las-dos-lunas');
  await dateOf(page, 0).check();
  await fillTickets(page, undefined, /Van privada/);
  const add = page.getByRole('button', { name: /^Agregar / }).first();
  while (await add.isEnabled()) await add.dispatchEvent('click'); // has no effect once disabled
  const tickets = page.getByRole('status', { name: /^Boletos de / }).first();
  const chosen = (await tickets.textContent()) ?? '';

  const other = await (await browser.newContext()).newPage();
  await openEvent(other, new URL(path, page.url()).href);
  await dateOf(other, 1).check();
  await fillWizard(other, undefined, /Van privada/);
  await pay(other, 'Mercado Pago');
  await expect(other.getByRole('heading', { name: 'Pago con Mercado Pago' })).toBeVisible();
  await other.context().close();

  await page.reload();
  await dateOf(page, 1).check();
  await expect(page.getByText(/quedan menos boletos de los que elegiste/)).toBeVisible();
  await expect(tickets).toHaveText(chosen);
  await expectAccessible(page);
  await expect(page.getByRole('button', { name: 'Continuar' }).first()).toBeDisabled();
  await dateOf(page, 0).check();
  await expect(page.getByText(/quedan menos boletos de los que elegiste/)).toBeHidden();
  await toNextStep(page);
  await expect(page.getByRole('heading', { name: 'Direcciones de recojo' })).toBeVisible();
});

test('[PAY-13] a tab that is closed once the payment is approved: the order is paid, and the tickets are mailed', async ({
  page,
}) => {
  const orders = await ordersPlacedBy(page);
  const { buyer } = await openOwnEvent(page);
  await fillWizard(page);
  await pay(page, 'Mercado Pago');
  await page.getByRole('button', { name: 'Aprobar' }).waitFor();
  await page.unrouteAll(); // Playwright reports a routed request before sending it, and closing the page would stop it
  const approved = page.waitForRequest(/\/checkout\/choice$/);
  await page.getByRole('button', { name: 'Aprobar' }).click({ noWaitAfter: true });
  await approved;
  await page.close();
  expect((await ticketMail(buyer.email, [...orders].join())).attachments.length).toBeGreaterThan(0);
});
