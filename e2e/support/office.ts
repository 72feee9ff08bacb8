import { staffPassword } from '@idavuelta/demo/catalogue/staff.ts';
import type { StaffRole } from '@idavuelta/shared/contracts/staff';
import { expect, type Page } from '@playwright/test';
import { expectAccessible } from './fixtures.ts';
import { withStaffCode } from './staff-code.ts';

/** Logs the demo's owner in to the back office. */
export const logInOwner = (page: Page) => logInOffice(page, 'owner');

/** Logs in the demo account of a role. */
export async function logInOffice(page: Page, role: StaffRole) {
  await page.goto('/back-office');
  await expect(page).toHaveURL('/back-office/log-in');
  await expectAccessible(page);
  await passLogIn(page, role);
}

/** Completes the log-in on the screen. */
export async function passLogIn(page: Page, role: StaffRole) {
  const email = `${role}@idavuelta.test`;
  await page.getByLabel('Correo').fill(email);
  await page.getByLabel('Contraseña').fill(staffPassword);
  await page.getByRole('button', { name: 'Continuar' }).click();
  await expect(page.getByLabel('Código')).toBeVisible();
  await withStaffCode(email, async (code) => {
    await page.getByLabel('Código').fill(code);
    await page.getByRole('button', { name: 'Entrar' }).click();
    await page.waitForURL(({ pathname }) => pathname === '/back-office');
  });
}

/** Opens an area through the menu. */
export const openOffice = (page: Page, area: string) =>
  page.getByRole('navigation', { name: 'Áreas' }).getByRole('link', { name: area, exact: true }).click();

/** Returns a day as staff types it. */
export function dayAhead(days: number) {
  const day = new Date(Date.now() + days * 86_400_000);
  const two = (number: number) => String(number).padStart(2, '0');
  return `${two(day.getUTCDate())}/${two(day.getUTCMonth() + 1)}/${day.getUTCFullYear()}`;
}
