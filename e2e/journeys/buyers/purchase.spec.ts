import { browserWithCamera } from '../../support/camera.ts';
import { expect, expectAccessible, expectNoRawKeys, test, watch } from '../../support/fixtures.ts';
import { fillWizard, logIn, madrid, openOwnEvent, orderIdIn, pay, santiago } from '../../support/steps.ts';
import { newCustomer } from '../../test-site/customer.ts';
import { ticketMail } from '../../test-site/mailbox.ts';
import { staff } from '../../test-site/staff.ts';

/** Opens the QR code of the purchase on the account page, at the size of a phone's screen. */
async function openPurchase(page: import('@playwright/test').Page, orderId: string) {
  await page.goto(`/my-account/payments?order=${orderId}`);
  const code = page.getByRole('img', { name: /Código QR del boleto 1/ });
  await expect(code).toBeVisible();
  return code;
}

test('[PAY-01, PAY-02, BKG-01, BKG-15, BKG-19, AUT-17, ACC-05, QRC-03] a visitor books with Mercado Pago, finds the ticket in the account, and a driver finds it valid', async ({
  page,
}) => {
  await page.goto('/');
  await page.getByRole('article').filter({ hasText: 'Noche de Cumbia' }).first().getByRole('link').click();
  await expect(page).toHaveURL('/event/noche-de-cumbia');
  await expect(page.getByText('Debe estar registrado para realizar una compra.')).toBeVisible();

  const buyer = await newCustomer();
  await page.getByRole('main').getByRole('button', { name: 'Ingresar', exact: true }).click();
  await logIn(page, buyer);
  await expect(page).toHaveURL('/event/noche-de-cumbia');
  await fillWizard(page);
  await expectNoRawKeys(page);
  await expectAccessible(page);
  await pay(page, 'Mercado Pago');

  await expect(page.getByRole('heading', { name: 'Pago con Mercado Pago' })).toBeVisible();
  await page.getByRole('button', { name: 'Aprobar' }).click();
  await expect(page).toHaveURL(/\/order-detail\//);
  await expect(page.getByText('¡Pago confirmado!')).toBeVisible();
  await expectNoRawKeys(page);
  const orderId = orderIdIn(page.url()) ?? '';

  expect((await ticketMail(buyer.email, orderId)).attachments.length).toBeGreaterThan(0);

  await page.getByRole('link', { name: /Ver mis boletos/ }).click();
  await expect(page).toHaveURL(new RegExp(`/my-account/payments\\?order=${orderId}`));
  const picture = await (await openPurchase(page, orderId)).screenshot();
  await expect(page.getByText('Ana Torres')).toBeVisible();
  await expectNoRawKeys(page);
  await expectAccessible(page);

  const phone = await browserWithCamera(picture);
  try {
    const driver = await phone.newPage({ viewport: { width: 360, height: 740 } });
    const faults = watch(driver);
    await driver.goto(new URL('/qr-verification', page.url()).href);
    await driver.getByRole('button', { name: 'Escanear Código' }).click();
    await expect(driver.getByRole('heading', { name: 'Válido', exact: true })).toBeVisible({ timeout: 20_000 });
    await expect(driver.getByText('Noche de Cumbia')).toBeVisible();
    expect(faults.list).toEqual([]);
  } finally {
    await phone.close();
  }
});

test('[PAY-01, PAY-04, PAY-09] a customer books by transfer; staff validates it; the ticket comes by mail', async ({
  page,
}) => {
  const { buyer } = await openOwnEvent(page);
  await fillWizard(page);
  await pay(page, 'Transferencia');
  await expect(page.getByText('Referencia', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Finalizar' }).first().click();
  await expect(page).toHaveURL(/\/my-account\/payments/);
  await expect(page.getByText('Transferencia pendiente').first()).toBeVisible();

  // Other journeys may be waiting for transfers too.
  const waiting = JSON.parse(await staff('transfers', 'list', '--json')) as {
    items: { customer: string; orderId: string }[];
  };
  const { orderId = '' } = waiting.items.find(({ customer }) => customer === buyer.email) ?? {};
  expect(await staff('transfers', 'validate', orderId)).toContain('is paid');
  expect((await ticketMail(buyer.email, orderId)).attachments.length).toBeGreaterThan(0);
  await openPurchase(page, orderId);
});

/** The simulators' buttons for each outcome of their provider's page, at an event that offers the provider. */
const providers = [
  {
    name: 'Mercado Pago',
    event: 'noche-de-cumbia',
    from: undefined,
    approve: 'Aprobar',
    rejections: ['Rechazar', 'Volver sin pagar'],
  },
  {
    name: 'Webpay',
    event: 'santiago-en-vivo',
    from: santiago,
    approve: 'Aprobar',
    rejections: ['Rechazar', 'Anular'],
  },
  {
    name: 'Tarjeta o Bizum',
    event: 'madrid-a-voces',
    from: madrid,
    approve: 'Autorizar',
    rejections: ['Denegar', 'Cancelar'],
  },
];

for (const { name, event, from, approve, rejections } of providers)
  test(`[PAY-01, PAY-02, BKG-19, FLT-10, FLT-37] ${name}: what the bank refuses, or the buyer gives up, is no purchase; what it approves is`, async ({
    page,
  }) => {
    const { path } = await openOwnEvent(page, event);
    await fillWizard(page, from);
    const [declined] = rejections;
    for (const ending of rejections) {
      await pay(page, name);
      await page.getByRole('button', { name: ending }).click();
      await expect(page).toHaveURL(/\/order-detail/);
      const title = ending === declined ? 'Tu pago fue rechazado' : 'Tu compra aún no está pagada';
      await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
      await expect(page.getByRole('timer')).toBeVisible();
      // the typed values are kept
      await page.goto(path);
    }
    await pay(page, name);
    await page.getByRole('button', { name: approve }).click();
    await expect(page).toHaveURL(/\/order-detail\//);
    await expect(page.getByText('¡Pago confirmado!')).toBeVisible();
  });
