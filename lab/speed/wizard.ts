import { logIn } from '@idavuelta/e2e/support/steps.ts';
import { demo } from '@idavuelta/e2e/test-site/customer.ts';
import type { Browser, Locator, Page } from '@playwright/test';
import { type Device, pageReady, withSlowPage } from './conditions.ts';
import { press } from './frame.ts';
import { paintOf } from './interactions.ts';
import { observe } from './observe.ts';

/**
 * A buyer's actions in the wizard: take a ticket, change the province, enter a passenger, go to the next step, apply a
 * coupon.
 */
export const wizardActions = ['ticket', 'province', 'typing', 'next step', 'coupon'] as const;
export type WizardAction = (typeof wizardActions)[number];

/** Books up to the payment methods. @returns the longest time to the next paint of each action, in milliseconds */
export function useWizard(browser: Browser, url: string, device: Device): Promise<Record<WizardAction, number>> {
  return withSlowPage(browser, device, async (page, devtools) => {
    await page.addInitScript(observe);
    await page.goto(url);
    await pageReady(devtools);
    await press(device, page.getByRole('main').getByRole('button', { name: 'Ingresar', exact: true }));
    await logIn(page, demo);
    const province = page.getByLabel('Provincia');
    await province.selectOption('Callao');
    await press(device, page.getByRole('button', { name: /Van compartida/ }));
    const add = page.getByRole('button', { name: /^Agregar / }).first();
    const next = page.getByRole('button', { name: 'Continuar' }).first();
    const address = page.getByLabel('Dirección', { exact: true });
    const passenger = page.getByLabel('Nombre y apellido');

    await add.waitFor();
    const ticket = await paintOf(page, () => press(device, add));
    const toLima = await paintOf(page, () => choose(page, province, 'Lima'));
    await press(device, add);
    const toAddresses = await paintOf(page, async () => {
      await press(device, next);
      await address.waitFor();
    });
    await address.fill('Av. Larco 345');
    await chooseCounty(page, device);
    const toPassengers = await paintOf(page, async () => {
      await press(device, next);
      await passenger.waitFor();
    });
    // the customer's data is prefilled
    await passenger.fill('');
    const typing = await paintOf(page, () => passenger.pressSequentially('Ana Torres', { delay: 60 }));
    await page.getByLabel('Correo electrónico').fill('ana@example.test');
    await page.getByLabel('Teléfono').fill('987654321');
    await page.getByLabel('Dirección de recojo').selectOption({ index: 1 });
    const coupon = page.getByLabel(/^Cupón de descuento/);
    const toPayment = await paintOf(page, async () => {
      await press(device, next);
      await coupon.waitFor();
    });
    await coupon.fill('VUELTA10');
    const apply = await paintOf(page, async () => {
      await press(device, page.getByRole('button', { name: 'Aplicar cupón' }));
      await page.getByRole('button', { name: 'Quitar cupón' }).waitFor();
    });
    return {
      ticket,
      province: toLima,
      typing,
      'next step': Math.max(toAddresses, toPassengers, toPayment),
      coupon: apply,
    };
  });
}

/** Chooses by keyboard, which browsers time; setting a list by script is no interaction. */
async function choose(page: Page, list: Locator, option: string) {
  await list.focus();
  await page.keyboard.type(option);
}

/** Touch devices show the districts as a list, others as a search field. */
async function chooseCounty(page: Page, device: Device) {
  const county = page.getByRole('combobox', { name: 'Distrito', exact: true });
  if (device === 'phone') {
    await county.selectOption({ index: 1 });
  } else {
    await county.and(page.locator('input')).fill('miraf');
    await page.keyboard.press('Enter');
  }
}
