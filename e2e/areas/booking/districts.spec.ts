import { expect, expectAccessible, test } from '../../support/fixtures.ts';
import { openCategory, openOwnEvent } from '../../support/steps.ts';

for (const width of [360, 1280])
  test(`[BKG-09] the districts are searched by keyboard, and the open list is accessible: ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    await openOwnEvent(page);
    await page.getByLabel('Provincia').selectOption('Lima');
    await openCategory(page);
    const add = page.getByRole('button', { name: /^Agregar / });
    await add.first().click();
    await page.getByRole('button', { name: 'Continuar' }).first().click();
    await page.getByLabel('Dirección', { exact: true }).fill('Av. Larco 345');
    const county = page.getByRole('combobox', { name: 'Distrito' }).and(page.locator('input'));
    await expect(county).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(county).toBeFocused();
    await page.keyboard.type('rimac');
    const found = page.getByRole('option', { name: 'Rímac' }).and(page.locator(':not(option)'));
    await expect(found).toBeVisible();
    await expectAccessible(page);
    await page.keyboard.press('Enter');
    await expect(found).toHaveCount(0);
    await expect(county).toBeFocused();
    await expect(county).toHaveAccessibleDescription('Rímac');
  });
