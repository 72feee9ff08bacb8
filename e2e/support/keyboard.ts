import type { Locator, Page } from '@playwright/test';
import { expect } from './fixtures.ts';

/** Presses Tab until the control has the focus. */
export async function tabTo(page: Page, control: Locator) {
  for (let presses = 0; presses < 80; presses += 1) {
    if (await control.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  await expect(control).toBeFocused();
}

export async function press(page: Page, control: Locator) {
  await tabTo(page, control);
  await page.keyboard.press('Enter');
}

/** Replaces the field's value by typing. */
export async function type(page: Page, control: Locator, text: string) {
  await tabTo(page, control);
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type(text);
}

/** Chooses a radio button of a group with the arrow keys, as keyboard users do. */
export async function choose(page: Page, group: string, option: string) {
  const radios = page.getByRole('group', { name: group }).getByRole('radio');
  const wanted = page.getByRole('group', { name: group }).getByRole('radio', { name: option });
  const checked = radios.and(page.locator(':checked'));
  await wanted.waitFor();
  await tabTo(page, (await checked.count()) ? checked : radios.first());
  await page.keyboard.press('Space');
  for (let presses = 0; presses < (await radios.count()) && !(await wanted.isChecked()); presses += 1)
    await page.keyboard.press('ArrowDown');
  await expect(wanted).toBeChecked();
}
