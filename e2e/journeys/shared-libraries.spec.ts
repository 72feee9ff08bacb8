import { expect, test } from './fixtures.ts';
import { logIn } from './steps.ts';

test('the calendar of the wedding page serves the booking as well: it is fetched once', async ({ page }) => {
  // Scripts with antd's theme engine, which is part of the calendar.
  const antd: string[] = [];
  page.on('response', async (response) => {
    if (response.request().resourceType() !== 'script') return;
    if ((await response.text()).includes('data-css-hash')) antd.push(response.url());
  });
  await page.goto('/wedding');
  await page.getByLabel('Fecha').scrollIntoViewIfNeeded();
  await expect(page.locator('.ant-picker')).toBeVisible();

  await page.getByRole('searchbox').fill('lunahuana');
  await page.keyboard.press('Enter');
  await page.getByRole('article').first().getByRole('link').click();
  await expect(page).toHaveURL('/event/lunahuana-vino-y-rio');
  await page.getByRole('main').getByRole('button', { name: 'Ingresar', exact: true }).click();
  await logIn(page);
  await expect(page.locator('.ant-picker')).toBeVisible();
  expect(antd).toHaveLength(1);
});
