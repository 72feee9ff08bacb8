import { openOffice, passLogIn } from '@idavuelta/e2e/support/office.ts';
import type { Browser } from '@playwright/test';
import { median } from '../median.ts';
import { withSlowPage } from './conditions.ts';
import { paintOf } from './interactions.ts';
import { observe } from './observe.ts';

/** Typical staff actions: open a list, search it, open an event's form, type in it, choose from a list. */
const actions = ['area', 'search', 'form', 'typing', 'choice', 'part'] as const;
type Action = (typeof actions)[number];

/** From an interaction to the next paint, in milliseconds. */
const goal = 200;

/** Prints the interaction times of the back office on a desktop with a slow CPU, medians of `runs` visits. */
export async function measureOffice(browser: Browser, site: string, runs: number) {
  const visits: Record<Action, number>[] = [];
  for (let run = 0; run < runs; run += 1) visits.push(await visitOffice(browser, site));
  console.log('in the back office, from an interaction to the next paint, ms, the longest of each kind');
  const cells = actions.map((action) => {
    const paint = median(visits.map((one) => one[action]));
    return `${action} ${paint.toFixed(0)}${paint > goal ? ' !' : ''}`;
  });
  console.log(`${'back office'.padEnd(16)} ${'desktop'.padEnd(8)} ${cells.join(', ')}`);
  console.log(`! = over ${goal} ms`);
}

/** @returns the longest time to the next paint of each action, in milliseconds */
const visitOffice = (browser: Browser, site: string): Promise<Record<Action, number>> =>
  withSlowPage(browser, 'desktop', async (page) => {
    await page.addInitScript(observe);
    await page.goto(`${site}/back-office`);
    await page.getByLabel('Correo').waitFor();
    await passLogIn(page, 'owner');
    const rows = page.getByRole('table').getByRole('row');

    const area = await paintOf(page, async () => {
      await openOffice(page, 'Pedidos');
      await rows.nth(1).waitFor();
    });
    const search = await paintOf(page, async () => {
      await page.getByRole('searchbox', { name: 'Buscar' }).pressSequentially('ana', { delay: 60 });
      await page.keyboard.press('Enter');
    });
    await openOffice(page, 'Eventos');
    await rows.nth(1).waitFor();
    const name = page.getByLabel('Nombre', { exact: true }).first();
    const form = await paintOf(page, async () => {
      await page.getByRole('button', { name: 'Crear un evento' }).click();
      await name.waitFor();
    });
    const typing = await paintOf(page, () => name.pressSequentially('Gala de apertura', { delay: 60 }));
    const choice = await paintOf(page, async () => {
      await page.getByLabel('Provincia').first().click();
      await page.getByTitle('Lima').last().click();
    });
    await openOffice(page, 'Eventos');
    await rows.getByRole('link').first().click();
    const part = await paintOf(page, async () => {
      await page.getByRole('menuitem', { name: 'Precios' }).click();
      await rows.nth(1).waitFor();
    });
    return { area, search, form, typing, choice, part };
  });
