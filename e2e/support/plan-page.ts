import { randomUUID } from 'node:crypto';
import type { DispatchPlan, StaffAccount, Vehicle, VehicleInput } from '@idavuelta/shared/contracts/staff';
import { expect, type Locator, type Page } from '@playwright/test';
import { siteUrl } from '../test-site/ports.ts';
import { expectAccessible, expectNoRawKeys } from './fixtures.ts';
import { openOffice } from './office.ts';

/** Opens the outbound plan of an event through the list of departures. @returns the departure's id */
export async function openPlan(page: Page, event: string) {
  await openOffice(page, 'Pasajeros');
  await page.getByRole('searchbox', { name: 'Buscar un evento' }).fill(event);
  await page.getByRole('searchbox', { name: 'Buscar un evento' }).press('Enter');
  await page.getByRole('link', { name: new RegExp(`^Vans: ${event}`) }).click();
  await expect(page).toHaveURL(/\/back-office\/dispatch\/\d+\/out$/);
  return Number(/dispatch\/(\d+)/.exec(page.url())?.[1]);
}

/** Plans everyone, and waits for the draft. */
export async function planAll(page: Page, seats: number) {
  await page.getByRole('button', { name: 'Planificar…' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Planificar' }).click();
  const counts = page.getByRole('status', { name: 'El plan en números' });
  await expect(counts).toContainText(`Con viaje${seats}`, { timeout: 90_000 });
  await expect(counts).toContainText('Sin viaje0');
  await expect(page.getByRole('progressbar')).toHaveCount(0);
}

/** Publishes the draft, even if it breaks a rule. @param toldBefore what the dialog says about notifications */
export async function publishPlan(page: Page, toldBefore: string | RegExp) {
  await page.getByRole('button', { name: 'Publicar…' }).click();
  const dialog = page.getByRole('dialog', { name: 'Publicar el borrador' });
  await expect(dialog).toContainText(toldBefore);
  await expectAccessible(page);
  const accept = dialog.getByRole('checkbox', { name: 'Publicar de todos modos' });
  if (await accept.isVisible()) await accept.check();
  await dialog.getByRole('button', { name: 'Publicar y avisar' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(page.getByText(/^Plan \d+, publicado/)).toBeVisible();
}

/** Finds a trip of the plan by number. */
export const tripOf = (page: Page, number: number) =>
  page.getByRole('region', { name: new RegExp(`^Viaje ${number} · `) });

/** Returns the passengers at a stop. */
export const nameAt = async (stop: Locator) => (await stop.locator('strong').first().textContent()) ?? '';

/** Moves the party of a stop by keyboard to the last position of a later trip. */
export async function moveByKeyboard(page: Page, stop: Locator, { tripsOn }: { tripsOn: number }) {
  await stop.getByRole('button', { name: /^Mover o fijar: / }).press('Enter');
  const dialog = page.getByRole('dialog');
  await pressDown(dialog.getByLabel('Viaje', { exact: true }), tripsOn);
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Guardar' }).press('Enter');
}

/** Moves the party of a stop by keyboard to a later position in its trip. */
export async function moveWithinTrip(page: Page, stop: Locator, { placesOn }: { placesOn: number }) {
  await stop.getByRole('button', { name: /^Mover o fijar: / }).press('Enter');
  const dialog = page.getByRole('dialog');
  await pressDown(dialog.getByLabel('Lugar en el viaje'), placesOn);
  await dialog.getByRole('button', { name: 'Guardar' }).press('Enter');
}

/** Opens a list, moves down or up in it, and selects an option. */
async function pressDown(list: Locator, times: number) {
  await list.press('ArrowDown');
  for (let time = 0; time < Math.abs(times); time += 1) await list.press(times > 0 ? 'ArrowDown' : 'ArrowUp');
  await list.press('Enter');
}

/** Returns a function that calls the API as the staff member logged in on a page, or in its context. */
export async function staffApi(page: Pick<Page, 'request'>) {
  let csrfToken = '';
  const send = async <T>(method: string, path: string, body?: object, revision?: number): Promise<T> => {
    // with the page's cookies
    const response = await page.request.fetch(`${siteUrl}/backend/staff-api/${path}`, {
      method,
      headers: {
        origin: siteUrl,
        'x-csrf-token': csrfToken,
        ...(revision !== undefined && { 'if-match': `"${revision}"` }),
      },
      ...(body && { data: body }),
    });
    const envelope = (await response.json()) as { success: boolean; data: T };
    if (!envelope.success) throw new Error(`${method} ${path}: ${response.status()} ${JSON.stringify(envelope)}`);
    return envelope.data;
  };
  ({ csrfToken } = await send<StaffAccount>('GET', 'account'));
  return send;
}

/** Adds 19-seat vans at the base of the demo's first one. @returns their ids */
export async function hireVans(
  office: Awaited<ReturnType<typeof staffApi>>,
  { vehicles }: DispatchPlan,
  count: number,
) {
  const model = vehicles.find((vehicle) => vehicle.seats === 19);
  if (!model) throw new Error('the demo has no van of 19 seats');
  const { name, seats, countryCode, base } = model;
  const ids: number[] = [];
  for (let van = 0; van < count; van += 1) {
    const plate = `R${randomUUID().slice(0, 5).toUpperCase()}`;
    const input = { plate, name, seats, countryCode, base, isRetired: false, outages: [] } satisfies VehicleInput;
    ids.push((await office<Vehicle>('POST', 'vehicles', input)).id);
  }
  return ids;
}

export async function expectWellFormedOffice(page: Page) {
  await expectAccessible(page);
  await expectNoRawKeys(page);
}
