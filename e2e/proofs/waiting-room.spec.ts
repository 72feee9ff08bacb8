import { query } from '@idavuelta/api/database/database.ts';
import { links } from '@idavuelta/shared/contracts';
import type { BrowserContextOptions, Page } from '@playwright/test';
import { expect, expectAccessible, expectNoRawKeys, sidewaysScroll, test, watch } from '../support/fixtures.ts';
import { logInOwner, openOffice } from '../support/office.ts';
import { expectWellFormedOffice } from '../support/plan-page.ts';
import { eventWithinADay } from '../support/riders.ts';
import { enterAs, fillWizard, pay } from '../support/steps.ts';
import { newCustomer } from '../test-site/customer.ts';
import { withDatabase } from '../test-site/database.ts';
import { ownEvent } from '../test-site/events.ts';

/** Long before an opening polls are up to ninety seconds apart, and here staff opens the sale early. */
const patience = { timeout: 150_000 };

/** Adds an event whose sale has not opened, with a waiting room that admits two people at a time. */
async function queuedEvent() {
  const event = await ownEvent('noche-de-cumbia');
  const [room] = await withDatabase(async (db) => {
    await query(db, `UPDATE event SET sale_opens_at = now() + interval '1 hour' WHERE slug = $1`, [event.slug]);
    return query<{ id: number }>(
      db,
      'INSERT INTO waiting_room (event_id, max_admitted) SELECT id, 2 FROM event WHERE slug = $1 RETURNING id',
      [event.slug],
    );
  });
  return { ...event, room: room?.id ?? 0 };
}

const openSale = (slug: string) =>
  withDatabase((db) => query(db, 'UPDATE event SET sale_opens_at = now() WHERE slug = $1', [slug]));

const title = (page: Page, name: string | RegExp) => page.getByRole('heading', { name });
const called = '¡Es tu turno!';
const used = 'Ya usaste tu turno';

/** Fills in everything but the payment, while the queue does not move. */
async function prepare(page: Page, path: string) {
  const faults = watch(page);
  await enterAs(page, await newCustomer());
  await page.goto(path);
  await expect(title(page, /^La fila avanza desde/)).toBeVisible();
  await fillWizard(page);
  await expect(page.getByRole('button', { name: 'Pagar cuando sea mi turno' }).first()).toBeVisible();
  await expectNoRawKeys(page);
  await expectAccessible(page);
  expect(await sidewaysScroll(page)).toBeLessThanOrEqual(0);
  return faults;
}

test('[SAL-01, SAL-02, SAL-03, SAL-04, SAL-05] three people wait, are called in turn and order what they have prepared', async ({
  browser,
}) => {
  test.setTimeout(600_000);
  const newPage = async (options: BrowserContextOptions) => (await browser.newContext(options)).newPage();
  const { path, slug, room } = await queuedEvent();
  const [phone, desktop, withoutScripts] = await Promise.all([
    newPage({ viewport: { width: 390, height: 844 } }),
    newPage({ viewport: { width: 1280, height: 900 } }),
    newPage({ viewport: { width: 390, height: 844 }, javaScriptEnabled: false }),
  ]);

  await withoutScripts.goto(links.waitingRoom(room));
  await withoutScripts.getByRole('button').click();
  await expect(withoutScripts.getByRole('button')).toBeHidden();
  const faults = [await prepare(phone, path), await prepare(desktop, path)];

  await openSale(slug);
  const first = await Promise.any(
    [phone, desktop].map(async (page) => {
      await expect(title(page, called)).toBeVisible(patience);
      return page;
    }),
  );
  const second = first === phone ? desktop : phone;
  await first.reload();
  await expect(title(first, called)).toBeVisible(patience);
  const tab = await first.context().newPage();
  await tab.goto(path);
  await expect(title(tab, called)).toBeVisible(patience);
  await tab.close();

  await pay(first, 'Transferencia');
  await expect(title(first, used)).toBeVisible();

  await expect(title(second, called)).toBeVisible(patience);
  await second.getByRole('button', { name: 'Empezar mi compra' }).click();
  await expect(title(second, 'Es tu turno: termina tu compra')).toBeVisible();
  await expectAccessible(second);
  await pay(second, 'Transferencia');
  await expect(title(second, used)).toBeVisible();

  await withoutScripts.reload();
  await expect(title(withoutScripts, called)).toBeVisible(patience);
  for (const { list } of faults) expect(list).toEqual([]);
});

test('[SAL-06] a queue that staff opens, pauses and closes is so at the event’s page', async ({ page, browser }) => {
  test.setTimeout(400_000);
  const name = `Noche con fila ${Date.now().toString(36)}`;
  const slug = await eventWithinADay(name, { seats: 60, hours: 72 });
  await logInOwner(page);
  await openOffice(page, 'Filas');
  await page.getByRole('button', { name: 'Abrir una fila' }).click();
  const drawer = page.getByRole('dialog');
  await drawer.getByRole('combobox').first().fill(name);
  await page.getByTitle(new RegExp(`^${name}`)).click();
  await drawer.getByLabel('Personas que compran a la vez').fill('1');
  await expectAccessible(page);
  await drawer.getByRole('button', { name: 'Abrir', exact: true }).click();
  await expect(page).toHaveURL(/\/waiting-rooms\/\d+$/);
  await page.getByRole('button', { name: 'Pausar' }).click();
  await expect(page.getByText('En pausa')).toBeVisible();
  await expectWellFormedOffice(page);

  const visitor = await (await browser.newContext({ viewport: { width: 390, height: 844 } })).newPage();
  const faults = watch(visitor);
  await visitor.goto(links.event(slug));
  await expect(title(visitor, 'La fila está en pausa')).toBeVisible();
  await page.getByRole('button', { name: 'Reanudar' }).click();
  await expect(title(visitor, called)).toBeVisible(patience);
  await visitor.getByRole('button', { name: 'Empezar mi compra' }).click();
  await expect(title(visitor, 'Es tu turno: termina tu compra')).toBeVisible();
  await expect(page.getByRole('row', { name: /Compran ahora/ })).toContainText('1 de 1');

  faults.expect(/404/);
  await page.getByRole('button', { name: 'Cerrar la fila' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Cerrar la fila' }).click();
  await expect(page.getByText('Cerrada')).toBeVisible();
  await expect(title(visitor, 'Es tu turno: termina tu compra')).toBeHidden(patience);
  await expect(title(visitor, 'Elige tus boletos')).toBeVisible();
  expect(faults.list).toEqual([]);
});
