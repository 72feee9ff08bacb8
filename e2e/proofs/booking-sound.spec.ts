import type { Page } from '@playwright/test';
import { expect, test } from '../support/fixtures.ts';
import {
  fillAddress,
  fillPassenger,
  fillTickets,
  madrid,
  openEvent,
  pay,
  santiago,
  toNextStep,
} from '../support/steps.ts';
import { expectWellFormed } from '../support/well-formed.ts';

type From = typeof santiago;

/** Checks each step of the wizard up to the payment methods. */
async function lookAtSteps(page: Page, from?: From) {
  await fillTickets(page, from);
  await expectWellFormed(page, 'tickets');
  await toNextStep(page);
  await fillAddress(page, from);
  await expect(page.getByRole('listbox')).toHaveCount(0); // the list of districts fades out
  await expectWellFormed(page, 'addresses');
  await toNextStep(page);
  await fillPassenger(page);
  await expectWellFormed(page, 'passengers');
  await toNextStep(page);
  await expect(page.getByRole('heading', { name: 'Confirma tu compra' })).toBeVisible();
  await expectWellFormed(page, 'payment');
}

/** Markets with card payments: the buttons of the provider's page. */
const markets = [
  {
    country: 'Chile',
    event: '/event/santiago-en-vivo',
    from: santiago,
    method: 'Webpay',
    reject: 'Rechazar',
    giveUp: 'Anular',
    approve: 'Aprobar',
  },
  {
    country: 'Spain',
    event: '/event/madrid-a-voces',
    from: madrid,
    method: 'Tarjeta o Bizum',
    reject: 'Denegar',
    giveUp: 'Cancelar',
    approve: 'Autorizar',
  },
];

for (const { country, event, from, method, reject, giveUp, approve } of markets)
  test(`[BKG-19, PAY-11] ${country} at 360 px: each step is sound, and so are a refused, a given up and a paid order`, async ({
    page,
  }) => {
    test.setTimeout(120_000);
    await page.setViewportSize({ width: 360, height: 740 });
    await openEvent(page, event);
    await lookAtSteps(page, from);
    await pay(page, method);
    await page.getByRole('button', { name: reject }).click();
    await expect(page.getByRole('heading', { name: 'Tu pago fue rechazado' })).toBeVisible();
    await expect(page.getByRole('radio', { name: method })).toBeVisible();
    await expectWellFormed(page, 'refused');
    await pay(page, method);
    await page.getByRole('button', { name: giveUp }).click();
    await expect(page).toHaveURL(/order-(detail|rejected)/);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectWellFormed(page, 'given up');
    await pay(page, method);
    await page.getByRole('button', { name: approve }).click();
    await expect(page.getByText('¡Pago confirmado!')).toBeVisible();
    await expectWellFormed(page, 'paid');
  });

test('[BKG-19, PAY-10] Peru at 360 px: the transfer, the order that waits for it, one that waits and a cancelled one are sound', async ({
  page,
}) => {
  test.setTimeout(120_000);
  await page.setViewportSize({ width: 360, height: 740 });
  await openEvent(page, '/event/noche-de-cumbia');
  await lookAtSteps(page);
  await pay(page, 'Transferencia');
  await expect(page.getByText('Referencia', { exact: true })).toBeVisible();
  await expectWellFormed(page, 'step with the account');
  await page.goto('/event/noche-de-cumbia');
  await page.getByRole('main').getByRole('link', { name: 'Ver mi compra' }).click();
  await expect(page.getByRole('heading', { name: 'Esperamos tu transferencia' })).toBeVisible();
  await expectWellFormed(page, 'waits for a transfer');
  await page.getByRole('button', { name: 'Elegir otro medio de pago' }).click();
  await pay(page, 'Mercado Pago');
  await expect(page.getByRole('heading', { name: 'Pago con Mercado Pago' })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'Tu compra aún no está pagada' })).toBeVisible();
  await expectWellFormed(page, 'waits for the provider');
  await page.getByRole('button', { name: 'Dejar esta compra' }).click();
  await page.getByRole('button', { name: 'Sí, dejarla' }).click();
  await expect(page.getByRole('heading', { name: 'Compra cancelada' })).toBeVisible();
  await expectWellFormed(page, 'cancelled');
});
