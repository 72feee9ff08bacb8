import type { Page } from '@playwright/test';
import { expect } from './fixtures.ts';

export const event = '/event/noche-de-cumbia';
export const missing = 'Esta parte del sitio no está disponible';

/** Expects everything except the slot filled by mfe-booking, which shows an explanation. */
export async function expectTheRestStands(page: Page) {
  await expect(page.getByText(missing)).toBeVisible({ timeout: 25_000 });
  await expect(page.getByRole('banner')).toBeVisible();
  await expect(page.getByRole('contentinfo')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: 'Noche de Cumbia' })).toBeVisible();
}

export async function expectRetryWorks(page: Page) {
  await page.getByRole('button', { name: 'Reintentar' }).click();
  await expect(page.getByText(missing)).toBeHidden();
  await expect(page.getByRole('group', { name: 'Provincia' }).or(page.getByLabel('Provincia')).first()).toBeVisible();
}
