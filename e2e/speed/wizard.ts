import type { Browser, Page } from '@playwright/test';
import { logIn } from '../journeys/steps.ts';
import { type Device, pageReady, withSlowPage } from './conditions.ts';
import { press } from './frame.ts';
import { paintOf } from './interactions.ts';
import { observe } from './observe.ts';

/** What a buyer does in the wizard: takes a ticket, types a passenger, goes to the next step. */
export const wizardActions = ['ticket', 'typing', 'next step'] as const;
export type WizardAction = (typeof wizardActions)[number];

/** Books up to the passengers. @returns the longest time to the next paint of each action, in milliseconds */
export function useWizard(browser: Browser, url: string, device: Device): Promise<Record<WizardAction, number>> {
  return withSlowPage(browser, device, async (page, devtools) => {
    await page.addInitScript(observe);
    await page.goto(url);
    await pageReady(devtools);
    await press(device, page.getByRole('main').getByRole('button', { name: 'Ingresar', exact: true }));
    await logIn(page);
    await page.getByLabel('Provincia').selectOption('Lima');
    await press(device, page.getByRole('button', { name: /Van compartida/ }));
    const add = page.getByRole('button', { name: /^Agregar / }).first();
    const next = page.getByRole('button', { name: 'Continuar' }).first();
    const address = page.getByLabel('Dirección', { exact: true });
    const passenger = page.getByLabel('Nombre y apellido');

    await add.waitFor();
    const ticket = await paintOf(page, () => press(device, add));
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
    const typing = await paintOf(page, () => passenger.pressSequentially('Ana Torres', { delay: 60 }));
    return { ticket, typing, 'next step': Math.max(toAddresses, toPassengers) };
  });
}

/** With a finger the districts are a list to choose from, with a mouse one that is searched. */
async function chooseCounty(page: Page, device: Device) {
  const county = page.getByRole('combobox', { name: 'Distrito' });
  if (device === 'phone') {
    await county.selectOption({ index: 1 });
  } else {
    await county.and(page.locator('input')).fill('miraf');
    await page.keyboard.press('Enter');
  }
}
