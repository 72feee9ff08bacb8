import type { DispatchPlan } from '@idavuelta/shared/contracts/staff';
import { expect, test } from '../support/fixtures.ts';
import { logInOffice } from '../support/office.ts';
import {
  expectWellFormedOffice,
  hireVans,
  moveByKeyboard,
  nameAt,
  openPlan,
  planAll,
  staffApi,
  tripOf,
} from '../support/plan-page.ts';
import { eventWithinADay, sellSeatsOf } from '../support/riders.ts';

const seats = 300;

test('[DSP-02, DSP-07] 300 sold seats are planned on the page, and stay easy to move', async ({ page }) => {
  test.setTimeout(600_000);
  const event = `Estadio lleno ${Date.now().toString(36)}`;
  await test.step('300 seats are sold', async () =>
    sellSeatsOf(await eventWithinADay(event, { seats, hours: 20 }), seats));
  await logInOffice(page, 'dispatcher');
  const departure = await openPlan(page, event);
  const office = await staffApi(page);
  const readPlan = () => office<DispatchPlan>('GET', `departures/${departure}/plans/out`);

  await test.step('more vans are hired', async () => {
    await hireVans(office, await readPlan(), 12);
    await page.reload();
  });

  await test.step('everybody is planned', async () => {
    await planAll(page, seats);
    // there are more vans than drivers
    await expect(page.getByText(/⚠ (?!Falta quien conduzca)/)).toHaveCount(0);
    await expectWellFormedOffice(page);
  });

  await test.step('a party is moved to another trip, and back', async () => {
    const stop = tripOf(page, 1).getByRole('listitem').first();
    const name = await nameAt(stop);
    await moveByKeyboard(page, stop, { tripsOn: 1 });
    await expect(tripOf(page, 2)).toContainText(name);
    await page.keyboard.press('Control+z');
    await expect(tripOf(page, 1).getByRole('listitem').first()).toContainText(name);
  });
});
