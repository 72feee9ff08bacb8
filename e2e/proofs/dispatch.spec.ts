import { query } from '@idavuelta/api/database/database.ts';
import type { DispatchPlan, DrivenTrip, PlanDraft } from '@idavuelta/shared/contracts/staff';
import type { Page, Route } from '@playwright/test';
import { arriveAt, boardAt, countStops, leave, logInDriver, openPhone, runSheet } from '../support/driver-phone.ts';
import { expect, expectAccessible, expectNoRawKeys, test } from '../support/fixtures.ts';
import { logInOffice } from '../support/office.ts';
import * as planPage from '../support/plan-page.ts';
import { eventWithinADay, sellLate, sellSeatsOf } from '../support/riders.ts';
import { withDatabase } from '../test-site/database.ts';
import { mailedLink, newAddress, waitForMail } from '../test-site/mailbox.ts';

const { expectWellFormedOffice, moveByKeyboard, moveWithinTrip, nameAt, openPlan, staffApi, tripOf } = planPage;
const seats = 120;
/** The drivers of the first and the second trip. */
const [offlineDriver, followedDriver] = ['Pedro Quispe', 'Wilmer Ccori'];

test('[DSP-01, DSP-05, DSP-06, DSP-07, DSP-08, DSP-09, DSP-10] 120 sold seats become trips, drivers drive them, travellers follow', async ({
  page,
  browser,
  faults,
}) => {
  test.setTimeout(900_000);
  const event = `Gran noche ${Date.now().toString(36)}`;
  const slug = await eventWithinADay(event, { seats });
  await test.step('120 seats are sold', () => sellSeatsOf(slug, seats));

  const departure = await test.step('a dispatcher has the trips planned', async () => {
    await logInOffice(page, 'dispatcher');
    const id = await openPlan(page, event);
    await expect(page.getByText(`${seats} asientos vendidos no tienen viaje.`)).toBeVisible();
    await expectWellFormedOffice(page);
    await planPage.planAll(page, seats);
    await expectWellFormedOffice(page);
    return id;
  });
  const office = await staffApi(page);
  const readPlan = () => office<DispatchPlan>('GET', `departures/${departure}/plans/out`);

  await test.step('each trip has a driver, and the one of the smallest van a larger one', async () => {
    const { draft, drivers, ...plan } = await readPlan();
    const [hired] = await planPage.hireVans(office, { draft, drivers, ...plan }, 1);
    const seatsOf = (id?: number) => plan.vehicles.find((vehicle) => vehicle.id === id)?.seats ?? 0;
    const [smallest] = (draft?.trips ?? []).toSorted((a, b) => seatsOf(a.vehicleId) - seatsOf(b.vehicleId));
    const named = [offlineDriver, followedDriver].map((name) => drivers.find((each) => each.name === name));
    const inOrder = [...named, ...drivers.filter((each) => !named.includes(each))];
    const trips = draft?.trips.map(({ number, vehicleId = 0, locked, stops }, index) => ({
      ...{ locked, driverId: inOrder[index]?.id },
      vehicleId: number === smallest?.number && hired ? hired : vehicleId,
      stops: stops.map(({ party }) => ({ party })),
    })) satisfies PlanDraft['trips'] | undefined;
    await office('PUT', `departures/${departure}/plans/out/draft`, { trips }, draft?.revision);
    await page.reload();
    await expect(page.getByText('Sin conductor')).toHaveCount(0);
    await expect(tripOf(page, 1).getByTitle(offlineDriver)).toBeVisible();
  });

  await test.step('a move that overfills a van says so at once, and is undone', async () => {
    const { draft, vehicles, parties } = await readPlan();
    const trips = draft?.trips ?? [];
    const free = trips.map(({ vehicleId, stops }) => {
      const vehicle = vehicles.find(({ id }) => id === vehicleId);
      return (vehicle?.seats ?? 0) - (stops.at(-1)?.load ?? 0);
    });
    const fullest = free.indexOf(Math.min(...free.slice(1)), 1);
    const sizes = trips[0]?.stops.map(({ party }) => parties.find(({ id }) => id === party)?.seats ?? 0) ?? [];
    const largest = sizes.indexOf(Math.max(...sizes));
    expect(sizes[largest]).toBeGreaterThan(free[fullest] ?? 0);
    const stop = tripOf(page, 1).getByRole('listitem').nth(largest);
    const name = await nameAt(stop);
    await moveByKeyboard(page, stop, { tripsOn: fullest });
    await expect(
      tripOf(page, fullest + 1)
        .getByText('Más personas que asientos')
        .first(),
    ).toBeVisible();
    await expect(tripOf(page, fullest + 1)).toContainText(name);
    await expectWellFormedOffice(page);
    await page.keyboard.press('Control+z');
    await expect(tripOf(page, 1).getByRole('listitem').nth(largest)).toContainText(name);
    await expect(page.getByText('Más personas que asientos')).toHaveCount(0);
  });

  await test.step('two parties are moved by the keyboard, a move is undone, and a trip is locked', async () => {
    const stops = tripOf(page, 1).getByRole('listitem');
    const [first, third] = [await nameAt(stops.first()), await nameAt(stops.nth(2))];
    await moveWithinTrip(page, stops.first(), { placesOn: 1 });
    await expect(stops.nth(1)).toContainText(first);

    await stops
      .nth(2)
      .getByRole('button', { name: /^Subir a / })
      .press('Enter');
    await expect(stops.nth(1)).toContainText(third);
    // faster than each change is saved, and within the frame of the response
    for (let round = 0; round < 5; round += 1) {
      await page.keyboard.press('Control+z');
      await expect(stops.nth(1)).toContainText(first);
      await page.keyboard.press('Control+Shift+z');
      await expect(stops.nth(1)).toContainText(third);
    }

    await tripOf(page, 1).getByRole('button', { name: 'Fijar viaje' }).press('Enter');
    await expect(tripOf(page, 1).getByRole('button', { name: 'Soltar viaje' })).toBeVisible();
    await expect.poll(async () => (await readPlan()).draft?.trips[0]?.locked).toBe(true);
    const { draft, parties } = await readPlan();
    const order = draft?.trips[0]?.stops.map(({ party }) => parties.find(({ id }) => id === party)?.people[0]?.name);
    for (const [at, moved] of [third, first].entries()) expect(moved).toContain(order?.[at + 1] ?? 'nobody');
  });

  await test.step('it is published, and travellers are told', async () => {
    await planPage.publishPlan(page, `los pasajeros de ${seats} boletos`);
    await expect(page.getByText(`Se avisa a los pasajeros de ${seats} boletos.`)).toBeVisible();
  });

  await test.step('somebody buys late: where they fit is proposed, put into a draft, published and told', async () => {
    const late = { name: 'Úrsula Tardía', email: newAddress('ursula'), phone: '987111222' };
    await sellLate(slug, late);
    await page.reload();
    const proposals = page.getByRole('region', { name: 'Cambios desde que se publicó' });
    await expect(proposals).toContainText(`Compró después: ${late.name}`);
    await expectWellFormedOffice(page);
    await proposals
      .getByRole('button', { name: /^Poner en el borrador: / })
      .first()
      .click();
    await expect(page.getByText(/^Borrador \d+/)).toBeVisible();
    await planPage.publishPlan(page, /Se avisará a los pasajeros de \d+ boletos?:/);
    await expect(proposals).toHaveCount(0);
    expect((await waitForTimes(late.email, event)).text).toContain('Av. Arenales 2450');
  });

  const followed = (await readPlan()).published?.trips.find(({ driver }) => driver === followedDriver.split(' ')[0]);
  expect(followed).toBeDefined();
  const { context: travellers, phone: traveller } = await openPhone(browser);
  faults.watch(traveller);
  await test.step('the last traveller of a trip follows it by the link of the mail, as its driver drives', async () => {
    const email = await emailOf(followed?.stops.at(-1)?.party ?? '');
    await waitForTimes(email, event);
    await traveller.goto(await mailedLink(email, 'ride'));
    await expectPresent(traveller, 'Viaje planificado');
    await expectAccessible(traveller);

    const { context, phone } = await openPhone(browser);
    faults.watch(phone);
    await logInDriver(phone, followedDriver);
    const stops = await countStops(phone, event);
    expect(stops).toBe(followed?.stops.length);
    await leave(phone, event);
    await expectPresent(traveller, stops > 1 ? 'La van ya salió' : 'La siguiente parada es la tuya');
    for (let stop = 0; stop < stops - 1; stop += 1) {
      await arriveAt(phone, event, stop);
      await boardAt(phone, event, stop);
    }
    await expectPresent(traveller, 'La siguiente parada es la tuya');
    await arriveAt(phone, event, stops - 1);
    await expectPresent(traveller, 'La van ya llegó');
    await boardAt(phone, event, stops - 1);
    await expectPresent(traveller, 'A bordo');
    await expectAccessible(traveller);
    await context.close();
    await travellers.close();
  });

  const marksBefore = await marksOf(departure);
  const { context, phone } = await openPhone(browser);
  faults.watch(phone);
  await test.step('the driver of the first trip sees theirs', async () => {
    await logInDriver(phone, offlineDriver);
    await expect(runSheet(phone, event)).toBeVisible();
    await expectAccessible(phone);
    await expectNoRawKeys(phone);
  });

  const stops = await countStops(phone, event);
  const waiting = `${1 + 2 * stops} marcas esperan a que haya red`;
  await test.step('they drive it without a network', async () => {
    faults.expect(/ERR_INTERNET_DISCONNECTED/);
    await context.setOffline(true);
    await leave(phone, event);
    for (let stop = 0; stop < stops; stop += 1) {
      await arriveAt(phone, event, stop);
      await boardAt(phone, event, stop);
    }
    await expect(phone.getByText(waiting)).toBeVisible();
    await expectAccessible(phone);
    expect(await marksOf(departure)).toEqual(marksBefore);
  });

  await test.step('what they marked is sent twice, as the first answer is lost, and counts once', async () => {
    faults.expect(/ERR_CONNECTION_RESET/);
    const { left = 0, arrived = 0, boarded = 0 } = marksBefore;
    const sent = { left: left + 1, arrived: arrived + stops, boarded: boarded + stops };
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
    await expect(runSheet(phone, event).getByText(/^Subieron · /)).toHaveCount(stops);
    expect(await marksOf(departure)).toEqual(sent);

    const own = await staffApi(phone);
    const driven = (await own<DrivenTrip[]>('GET', 'my-trips')).find((each) => each.stops.length === stops);
    expect(driven?.leftAt).toBeDefined();
    expect(driven?.stops.every(({ arrivedAt, boardedAt }) => arrivedAt && boardedAt)).toBe(true);
  });
  await context.close();

  await test.step('the report compares what was planned with what was driven', async () => {
    const afterwards = new Date(Date.now() + 2 * 86_400_000).toISOString().slice(0, 10);
    await page.goto(`/back-office/reports/trips?until=${afterwards}`);
    const row = page.getByRole('row').filter({ hasText: event });
    const { trips = [] } = (await readPlan()).published ?? {};
    await expect(row.getByRole('cell').nth(4)).toHaveText(String(trips.length));
    await expect(row.getByRole('cell').nth(5)).toHaveText('2');
    await row.getByRole('button', { name: new RegExp(event) }).press('Enter');
    await expect(page.getByRole('cell', { name: followed?.van ?? '', exact: true })).toBeVisible();
    await expectWellFormedOffice(page);
  });
});

/** Waits for the mail with the exact times: with 120 tickets notified at once, one mail each, some are delayed. */
const waitForTimes = (address: string, event: string) =>
  waitForMail(address, ({ subject }) => subject.includes('hora de recojo') && subject.includes(event), {
    limit: 120_000,
  });

/** Expects a step of the ride as the current one on a traveller's reopened page. */
const expectPresent = (traveller: Page, step: string) =>
  expect(async () => {
    await traveller.reload();
    await expect(traveller.locator('[aria-current="step"]').first()).toContainText(step, { timeout: 3_000 });
  }).toPass({ timeout: 30_000 });

/** Returns the e-mail address of a party's first passenger. */
const emailOf = (party: string) =>
  withDatabase(async (db) => {
    const [row] = await query<{ email: string }>(
      db,
      `SELECT passengers->0->>'email' AS email FROM order_ticket WHERE id = $1`,
      [party.split('.')[0]],
    );
    return row?.email ?? '';
  });

/** Returns the number of marks of each kind in the database. */
const marksOf = (departure: number) =>
  withDatabase(async (db) => {
    const rows = await query<{ kind: string; marks: number }>(
      db,
      'SELECT kind, count(*)::int AS marks FROM trip_mark WHERE departure_id = $1 GROUP BY kind',
      [departure],
    );
    return Object.fromEntries(rows.map(({ kind, marks }) => [kind, marks]));
  });
