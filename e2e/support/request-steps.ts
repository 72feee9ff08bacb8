import { aGuestList, aPicture } from '@idavuelta/api/testing/event-requests.ts';
import type { Page } from '@playwright/test';
import { newCustomer } from '../test-site/customer.ts';
import { expect } from './fixtures.ts';
import { enterAs } from './steps.ts';

/** A row of a guest list: name, e-mail, phone and seats. */
export type GuestRow = [name: string, email: string, phone: string | null, seats: number];

/** An organiser's input, by field label. */
export const wedding = {
  'Nombre del evento': 'Matrimonio de Rosa y Luis',
  'Nombre del lugar': 'Hacienda Los Ficus',
  'Dirección del lugar': 'Km 40, Lurín',
  'Hora de inicio': '20:00',
  'Hora de término': '03:00',
  'Mensaje de invitación': 'Los esperamos.\n\nHabrá baile.',
};
const stop = { 'Dirección de la parada': 'Plaza Bolognesi', Hora: '18:30' };
const day = '06/03/2031';

export const stopGroup = (page: Page) => page.getByRole('group', { name: 'Parada 1' });

/** On a desktop the districts are a list with a search field, and the day is a calendar. */
const searchedCounty = (part: Page | ReturnType<typeof stopGroup>) =>
  part.getByRole('combobox', { name: 'Distrito' }).and(part.locator('input'));
export const calendarDay = (page: Page) =>
  page.getByLabel('Fecha de inicio').and(page.locator('input:not([type=date])'));

/** Fills in the open form except for files: a wedding with one additional stop. */
export async function fillRequest(page: Page, changes: Partial<typeof wedding> = {}) {
  for (const [label, text] of Object.entries({ ...wedding, ...changes })) await page.getByLabel(label).fill(text);
  await calendarDay(page).fill(day);
  await calendarDay(page).press('Enter');
  await searchedCounty(page).fill('miraflores, lima');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Agregar parada' }).click();
  for (const [label, text] of Object.entries(stop)) await stopGroup(page).getByLabel(label).fill(text);
  await searchedCounty(stopGroup(page)).fill('barranco');
  await page.keyboard.press('Enter');
}

export async function chooseFiles(page: Page, guests: GuestRow[]) {
  await page
    .getByLabel('Imagen principal')
    .setInputFiles({ name: 'boda.jpg', mimeType: 'image/jpeg', buffer: await aPicture() });
  await chooseGuests(page, await aGuestList(...guests));
}

export const chooseGuests = (page: Page, buffer: Buffer) =>
  page.getByLabel('Lista de invitados', { exact: true }).setInputFiles({
    name: 'invitados.xlsx',
    mimeType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    buffer,
  });

/** Expects the values that `fillRequest` typed. */
export async function expectRequestTyped(page: Page, changes: Partial<typeof wedding> = {}) {
  for (const [label, text] of Object.entries({ ...wedding, ...changes }))
    await expect(page.getByLabel(label)).toHaveValue(text);
  for (const [label, text] of Object.entries(stop)) await expect(stopGroup(page).getByLabel(label)).toHaveValue(text);
  await expect(calendarDay(page)).toHaveValue(day);
  await expect(searchedCounty(page).first()).toHaveAccessibleDescription('Miraflores, Lima');
  await expect(searchedCounty(stopGroup(page))).toHaveAccessibleDescription('Barranco');
}

/** Finds the card of a request or event with this name in a list. */
export const eventCard = (page: Page, name: string) =>
  page.getByRole('article').filter({ has: page.getByRole('heading', { name, exact: true }) });

/** The list of saved requests and those under review. */
export const reviewed = '/my-account/events?list=review';

export async function enterAsOrganiser(page: Page) {
  await enterAs(page, await newCustomer());
}

export async function openNewRequest(page: Page) {
  await page.goto(reviewed);
  await page.getByRole('link', { name: 'Crear evento' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Crear evento privado' })).toBeFocused();
}
