import { staff, staffPassword } from '@idavuelta/demo/catalogue/staff.ts';
import { type Browser, expect, type Page } from '@playwright/test';
import { expectAccessible } from './fixtures.ts';
import { withStaffCode } from './staff-code.ts';

/** Opens a browser context as a separate phone. */
export async function openPhone(browser: Browser) {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
  return { context, phone: await context.newPage() };
}

/** Logs a demo driver in on the page of their trips. */
export async function logInDriver(phone: Page, name: string) {
  const email = staff.find((each) => each.name === name)?.email ?? '';
  await phone.goto('/qr-verification/trips');
  await phone.getByLabel('Correo').fill(email);
  await phone.getByLabel('Contraseña').fill(staffPassword);
  await phone.getByRole('button', { name: 'Continuar' }).tap();
  await expect(phone.getByLabel('Código')).toBeVisible();
  await expectAccessible(phone);
  await withStaffCode(email, async (code) => {
    await phone.getByLabel('Código').fill(code);
    await phone.getByRole('button', { name: 'Entrar' }).tap();
    await expect(phone.getByLabel('Código')).toBeHidden();
  });
}

/** Finds the run sheet of the outbound trip to an event. */
export const runSheet = (phone: Page, event: string) => phone.getByRole('article', { name: `${event}, Ida` });

export const leave = (phone: Page, event: string) =>
  runSheet(phone, event).getByRole('button', { name: 'Salgo ahora' }).tap();

/** Marks a stop as reached. */
export const arriveAt = (phone: Page, event: string, stop: number) =>
  cardOf(phone, event, stop)
    .getByRole('button', { name: /^Llegué: / })
    .tap();

/** Marks a stop as boarded. */
export async function boardAt(phone: Page, event: string, stop: number) {
  const card = cardOf(phone, event, stop);
  await card.getByRole('button', { name: /^Subieron: / }).tap();
  await expect(card.getByText(/^Subieron · /)).toBeVisible();
}

export async function countStops(phone: Page, event: string) {
  await expect(runSheet(phone, event)).toBeVisible();
  return runSheet(phone, event)
    .getByRole('button', { name: /^Llegué: / })
    .count();
}

const cardOf = (phone: Page, event: string, stop: number) => runSheet(phone, event).locator('ol > li').nth(stop);
