import { query } from '@idavuelta/api/database/database.ts';
import type { DispatchPlan, Driver } from '@idavuelta/shared/contracts/staff';
import type { Locator, Page } from '@playwright/test';
import { publishTrips } from '../support/day-of-trips.ts';
import { expect, expectAccessible, sidewaysScroll, test } from '../support/fixtures.ts';
import { logInOwner } from '../support/office.ts';
import { hireVans, staffApi } from '../support/plan-page.ts';
import { eventWithinADay } from '../support/riders.ts';
import { demo, logInByApi, newCustomer } from '../test-site/customer.ts';
import { withDatabase } from '../test-site/database.ts';

/** Smallest control that a thumb meets, in CSS pixels. */
const thumb = 24;
/** In Ancón, the first district of a buyer in a test. */
const position = { latitude: -11.7731, longitude: -77.1762 };

test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, actionTimeout: 20_000 });

test('[OFF-08] ten jobs outside the office, at 360 px', async ({ page }) => {
  test.setTimeout(600_000);
  const own = Date.now().toString(36);
  const event = `Noche del teléfono ${own}`;
  const slug = await eventWithinADay(event, { seats: 60, hours: 72 });
  const { email } = await newCustomer();
  const customer = await logInByApi({ email, password: demo.password });
  await customer.order(slug, { tickets: 2, position, paymentCode: 'transferencia' });
  await rename(email, 'Nadia', `Quiñones ${own}`);
  await logInOwner(page);
  const dialog = page.getByRole('dialog');

  await test.step('1. a transfer has arrived', async () => {
    await goTo(page, 'Transferencias');
    await page.getByRole('tab', { name: 'Pedidos en espera' }).tap();
    const waiting = page.getByRole('row', { name: new RegExp(email) });
    await press(waiting.getByRole('button', { name: 'Llegó', exact: true }));
    await press(dialog.getByRole('button', { name: 'Llegó' }));
    await expect(waiting).toHaveCount(0);
  });

  await test.step('2. who travels', async () => {
    await goTo(page, 'Pasajeros');
    await page.getByRole('searchbox').fill(event);
    await page.getByRole('searchbox').press('Enter');
    await press(page.getByRole('link', { name: event, exact: true }));
    await expect(page.getByText('Ana Torres').first()).toBeVisible();
    await isUsable(page);
  });
  await publishOwnTrip(page, Number(/travellers\/(\d+)/.exec(page.url())?.[1]));

  await test.step('3. an order is found by names in any order, without accents', async () => {
    await press(page.getByRole('button', { name: /^Buscar en la oficina/ }));
    await page.getByRole('combobox').fill(`${own} quinones nadia`);
    await press(page.getByRole('option', { name: new RegExp(event) }).first());
    await expect(page).toHaveURL(/\/back-office\/orders\//);
    await isUsable(page);
  });
  const order = page.url();

  await test.step('4. the buyer is called', async () => {
    await isPressable(page.locator('a[href="tel:987654321"]').first());
  });

  await test.step('5. the driver is called', async () => {
    await isPressable(page.getByRole('link', { name: /^Llamar/ }).first());
  });

  await test.step('6. a note is written', async () => {
    await press(page.getByRole('button', { name: 'Escribir una nota' }));
    await dialog.getByRole('textbox').fill('Viaja con silla de ruedas.');
    await isUsable(page);
    await press(dialog.getByRole('button', { name: 'Guardar la nota' }));
    await expect(page.getByText('Viaja con silla de ruedas.')).toBeVisible();
  });

  await test.step('7. the mail with the tickets is sent again', async () => {
    await press(page.getByRole('button', { name: 'Enviar un correo de nuevo' }));
    await press(dialog.getByRole('button', { name: 'Enviar', exact: true }));
    await expect(page.getByText(/^Va en camino 1 correo/)).toBeVisible();
  });

  await test.step('8. one of two tickets is refunded', async () => {
    await press(page.getByRole('button', { name: 'Devolver dinero' }));
    await dialog.getByRole('radio', { name: 'Algunos boletos' }).check();
    await dialog.getByRole('checkbox').first().check();
    await dialog.getByLabel('Motivo').fill('Se enfermó');
    await isUsable(page);
    await press(dialog.getByRole('button', { name: 'Devolver dinero' }));
    await expect(page.getByText(/está en camino/)).toBeVisible();
  });

  await test.step('9. an account is blocked', async () => {
    await page.goto(order);
    await press(page.getByRole('link', { name: /Nadia Quiñones/ }).first());
    await press(page.getByRole('button', { name: 'Bloquear' }));
    await dialog.getByLabel('Motivo').fill('Vende boletos falsos');
    await press(dialog.getByRole('button', { name: 'Bloquear' }));
    await expect(page.getByText('Bloqueada').first()).toBeVisible();
    await isUsable(page);
  });

  await test.step('10. the sale of an event is stopped', async () => {
    await goTo(page, 'Eventos');
    await page.getByRole('searchbox').fill(event);
    await page.getByRole('searchbox').press('Enter');
    await press(page.getByRole('link', { name: event, exact: true }));
    await expect(page).toHaveURL(`/back-office/events/${slug}`);
    await press(page.getByRole('button', { name: /^Acciones/ }));
    await press(page.getByRole('menuitem', { name: 'Detener la venta' }));
    await press(dialog.getByRole('button', { name: 'Detener la venta' }));
    await expect(page.getByText(/Venta detenida|No se vende/).first()).toBeVisible();
  });
});

/** Plans one van for a departure and publishes the trip. */
async function publishOwnTrip(page: Page, departure: number) {
  const office = await staffApi(page);
  const plan = await office<DispatchPlan>('GET', `departures/${departure}/plans/out`);
  const vans = await hireVans(office, plan, 1);
  const drivers = await office<Driver[]>('GET', 'drivers');
  await publishTrips(
    office,
    departure,
    vans,
    drivers.map(({ id }) => id),
  );
}

/** Opens an area through the drawer at the foot of the screen. */
async function goTo(page: Page, area: string) {
  await press(page.getByRole('button', { name: 'Áreas' }));
  await press(page.getByRole('dialog').getByRole('link', { name: area, exact: true }));
  await expect(page.getByRole('heading', { level: 1, name: area })).toBeVisible();
  await isUsable(page);
}

/** Expects a control that a thumb can meet. */
async function isPressable(control: Locator) {
  const shorterSide = async () => {
    const box = await control.boundingBox();
    return Math.min(box?.width ?? 0, box?.height ?? 0);
  };
  await expect.poll(shorterSide, String(control)).toBeGreaterThanOrEqual(thumb);
}

async function press(control: Locator) {
  await isPressable(control);
  await control.tap();
}

/** Expects a page that shows its data, does not scroll sideways, and in which axe finds nothing. */
async function isUsable(page: Page) {
  await expect(page.locator('.ant-skeleton')).toHaveCount(0);
  expect(await sidewaysScroll(page)).toBe(0);
  await expectAccessible(page);
}

const rename = (email: string, first: string, last: string) =>
  withDatabase((db) =>
    query(db, 'UPDATE customer SET first_name = $2, last_name = $3 WHERE email = $1', [email, first, last]),
  );
