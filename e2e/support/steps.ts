import type { Credentials } from '@idavuelta/shared/contracts';
import type { Locator, Page } from '@playwright/test';
import { logInByApi, newCustomer } from '../test-site/customer.ts';
import { ownEvent } from '../test-site/events.ts';
import { siteUrl } from '../test-site/ports.ts';
import { expect } from './fixtures.ts';

/** Logs in through the open dialog. */
export async function logIn(page: Page, { email, password }: Credentials) {
  const modal = page.getByRole('dialog', { name: 'Ingresa a tu cuenta' });
  await modal.getByLabel('Correo electrónico').fill(email);
  await modal.getByLabel('Contraseña').fill(password);
  await modal.getByRole('button', { name: 'Ingresar' }).click();
  await expect(modal).toBeHidden();
}

interface NewCustomer {
  firstName: string;
  lastName: string;
  email: string;
  password: string;
}

/** Signs up in the open dialog, on its sign-up view. */
export async function signUp(page: Page, { firstName, lastName, email, password }: NewCustomer) {
  const modal = page.getByRole('dialog', { name: 'Crea tu cuenta' });
  await modal.getByLabel('Nombre').fill(firstName);
  await modal.getByLabel('Apellidos').fill(lastName);
  await modal.getByLabel('Correo electrónico').fill(email);
  await modal.getByLabel('Teléfono').fill('987654321');
  await modal.getByLabel('Fecha de nacimiento').fill('1990-05-01');
  await modal.getByLabel('Contraseña').fill(password);
  await modal.getByRole('button', { name: 'Crear cuenta' }).click();
  await expect(modal.getByRole('heading', { name: 'Registro Exitoso!' })).toBeVisible();
}

/** Starts with the customer's session, in any language and without opening a page. */
export async function enterAs(page: Page, customer: Credentials) {
  const { token } = await logInByApi(customer);
  const session = { origin: siteUrl, localStorage: [{ name: 'idavuelta.token', value: token }] };
  // keeps what the visitor has chosen
  const cookies = await page.context().cookies();
  await page.context().setStorageState({ cookies, origins: [session] });
}

/** Opens an event's page as a logged-in customer, by default a new one. @returns the customer */
export async function openEvent(page: Page, path: string, customer?: Credentials) {
  const buyer = customer ?? (await newCustomer());
  await enterAs(page, buyer);
  await page.goto(path);
  return buyer;
}

/** Opens the page of the journey's own event, a copy of a demo event, as a new logged-in customer. */
export async function openOwnEvent(page: Page, like = 'noche-de-cumbia') {
  const event = await ownEvent(like);
  return { ...event, buyer: await openEvent(page, event.path) };
}

/** Pick-up in the wizard: a province, and the text that finds the district. */
const lima = { province: 'Lima', county: 'miraf' };
export const santiago = { province: 'Santiago', county: 'provid' };
export const madrid = { province: 'Madrid', county: 'chamb' };

type From = typeof lima;

export const toNextStep = (page: Page) => page.getByRole('button', { name: 'Continuar' }).first().click();

/**
 * Opens a category of the tickets step, unless it is already open. The recommended one opens automatically once the
 * session is known, so a press may close it: then it is pressed again.
 */
export async function openCategory(page: Page, category: RegExp = /Van compartida/) {
  const heading = page.getByRole('heading', { name: category });
  await heading.waitFor();
  const header = heading.getByRole('button');
  await expect(async () => {
    // the only category of an event is open and has no button
    if ((await header.count()) === 0) return;
    if ((await header.getAttribute('aria-expanded')) !== 'true') await header.click();
    await expect(header).toHaveAttribute('aria-expanded', 'true', { timeout: 1000 });
  }).toPass();
}

/** Takes one ticket of the category's first variant. */
export async function fillTickets(page: Page, from: From = lima, category?: RegExp) {
  await page.getByLabel('Provincia').selectOption(from.province);
  await openCategory(page, category);
  await page
    .getByRole('button', { name: /^Agregar / })
    .first()
    .click();
}

/** @param part the page, or one of several tickets */
export async function fillAddress(part: Page | Locator, from: From = lima) {
  await part.getByLabel('Dirección', { exact: true }).fill('Av. Larco 345');
  // On a desktop the long list of districts (comunas in Chile) has a search field.
  const county = part.getByRole('combobox', { name: /^(Distrito|Comuna)$/ }).and(part.locator('input'));
  await county.fill(from.county);
  await county.press('Enter');
}

export async function fillPassenger(page: Page) {
  await page.getByLabel('Nombre y apellido').fill('Ana Torres');
  await page.getByLabel('Correo electrónico').fill('ana@example.test');
  await page.getByLabel('Teléfono').fill('987654321');
  await page.getByLabel(/^Dirección de reco(jo|gida)$/).selectOption({ index: 1 });
}

/** Goes from the open event page to the payment methods: one ticket of the category's first variant. */
export async function fillWizard(page: Page, from?: From, category?: RegExp) {
  await fillTickets(page, from, category);
  await toNextStep(page);
  await fillAddress(page, from);
  await toNextStep(page);
  await fillPassenger(page);
  await toNextStep(page);
}

/** Goes from the open event page to the payment methods: two tickets of the first variant. */
export async function fillTwoTickets(page: Page) {
  await fillTickets(page);
  await page
    .getByRole('button', { name: /^Agregar / })
    .first()
    .click();
  await toNextStep(page);
  for (const number of [1, 2]) await fillAddress(page.getByRole('group', { name: new RegExp(`^Boleto ${number}`) }));
  await toNextStep(page);
  for (const [index, name] of ['Ana Torres', 'Luis Paz'].entries()) {
    const ticket = page.getByRole('group', { name: new RegExp(`^Boleto ${index + 1}`) });
    await ticket.getByLabel('Nombre y apellido').fill(name);
    await ticket.getByLabel('Correo electrónico').fill(`viajero${index}@example.test`);
    await ticket.getByLabel('Teléfono').fill('987654321');
    await ticket.getByLabel('Dirección de recojo').selectOption({ index: 1 });
  }
  await toNextStep(page);
}

/** Chooses a payment method by name and presses pay. */
export async function pay(page: Page, method: string) {
  await page.getByRole('radio', { name: new RegExp(method) }).check();
  await page
    .getByRole('button', { name: /^(Pagar|Reservar por) [S$\d]/ })
    .first()
    .click();
}

export const orderIdIn = (url: string) => /\/order-detail\/([0-9a-f-]{36})/.exec(url)?.[1];
