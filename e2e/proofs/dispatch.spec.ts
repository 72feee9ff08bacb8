import { query } from '@idavuelta/api/database/database.ts';
import { currentCode } from '@idavuelta/api/modules/staff-accounts/one-time-codes.ts';
import { staffPassword, staffSecret } from '@idavuelta/demo/catalogue/staff.ts';
import type { DispatchPlan, DrivenTrip, PlanDraft } from '@idavuelta/shared/contracts/staff';
import type { Locator, Page, Route } from '@playwright/test';
import { expect, expectAccessible, expectNoRawKeys, test } from '../support/fixtures.ts';
import { logInOffice, openOffice } from '../support/office.ts';
import { eventWithinADay, sellSeatsOf } from '../support/riders.ts';
import { withDatabase } from '../test-site/database.ts';
import { apiUrl, siteUrl } from '../test-site/ports.ts';

const seats = 120;
const driver = { email: 'driver@idavuelta.test', name: 'Pedro Quispe' };

test('[DSP-01, DSP-05, DSP-07, DSP-08] 120 sold seats become trips, and a driver without a network drives one', async ({
  page,
  browser,
  faults,
}) => {
  test.setTimeout(600_000);
  const name = `Gran noche ${Date.now().toString(36)}`;
  // a run before this one has left vans and drivers busy at the same hour
  await withDatabase((db) => query(db, 'DELETE FROM dispatch_plan'));
  await test.step('120 seats are sold', async () => sellSeatsOf(await eventWithinADay(name), seats));

  await test.step('a dispatcher has the trips planned', async () => {
    await logInOffice(page, 'dispatcher');
    await openPlan(page, name);
    await expect(page.getByText(`${seats} asientos vendidos no tienen viaje.`)).toBeVisible();
    await expectSoundOffice(page);
    await page.getByRole('button', { name: 'Planificar…' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Planificar' }).click();
    const counts = page.getByRole('status', { name: 'El plan en números' });
    await expect(counts).toContainText(`Con viaje${seats}`, { timeout: 90_000 });
    await expect(counts).toContainText('Sin viaje0');
    await expect(page.getByRole('progressbar')).toHaveCount(0);
    await expectSoundOffice(page);
  });

  const departure = Number(/dispatch\/(\d+)/.exec(page.url())?.[1]);
  const office = await staffApi(page);
  const readPlan = () => office<DispatchPlan>('GET', `departures/${departure}/plans/out`);

  await test.step('each trip has a driver', async () => {
    const { draft, drivers } = await readPlan();
    const first = drivers.find((each) => each.name === driver.name);
    const inOrder = [first, ...drivers.filter((each) => each !== first)];
    const trips = draft?.trips.map(({ vehicleId = 0, locked, stops }, index) => ({
      ...{ vehicleId, locked, driverId: inOrder[index]?.id },
      stops: stops.map(({ party }) => ({ party })),
    })) satisfies PlanDraft['trips'] | undefined;
    await office('PUT', `departures/${departure}/plans/out/draft`, { trips }, draft?.revision);
    await page.reload();
    await expect(page.getByText('Sin conductor')).toHaveCount(0);
    await expect(trip(page, 1).getByTitle(driver.name)).toBeVisible();
  });

  await test.step('two parties are moved by the keyboard, a move is undone, and a trip is locked', async () => {
    const stops = trip(page, 1).getByRole('listitem');
    const [first, third] = [await nameIn(stops.first()), await nameIn(stops.nth(2))];
    await stops
      .first()
      .getByRole('button', { name: /^Mover o fijar: / })
      .press('Enter');
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Lugar en el viaje').press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Guardar' }).press('Enter');
    await expect(stops.nth(1)).toContainText(first);

    await stops
      .nth(2)
      .getByRole('button', { name: /^Subir a / })
      .press('Enter');
    await expect(stops.nth(1)).toContainText(third);
    await page.keyboard.press('Control+z');
    await expect(stops.nth(1)).toContainText(first);
    await page.keyboard.press('Control+Shift+z');
    await expect(stops.nth(1)).toContainText(third);

    await trip(page, 1).getByRole('button', { name: 'Fijar viaje' }).press('Enter');
    await expect(trip(page, 1).getByRole('button', { name: 'Soltar viaje' })).toBeVisible();
    await expect.poll(async () => (await readPlan()).draft?.trips[0]?.locked).toBe(true);
    const { draft, parties } = await readPlan();
    const order = draft?.trips[0]?.stops.map(({ party }) => parties.find(({ id }) => id === party)?.people[0]?.name);
    for (const [at, moved] of [third, first].entries()) expect(moved).toContain(order?.[at + 1] ?? 'nobody');
  });

  await test.step('it is published', async () => {
    await page.getByRole('button', { name: 'Publicar…' }).click();
    const dialog = page.getByRole('dialog', { name: 'Publicar el borrador' });
    await expect(dialog).toContainText(`los pasajeros de ${seats} boletos`);
    await expectAccessible(page);
    const accept = dialog.getByRole('checkbox', { name: 'Publicar de todos modos' });
    if (await accept.isVisible()) await accept.check();
    await dialog.getByRole('button', { name: 'Publicar y avisar' }).click();
    await expect(page.getByText(`Se avisa a los pasajeros de ${seats} boletos.`)).toBeVisible();
    await expect(page.getByText(/^Plan \d+, publicado/)).toBeVisible();
  });

  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
  const phone = await context.newPage();
  faults.watch(phone);
  await test.step('their driver sees the trip', async () => {
    await logInDriver(phone);
    await expect(sheet(phone, name)).toBeVisible();
    await expectAccessible(phone);
    await expectNoRawKeys(phone);
  });

  const stopCount = await sheet(phone, name)
    .getByRole('button', { name: /^Llegué: / })
    .count();
  const waiting = `${1 + 2 * stopCount} marcas esperan a que haya red`;
  await test.step('they drive it without a network', async () => {
    faults.expect(/ERR_INTERNET_DISCONNECTED/);
    await context.setOffline(true);
    await sheet(phone, name).getByRole('button', { name: 'Salgo ahora' }).tap();
    for (let stop = 0; stop < stopCount; stop += 1) {
      const card = sheet(phone, name).locator('ol > li').nth(stop);
      await card.getByRole('button', { name: /^Llegué: / }).tap();
      await card.getByRole('button', { name: /^Subieron: / }).tap();
      await expect(card.getByText(/^Subieron · /)).toBeVisible();
    }
    await expect(phone.getByText(waiting)).toBeVisible();
    await expectAccessible(phone);
    expect(await marksOf(departure)).toEqual({});
  });

  await test.step('what they marked is sent twice, as the first answer is lost, and counts once', async () => {
    faults.expect(/ERR_CONNECTION_RESET/);
    const sent = { left: 1, arrived: stopCount, boarded: stopCount };
    let isLost = false;
    const loseAnswer = async (route: Route) => {
      await route.fetch();
      await route.abort('connectionreset');
      isLost = true;
    };
    await context.route('**/my-trips/marks', loseAnswer, { times: 1 });
    await context.setOffline(false);
    await expect.poll(() => isLost).toBe(true);
    expect(await marksOf(departure)).toEqual(sent);
    await expect(phone.getByText(waiting)).toBeVisible();
    await expect(phone.getByText(/^Actualizado a las/)).toBeVisible({ timeout: 60_000 });
    expect(await marksOf(departure)).toEqual(sent);
    await phone.reload();
    await expect(sheet(phone, name).getByText(/^Subieron · /)).toHaveCount(stopCount);
    expect(await marksOf(departure)).toEqual(sent);

    const own = await staffApi(phone);
    const driven = (await own<DrivenTrip[]>('GET', 'my-trips')).find(({ stops }) => stops.length === stopCount);
    expect(driven?.leftAt).toBeDefined();
    expect(driven?.stops.every(({ arrivedAt, boardedAt }) => arrivedAt && boardedAt)).toBe(true);
  });
  await context.close();
});

const nameIn = async (stop: Locator) => (await stop.locator('strong').first().textContent()) ?? '';
const trip = (page: Page, number: number) => page.getByRole('region', { name: new RegExp(`^Viaje ${number} · `) });
const sheet = (phone: Page, name: string) => phone.getByRole('article', { name: `${name}, Ida` });

async function openPlan(page: Page, name: string) {
  await openOffice(page, 'Pasajeros');
  await page.getByRole('searchbox', { name: 'Buscar un evento' }).fill(name);
  await page.getByRole('searchbox', { name: 'Buscar un evento' }).press('Enter');
  await page.getByRole('link', { name: new RegExp(`^Vans: ${name}`) }).click();
  await expect(page).toHaveURL(/\/back-office\/dispatch\/\d+\/out$/);
}

async function logInDriver(phone: Page) {
  await phone.goto('/qr-verification?trips');
  await phone.getByLabel('Correo').fill(driver.email);
  await phone.getByLabel('Contraseña').fill(staffPassword);
  await phone.getByRole('button', { name: 'Continuar' }).tap();
  await expect(phone.getByLabel('Código')).toBeVisible();
  await expectAccessible(phone);
  await phone.getByLabel('Código').fill(currentCode(staffSecret));
  await phone.getByRole('button', { name: 'Entrar' }).tap();
}

/** Calls the API as whoever of staff is logged in on a page. */
async function staffApi(page: Page) {
  const token = await page.evaluate(() => localStorage.getItem('idavuelta.staff-token'));
  return async <T>(method: string, path: string, body?: object, revision?: number): Promise<T> => {
    const response = await fetch(`${apiUrl}/staff-api/${path}`, {
      method,
      headers: {
        origin: siteUrl,
        authorization: `Bearer ${token}`,
        ...(body && { 'content-type': 'application/json' }),
        ...(revision !== undefined && { 'if-match': `"${revision}"` }),
      },
      ...(body && { body: JSON.stringify(body) }),
    });
    const envelope = (await response.json()) as { success: boolean; data: T };
    if (!envelope.success) throw new Error(`${method} ${path}: ${response.status} ${JSON.stringify(envelope)}`);
    return envelope.data;
  };
}

/** How many marks of each kind the database has. */
const marksOf = (departure: number) =>
  withDatabase(async (db) => {
    const rows = await query<{ kind: string; marks: number }>(
      db,
      'SELECT kind, count(*)::int AS marks FROM trip_mark WHERE departure_id = $1 GROUP BY kind',
      [departure],
    );
    return Object.fromEntries(rows.map(({ kind, marks }) => [kind, marks]));
  });

async function expectSoundOffice(page: Page) {
  await expectAccessible(page);
  await expectNoRawKeys(page);
}
