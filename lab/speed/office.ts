import { openOffice, passLogIn } from '@idavuelta/e2e/support/office.ts';
import { testDatabaseUrl } from '@idavuelta/e2e/test-site/database.ts';
import type { Browser, Page } from '@playwright/test';
import { addManyOrders } from '../many-orders/add.ts';
import { median } from '../median.ts';
import { withSlowPage } from './conditions.ts';
import { paintOf } from './interactions.ts';
import { observe } from './observe.ts';

/** Typical staff actions: open a list, search it, open an event's form, type in it, choose from a list. */
const actions = ['area', 'search', 'form', 'typing', 'choice', 'part'] as const;
type Action = (typeof actions)[number];

/** From an interaction to the next paint, and from a click on an area until it can be used, in milliseconds. */
const goals = { interaction: 200, area: 1000 };

interface Visit {
  paints: Record<Action, number>;
  /** By the name of the area in the menu: with its scripts still to come, and with them in the browser. */
  areas: { first: Record<string, number>; again: Record<string, number> };
}

/** Prints the waiting times of the back office with 100,000 orders on a slow desktop, medians of `runs` visits. */
export async function measureOffice(browser: Browser, site: string, runs: number) {
  await addManyOrders(await testDatabaseUrl());
  const visits: Visit[] = [];
  for (let run = 0; run < runs; run += 1) visits.push(await visitOffice(browser, site));

  function print(title: string, timesOf: (visit: Visit) => Record<string, number>, goal: number) {
    const cells = Object.keys(visits[0] ? timesOf(visits[0]) : {}).map((name) => {
      const time = median(visits.map((visit) => timesOf(visit)[name] ?? 0));
      return `${name} ${time.toFixed(0)}${time > goal ? ' !' : ''}`;
    });
    console.log(`${title.padEnd(16)} ${'desktop'.padEnd(8)} ${cells.join(', ')}`);
  }
  console.log('in the back office, from an interaction to the next paint, ms, the longest of each kind');
  print('back office', ({ paints }) => paints, goals.interaction);
  console.log('from a click in the menu until the area stands with its data, ms');
  print('areas, first', ({ areas }) => areas.first, goals.area);
  print('areas, again', ({ areas }) => areas.again, goals.area);
  console.log(`! = over ${goals.interaction} ms to the next paint, over ${goals.area} ms for an area`);
}

/** Opens every area by the menu. @returns the milliseconds until its heading and its data stand, by its name */
async function openAreas(page: Page): Promise<Record<string, number>> {
  const areas: Record<string, number> = {};
  const menu = page.getByRole('navigation', { name: 'Áreas' });
  for (const name of await menu.getByRole('link').allTextContents()) {
    const link = menu.getByRole('link', { name, exact: true });
    await link.hover();
    const begun = performance.now();
    await link.click();
    await page.getByRole('heading', { level: 1, name }).waitFor();
    await page.waitForFunction((css) => document.querySelector(css) === null, unfinished);
    areas[name] = performance.now() - begun;
  }
  return areas;
}

/** What a page shows while it reads its data. */
const unfinished = '.ant-skeleton, .ant-spin-spinning, [aria-busy=true]';

/** Times in milliseconds; of each action the longest. */
const visitOffice = (browser: Browser, site: string): Promise<Visit> =>
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
    await page.getByRole('dialog').getByRole('button', { name: 'Descartar y salir' }).click();
    await rows.getByRole('link').first().click();
    const part = await paintOf(page, async () => {
      await page.getByRole('link', { name: 'Precios' }).click();
      await rows.nth(1).waitFor();
    });
    const paints = { area, search, form, typing, choice, part };
    return { paints, areas: { first: await openAreas(page), again: await openAreas(page) } };
  });
