import { currentCode } from '@idavuelta/api/modules/staff-accounts/one-time-codes.ts';
import { staffPassword, staffSecret } from '@idavuelta/demo/catalogue/staff.ts';
import type { StaffRole } from '@idavuelta/shared/contracts/staff';
import { expect, type Page } from '@playwright/test';
import { expectAccessible } from './fixtures.ts';

/** Logs the demo's owner in at the back office. */
export const logInOwner = (page: Page) => logInOffice(page, 'owner');

/** Logs in the one whom the demo has of a role. */
export async function logInOffice(page: Page, role: StaffRole) {
  await page.goto('/back-office');
  await expect(page).toHaveURL('/back-office/log-in');
  await expectAccessible(page);
  await passLogIn(page, role);
}

/** Fills in the log-in that is on the screen. */
export async function passLogIn(page: Page, role: StaffRole) {
  await page.getByLabel('Correo').fill(`${role}@idavuelta.test`);
  await page.getByLabel('Contraseña').fill(staffPassword);
  await page.getByRole('button', { name: 'Continuar' }).click();
  // Each code works once: a log-in within the same half minute as another one waits for the next code.
  const isIn = () => new URL(page.url()).pathname === '/back-office';
  await expect(async () => {
    if (isIn()) return; // on a slow line it takes longer than was waited for
    await page.getByLabel('Código').fill(currentCode(staffSecret));
    await page.getByRole('button', { name: 'Entrar' }).click();
    await expect(page).toHaveURL('/back-office', { timeout: 3_000 });
  }).toPass({ intervals: [10_000], timeout: 60_000 });
}

/** Opens an area by the menu. */
export const openOffice = (page: Page, area: string) =>
  page.getByRole('navigation', { name: 'Áreas' }).getByRole('menuitem', { name: area, exact: true }).click();

/** A day as staff types it. */
export function dayAhead(days: number) {
  const day = new Date(Date.now() + days * 86_400_000);
  const two = (number: number) => String(number).padStart(2, '0');
  return `${two(day.getUTCDate())}/${two(day.getUTCMonth() + 1)}/${day.getUTCFullYear()}`;
}
