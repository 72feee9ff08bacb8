import type { FrequentAddress } from '@idavuelta/shared/contracts';
import type { Page } from '@playwright/test';
import { expect, expectAccessible, sidewaysScroll, test } from '../../support/fixtures.ts';
import { enterAs, fillTickets, toNextStep } from '../../support/steps.ts';
import { logInByApi, newCustomer } from '../../test-site/customer.ts';

const slug = 'noche-de-cumbia';

/** Types the beginning of an address and picks the first suggestion by keyboard. */
async function chooseByKeyboard(page: Page, typed: string) {
  const field = page.getByLabel('Dirección', { exact: true });
  await field.focus();
  await expect(field).toHaveRole('combobox'); // its code has loaded
  await field.pressSequentially(typed);
  await expect(page.getByRole('listbox', { name: 'Direcciones sugeridas' })).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  return field;
}

for (const width of [360, 1280]) {
  test.describe(`${width} px`, () => {
    test.use({ viewport: { width, height: 900 } });

    test('[MAP-01] the map of the event comes when it is scrolled to, and keeps nobody in it', async ({ page }) => {
      await page.goto(`/event/${slug}`);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.locator('.leaflet-container')).toHaveCount(0);
      const table = page.getByText('Ver todos los distritos');
      await table.scrollIntoViewIfNeeded();
      const map = page.getByRole('region', { name: /^Mapa de los recojos para/ });
      await expect(map).toBeVisible();
      await expect(map.getByText(/^Parque Kennedy: salida a las \d\d:\d\d$/)).toBeVisible();
      expect(await map.locator('path.leaflet-interactive').count()).toBeGreaterThan(40);
      await expectAccessible(page);
      expect(await sidewaysScroll(page)).toBe(0);

      await map.focus();
      await page.keyboard.press('ArrowRight');
      for (const _ of ['zoom in', 'zoom out', 'table']) await page.keyboard.press('Tab');
      await expect(table).toBeFocused();

      const before = await page.evaluate(() => window.scrollY);
      await map.hover();
      await page.mouse.wheel(0, 300);
      await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(before);
    });

    test('[MAP-03, MAP-04] an address is chosen by keyboard, and its pin is moved', async ({ page }) => {
      const buyer = await newCustomer();
      await enterAs(page, buyer);
      await page.goto(`/event/${slug}`);
      await fillTickets(page);
      await toNextStep(page);
      const field = await chooseByKeyboard(page, 'larco 345');
      await expect(field).toHaveValue('Av. José Larco 345');
      await page.getByRole('button', { name: 'Ajustar en el mapa' }).click();
      const pin = page.getByRole('button', { name: /^Dónde te recogemos/ });
      await pin.press('ArrowUp');
      const place = page.getByText(/^El punto está en/);
      await expect(place).toHaveText('El punto está en -12.12540, -77.02990');
      await page.getByRole('button', { name: 'Oeste' }).click();
      await expect(place).toHaveText('El punto está en -12.12540, -77.03000');
      await pin.scrollIntoViewIfNeeded();
      const box = await pin.boundingBox();
      if (!box) throw new Error('the pin is not seen');
      const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
      await page.mouse.move(x, y);
      await page.mouse.down();
      await page.mouse.move(x + 40, y, { steps: 5 });
      await page.mouse.up();
      await expect(place).toHaveText(/-12\.12540, -77\.02\d+$/);
      await expectAccessible(page);
      expect(await sidewaysScroll(page)).toBe(0);

      const tick = page.getByRole('checkbox', { name: 'Guardar esta dirección para la próxima vez' });
      await tick.click();
      await expect(tick).toBeChecked(); // once it is saved
      const customer = await logInByApi(buyer);
      const [saved] = await customer.call<FrequentAddress[]>('GET', '/shop-api/frequent-addresses');
      expect(saved?.position).toMatchObject({ latitude: -12.1254 });
      await toNextStep(page);
      await expect(page.getByRole('heading', { name: '¿Quiénes viajan?' })).toBeVisible();
    });
  });
}

test('[MAP-03] an address is typed as before when nobody suggests any', async ({ page, faults }) => {
  faults.expect(/suggestions|ERR_FAILED/);
  await page.route('**/addresses/suggestions?*', (route) => route.abort());
  await enterAs(page, await newCustomer());
  await page.goto(`/event/${slug}`);
  await fillTickets(page);
  await toNextStep(page);
  const field = page.getByLabel('Dirección', { exact: true });
  const requested = page.waitForRequest('**/addresses/suggestions?*');
  await field.pressSequentially('Calle de mi casa 5');
  await requested;
  await expect(field).toHaveValue('Calle de mi casa 5');
  await expect(page.getByRole('listbox')).toHaveCount(0);
});
