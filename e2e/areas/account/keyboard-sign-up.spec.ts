import { expect, expectAccessible, test } from '../../support/fixtures.ts';
import { press, tabTo, type } from '../../support/keyboard.ts';
import { mailedLink, newAddress } from '../../test-site/mailbox.ts';

test('[AUT-06, AUT-09, AUT-10, AUT-13] sign-up, recovery and a new password by the keyboard alone at 360 px', async ({
  page,
}) => {
  const email = newAddress('tecla.nueva');
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/event/noche-de-cumbia');
  await press(page, page.getByRole('main').getByRole('button', { name: 'Crear una cuenta' }));
  const signUp = page.getByRole('dialog', { name: 'Crea tu cuenta' });
  await expect(signUp.getByLabel('Nombre')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(signUp.getByRole('alert')).toBeFocused();
  await expectAccessible(page);
  await type(page, signUp.getByLabel('Nombre'), 'Tecla');
  await type(page, signUp.getByLabel('Apellidos'), 'Nueva');
  await type(page, signUp.getByLabel('Correo electrónico'), email);
  await type(page, signUp.getByLabel('Teléfono'), '987654321');
  await tabTo(page, signUp.getByLabel('Fecha de nacimiento'));
  await page.keyboard.type('05051990'); // the same day in either order of its parts
  await type(page, signUp.getByLabel('Contraseña'), 'viajo-siempre');
  await page.keyboard.press('Enter');
  await expect(signUp.getByRole('heading', { name: 'Registro Exitoso!' })).toBeFocused();
  await press(page, signUp.getByRole('button', { name: 'Volver a ingresar' }));

  const login = page.getByRole('dialog', { name: 'Ingresa a tu cuenta' });
  await expect(login.getByLabel('Contraseña')).toBeFocused();
  await press(page, login.getByRole('button', { name: '¿Olvidaste tu contraseña?' }));
  const recovery = page.getByRole('dialog', { name: 'Recupera tu contraseña' });
  await expect(recovery.getByLabel('Correo electrónico')).toHaveValue(email);
  await press(page, recovery.getByRole('button', { name: 'Enviar enlace' }));
  await expect(recovery.getByRole('status')).toContainText(email);
  await page.keyboard.press('Escape');
  await expect(recovery).toBeHidden();
  await expect(page).toHaveURL('/event/noche-de-cumbia');

  await page.goto(await mailedLink(email, 'recovery-account'));
  await type(page, page.getByLabel('Contraseña nueva'), 'otra-clave-mia');
  await type(page, page.getByLabel('Repite la contraseña'), 'otra-clave-mia');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Contraseña Restablecida Exitosamente')).toBeVisible();
  await expectAccessible(page);
});
