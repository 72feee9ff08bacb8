import { query } from '@idavuelta/api/database/database.ts';
import { currentCode } from '@idavuelta/api/modules/staff-accounts/one-time-codes.ts';
import { staff } from '@idavuelta/demo/catalogue/staff.ts';
import type {
  DispatchPlan,
  Driver,
  InvitedStaffUser,
  LiveBoard,
  ReportedTrip,
} from '@idavuelta/shared/contracts/staff';
import type { Browser, Page } from '@playwright/test';
import * as day from '../support/day-of-trips.ts';
import * as phones from '../support/driver-phone.ts';
import { expect, expectAccessible, expectNoRawKeys, sidewaysScroll, test } from '../support/fixtures.ts';
import { logInOffice, openOffice } from '../support/office.ts';
import { hireVans, openPlan, staffApi } from '../support/plan-page.ts';
import { eventWithinADay, sellSeatsOf } from '../support/riders.ts';
import { withDatabase } from '../test-site/database.ts';
import { mailedLink, newAddress, waitForMail } from '../test-site/mailbox.ts';
import { siteUrl } from '../test-site/ports.ts';

const seats = 120;
const vans = 8;
/** Their trips are the first, the second, and the rest of the second. */
const [offline, broken, relief] = ['Pedro Quispe', 'Wilmer Ccori', 'Maritza Rojas'];
/** How soon a board shows what a phone sends. */
const soon = { timeout: 5_000 };

// its many steps share one time limit: a button that is not there fails at once
test.use({ actionTimeout: 20_000 });

const emailOf = (name: string) => staff.find((each) => each.name === name)?.email ?? '';

test('[DSP-11, DSP-15, DSP-16, DSP-18, DSP-23] dispatcher, drivers, a traveller and a partner see the same day', async ({
  page,
  browser,
  faults,
}) => {
  test.setTimeout(900_000);
  const event = `Gala en vivo ${Date.now().toString(36)}`;
  const slug = await eventWithinADay(event, { seats });
  await test.step('120 seats are sold', () => sellSeatsOf(slug, seats));

  await logInOffice(page, 'dispatcher');
  const departure = await openPlan(page, event);
  const office = await staffApi(page);
  const plan = () => office<DispatchPlan>('GET', `departures/${departure}/plans/out`);
  const hired = await hireVans(office, await plan(), vans + 1);
  const spare = hired.at(-1) ?? 0;
  const partnerId = await day.addPartner(office, `Vans del Sur ${event}`, hired[2] ?? 0);
  const drivers = await office<Driver[]>('GET', 'drivers');
  const idOf = (name: string) => drivers.find((driver) => driver.name === name)?.id ?? 0;
  const others = drivers
    .map(({ name }) => name)
    .filter((name) => emailOf(name) && ![offline, broken, relief].includes(name));

  await test.step('the trips are published, and their day has come', async () => {
    const names = [offline, broken, ...others.slice(0, vans - 2)];
    await day.publishTrips(office, departure, hired.slice(0, vans), names.map(idOf));
    await day.startTripsNow(departure);
  });
  const trips = (await plan()).published?.trips ?? [];
  const vanOf = (driver: string) => trips.find(({ driverId }) => driverId === idOf(driver))?.van ?? '';
  expect(trips).toHaveLength(vans);

  const board = page.getByRole('region', { name: event });
  const row = (van: string) => board.getByRole('listitem').filter({ hasText: van });
  await test.step('the board shows them, and is told of changes', async () => {
    await page.goto('/back-office/dispatch/today');
    await expect(board.getByRole('listitem')).toHaveCount(vans);
    await expect(page.getByText('En vivo', { exact: true })).toBeVisible();
    await expectAccessible(page);
    await expectNoRawKeys(page);
  });

  const pedroByApi = await day.logInStaffByApi(browser, emailOf(offline));
  await pedroByApi('DELETE', 'my-position-sharing');
  const { context: pedro, phone } = await phones.openPhone(browser);
  faults.watch(phone);
  await test.step('a driver reads the new trip and leaves: the board shows it without a reload', async () => {
    await pedro.grantPermissions(['geolocation'], { origin: siteUrl });
    await pedro.setGeolocation({ latitude: -12.08, longitude: -77.04 });
    await phones.logInDriver(phone, offline);
    await expect(row(vanOf(offline))).toContainText('Sin confirmar');
    await phones.runSheet(phone, event).getByRole('button', { name: 'Entendido' }).tap();
    await expect(row(vanOf(offline))).not.toContainText('Sin confirmar', soon);
    await phones.leave(phone, event);
    await expect(row(vanOf(offline))).toContainText('Se espera a las', soon);
    await expectAccessible(phone);
    expect(await sidewaysScroll(phone)).toBe(0);
  });

  await test.step('by choice the board shows where the van is', async () => {
    await phone.getByRole('button', { name: 'Compartir mi ubicación' }).tap();
    await expect(row(vanOf(offline)).getByRole('link', { name: 'Posición actual' })).toBeVisible({ timeout: 25_000 });
  });

  await test.step('a mark is taken back, and made again', async () => {
    await phones.arriveAt(phone, event, 0);
    await phones.boardAt(phone, event, 0);
    const nobody = row(vanOf(offline)).getByText(/^0 de \d+ a bordo$/);
    await expect(nobody).toHaveCount(0, soon);
    await phone.getByRole('button', { name: /^Deshacer: Subieron/ }).tap();
    await expect(nobody).toBeVisible(soon);
    await phones.boardAt(phone, event, 0);
    await expect(nobody).toHaveCount(0, soon);
  });

  const stops = trips.find(({ van }) => van === vanOf(offline))?.stops.length ?? 0;
  await test.step('the driver goes on without a network', async () => {
    faults.expect(/ERR_INTERNET_DISCONNECTED/);
    await pedro.setOffline(true);
    for (let stop = 1; stop < stops; stop += 1) {
      await phones.arriveAt(phone, event, stop);
      await phones.boardAt(phone, event, stop);
    }
    await expect(phone.getByText(`${2 * (stops - 1)} marcas esperan a que haya red`)).toBeVisible();
  });

  const moved = trips.find(({ van }) => van === vanOf(broken));
  const spareVan = (await plan()).vehicles.find(({ id }) => id === spare)?.plate ?? '';
  const lastParty = moved?.stops.at(-1)?.party ?? '';
  const { context: ana, phone: traveller } = await phones.openPhone(browser);
  faults.watch(traveller);
  const { context: wilmer, phone: brokenPhone } = await phones.openPhone(browser);
  faults.watch(brokenPhone);
  const { context: maritza, phone: reliefPhone } = await phones.openPhone(browser);
  faults.watch(reliefPhone);
  await test.step('a van breaks down after its first stop: its rest moves to another one', async () => {
    const email = await emailAt(lastParty);
    await waitForMail(email, ({ subject }) => subject.includes('hora de recojo') && subject.includes(event), {
      limit: 120_000,
    });
    await traveller.goto(await mailedLink(email, 'ride'));
    await expect(traveller.getByText(vanOf(broken))).toBeVisible();
    await phones.logInDriver(reliefPhone, relief);
    await expect(reliefPhone.getByText('No tienes viajes en las próximas 24 horas.')).toBeVisible();
    await phones.logInDriver(brokenPhone, broken);
    await phones.leave(brokenPhone, event);
    await phones.arriveAt(brokenPhone, event, 0);
    await phones.boardAt(brokenPhone, event, 0);
    await expect(row(vanOf(broken))).toContainText(/1 de \d+ paradas/, soon);

    await row(vanOf(broken))
      .getByRole('button', { name: `Pasar ${vanOf(broken)} a otra van` })
      .click();
    const drawer = page.getByRole('dialog');
    for (const [field, wanted] of [
      ['Van', spareVan],
      ['Conductor', relief],
    ] as const) {
      await drawer.getByRole('combobox', { name: field }).fill(wanted);
      await page.getByTitle(new RegExp(`^${wanted}.* · libre$`)).click();
    }
    await drawer.getByRole('radio', { name: /este viaje termina aquí/ }).check();
    await drawer.getByLabel('Retraso').fill('10');
    await drawer.getByLabel(/^Nota al conductor/).fill('Motor malogrado');
    const rest = moved?.stops.slice(1).length ?? 0;
    await expect(drawer.getByText(`Cambia la hora, la van o el conductor de ${rest} paradas.`)).toBeVisible();
    await expectAccessible(page);
    await drawer.getByRole('button', { name: 'Pasar el viaje' }).click();
    await expect(board.getByRole('listitem')).toHaveCount(vans + 1, soon);
  });

  await test.step('who lost it is told why; who has it reads what is different, and the board that it was read', async () => {
    await brokenPhone.reload();
    await expect(brokenPhone.getByText('Motor malogrado')).toBeVisible();
    await reliefPhone.reload();
    await expect(phones.runSheet(reliefPhone, event)).toContainText(`Sigue el viaje de la van ${vanOf(broken)}.`);
    await expectAccessible(reliefPhone);
    await expect(row(spareVan)).toContainText('Cambio sin confirmar');
    await phones.runSheet(reliefPhone, event).getByRole('button', { name: 'Entendido' }).tap();
    await expect(row(spareVan)).toContainText('Cambio confirmado', soon);
    await traveller.reload();
    await expect(traveller.getByText(spareVan)).toBeVisible();
    await expect(traveller.getByText(vanOf(broken))).toHaveCount(0);
  });

  await test.step('a partner’s dispatcher joins, and sees the own van and its passengers’ first names only', async () => {
    const { context, partner } = await joinPartner(browser, partnerId);
    faults.watch(partner);
    const own = trips.find(({ vehicleId }) => vehicleId === hired[2]);
    await expect(partner.getByText(own?.van ?? '').first()).toBeVisible();
    await expect(partner.getByText(event)).toBeVisible();
    await expectNoRawKeys(partner);
    await expectAccessible(partner);
    const { parties } = await plan();
    const words = (await partner.locator('main').textContent()) ?? '';
    for (const { van } of trips) expect(words.includes(van)).toBe(van === own?.van);
    for (const { party } of own?.stops ?? []) {
      const { people = [], address = '' } = parties.find(({ id }) => id === party) ?? {};
      expect(words).toContain(address);
      for (const { name } of people) expect(words).not.toContain(name);
    }
    expect(await statusOf(partner, `departures/${departure}/plans/out`)).toBe(403);
    expect(await statusOf(partner, 'live-board')).toBe(403);
    await context.close();
  });

  await test.step('the phone finds its network: what it marked arrives with its times', async () => {
    await pedro.setOffline(false);
    await expect(row(vanOf(offline)).getByText(/^(\d+) de \1 a bordo$/)).toBeVisible({ timeout: 60_000 });
    await phones.runSheet(phone, event).getByRole('button', { name: 'Terminar el viaje' }).tap();
    await phone.getByRole('button', { name: 'Terminar el viaje' }).last().tap();
    await expect(row(vanOf(offline))).toContainText('Terminado', soon);
  });

  await test.step('the rest is driven, and its traveller sees themselves aboard', async () => {
    await phones.leave(reliefPhone, event);
    for (let stop = 0; stop < (moved?.stops.length ?? 0) - 1; stop += 1) {
      await phones.arriveAt(reliefPhone, event, stop);
      await phones.boardAt(reliefPhone, event, stop);
    }
    await expect(async () => {
      await traveller.reload();
      await expect(traveller.locator('[aria-current="step"]').first()).toContainText('A bordo', { timeout: 3_000 });
    }).toPass({ timeout: 30_000 });
    await expectAccessible(traveller);
    expect(await sidewaysScroll(traveller)).toBe(0);
  });

  await test.step('a board that hears no events asks every ten seconds, while the other vans drive at speed', async () => {
    faults.expect(/ERR_FAILED/);
    await page.route('**/live-board/events', (route) => route.abort());
    await page.reload();
    await expect(page.getByText('Cada 10 segundos')).toBeVisible();
    for (const name of others.slice(0, vans - 2)) {
      const driver = await day.logInStaffByApi(browser, emailOf(name));
      await day.driveByApi(driver, event);
      await expect(row(vanOf(name))).toContainText('Terminado', { timeout: 15_000 });
    }
    await page.unroute('**/live-board/events');
    await expect(page.getByText('En vivo', { exact: true })).toBeVisible({ timeout: 15_000 });
  });

  await test.step('the report says what happened, and credits each driver with their part', async () => {
    const read = await office<ReportedTrip[]>('GET', `trip-report/${departure}/out`);
    const figures = (van: string) =>
      read.filter((trip) => trip.van === van).map(({ boarded, stops }) => [boarded, stops]);
    expect(read).toHaveLength(vans + 1);
    expect(read.reduce((sum, { boarded }) => sum + boarded, 0)).toBe(seats);
    expect(read.reduce((sum, { noShows, unmarked }) => sum + noShows + unmarked, 0)).toBe(0);
    expect(figures(vanOf(broken))[0]?.[1]).toBe(1);
    expect(figures(spareVan)[0]?.[1]).toBe((moved?.stops.length ?? 0) - 1);
    const { departures } = await office<LiveBoard>('GET', 'live-board');
    const live = departures.find(({ id }) => id === departure)?.runs ?? [];
    expect(live.reduce((sum, { boarded }) => sum + boarded, 0)).toBe(seats);
  });
  for (const context of [pedro, wilmer, maritza, ana]) await context.close();
});

/** Has the owner invite a partner's dispatcher, who accepts on the screen. */
async function joinPartner(browser: Browser, partnerId: number) {
  const owner = await day.logInStaffByApi(browser, 'owner@idavuelta.test');
  const email = newAddress('socio');
  const invitation = { email, name: 'Sonia Socia', role: 'partner-dispatcher', language: 'es_PE' };
  const { id, revision } = await owner<InvitedStaffUser>('POST', 'users', invitation);
  await owner('PUT', `users/${id}`, { scope: { partnerId } }, revision);
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 } });
  const partner = await context.newPage();
  await partner.goto(await mailedLink(email, 'back-office/invitation'));
  const secret = (await partner.locator('code').textContent()) ?? '';
  await partner.getByLabel('Contraseña nueva').fill('una frase larga de prueba');
  await partner.getByLabel('Código', { exact: true }).fill(currentCode(secret.trim()));
  await partner.getByRole('button', { name: 'Activar' }).click();
  await partner.getByRole('button', { name: 'Ya los guardé, entrar' }).click();
  await openOffice(partner, 'Mis vans y viajes');
  return { context, partner };
}

const statusOf = async (page: Page, path: string) =>
  (await page.request.get(`${siteUrl}/backend/staff-api/${path}`)).status();

/** Returns the e-mail address of a party's first passenger. */
const emailAt = (party: string) =>
  withDatabase(async (db) => {
    const rows = await query<{ email: string }>(
      db,
      `SELECT passengers->0->>'email' AS email FROM order_ticket WHERE id = $1`,
      [party.split('.')[0]],
    );
    return rows[0]?.email ?? '';
  });
