import { expect, test } from './fixtures.ts';
import { press, tabTo, type } from './keyboard.ts';
import { logIn } from './steps.ts';

test('[BKG-01, BKG-09, BKG-10] the keyboard alone goes through tickets, addresses and passengers at 360 px', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/event/noche-de-cumbia');
  await page.getByRole('main').getByRole('button', { name: 'Ingresar', exact: true }).click();
  await logIn(page);
  const next = page.getByRole('button', { name: 'Continuar' }).first();

  await tabTo(page, page.getByLabel('Provincia'));
  await page.keyboard.type('Lima');
  await press(page, page.getByRole('button', { name: /Van compartida/ }));
  await press(page, page.getByRole('button', { name: /^Agregar / }).first());
  await press(page, next);

  const addresses = page.getByRole('heading', { name: 'Direcciones de recojo' });
  await expect(addresses).toBeFocused();
  await expect(addresses).toBeInViewport();
  await type(page, page.getByLabel('Dirección', { exact: true }), 'Av. Larco 345');
  await type(page, page.getByRole('combobox', { name: 'Distrito', exact: true }), 'miraf');
  await page.keyboard.press('Enter');
  await press(page, next);

  const passengers = page.getByRole('heading', { name: '¿Quiénes viajan?' });
  await expect(passengers).toBeFocused();
  await expect(passengers).toBeInViewport();
  await type(page, page.getByLabel('Nombre y apellido'), 'Ana Torres');
  await type(page, page.getByLabel('Correo electrónico'), 'ana@gmail');
  await type(page, page.getByLabel('Teléfono'), 'abcdefgh');
  await press(page, next);
  await expect(page.getByRole('alert').filter({ hasText: 'Completa los campos' })).toBeFocused();
  await expect(page.getByLabel('Correo electrónico')).toHaveAccessibleDescription('Correo electrónico no válido');
  await expect(page.getByLabel('Teléfono')).toHaveAccessibleDescription(/por ejemplo 987 654 321/);

  await type(page, page.getByLabel('Correo electrónico'), 'ana@example.test');
  await type(page, page.getByLabel('Teléfono'), '987 654 321');
  await press(page, next);
  await expect(page.getByRole('heading', { name: 'Confirma tu compra' })).toBeFocused();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
});
