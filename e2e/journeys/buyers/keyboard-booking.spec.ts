import { expect, sidewaysScroll, test } from '../../support/fixtures.ts';
import { choose, press, tabTo, type } from '../../support/keyboard.ts';
import { newCustomer } from '../../test-site/customer.ts';
import { ownEvent } from '../../test-site/events.ts';

test('[BKG-01, BKG-09, BKG-10, BKG-13, PAY-11] the keyboard alone books, changes the method and gives up at 360 px', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const [buyer, { path }] = await Promise.all([newCustomer(), ownEvent('noche-de-cumbia')]);
  await page.goto(path);
  await press(page, page.getByRole('main').getByRole('button', { name: 'Ingresar', exact: true }));
  const login = page.getByRole('dialog', { name: 'Ingresa a tu cuenta' });
  await type(page, login.getByLabel('Correo electrónico'), buyer.email);
  await type(page, login.getByLabel('Contraseña'), buyer.password);
  await page.keyboard.press('Enter');
  await expect(login).toBeHidden();
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
  await expect(page.getByRole('alert').filter({ hasText: 'Completa los campos' })).toBeVisible();
  await expect(page.getByLabel('Correo electrónico')).toBeFocused();
  await expect(page.getByLabel('Correo electrónico')).toHaveAccessibleDescription('Correo electrónico no válido');
  await expect(page.getByLabel('Teléfono')).toHaveAccessibleDescription(/por ejemplo 987 654 321/);

  await type(page, page.getByLabel('Correo electrónico'), 'ana@example.test');
  await type(page, page.getByLabel('Teléfono'), '987 654 321');
  await press(page, next);
  await expect(page.getByRole('heading', { name: 'Confirma tu compra' })).toBeFocused();
  expect(await sidewaysScroll(page)).toBeLessThanOrEqual(0);

  await type(page, page.getByLabel(/^Cupón de descuento/), 'VUELTA10');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Quitar cupón' })).toBeFocused();
  await press(page, page.getByRole('button', { name: 'Ver condiciones' }));
  const conditions = page.getByRole('dialog');
  await expect(conditions).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(conditions).toBeHidden();
  await expect(page.getByRole('button', { name: 'Ver condiciones' })).toBeFocused();

  await choose(page, 'Medio de pago', 'Transferencia bancaria');
  await press(page, page.getByRole('button', { name: /^Reservar por S\// }).first());
  await expect(page.getByText('Referencia', { exact: true })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Pago', exact: true })).toBeFocused();

  await page.goto(path);
  await press(page, page.getByRole('main').getByRole('link', { name: 'Ver mi compra' }));
  await expect(page.getByRole('heading', { name: 'Esperamos tu transferencia' })).toBeVisible();
  await press(page, page.getByRole('button', { name: 'Elegir otro medio de pago' }));
  await choose(page, 'Medio de pago', 'Mercado Pago');
  await press(page, page.getByRole('button', { name: /^Pagar S\// }).first());
  await expect(page.getByRole('heading', { name: 'Pago con Mercado Pago' })).toBeVisible();
  await page.goBack();
  await press(page, page.getByRole('button', { name: 'Dejar esta compra' }));
  await press(page, page.getByRole('button', { name: 'Sí, dejarla' }));
  const cancelled = page.getByRole('heading', { name: 'Compra cancelada' });
  await expect(cancelled).toBeFocused();
  await expect(cancelled).toBeInViewport();
});
