import { expect, expectAccessible, expectNoRawKeys, test } from '../../support/fixtures.ts';
import { logIn, signUp } from '../../support/steps.ts';
import { mailedLink, newAddress } from '../../test-site/mailbox.ts';

test('[AUT-06, AUT-08, AUT-10, AUT-11, AUT-12, AUT-13] a visitor signs up on a phone, verifies the account, forgets the password and logs in', async ({
  page,
  faults,
}) => {
  faults.expect(/403/); // the account is unverified
  const email = newAddress('rosa.nueva');
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/');
  await page.getByRole('banner').getByRole('button', { name: 'Ingresar' }).click();
  await page.getByRole('button', { name: 'Crear una cuenta' }).click();
  const modal = page.getByRole('dialog', { name: 'Crea tu cuenta' });
  // this press blurs the focused first field: its message must not move the button away
  await modal.getByRole('button', { name: 'Crear cuenta' }).click();
  await expect(modal.getByRole('alert')).toBeFocused();
  await expect(modal.getByLabel('Apellidos')).toHaveAccessibleDescription('Campo requerido');
  await expectAccessible(page);

  await signUp(page, { firstName: 'Rosa', lastName: 'Nueva', email, password: 'viajo-siempre' });
  await expectNoRawKeys(page);
  await expectAccessible(page);

  await modal.getByRole('button', { name: 'Volver a ingresar' }).click();
  const login = page.getByRole('dialog', { name: 'Ingresa a tu cuenta' });
  await expect(login.getByLabel('Correo electrónico')).toHaveValue(email);
  await login.getByLabel('Contraseña').fill('viajo-siempre');
  await login.getByRole('button', { name: 'Ingresar', exact: true }).click();
  await expect(login.getByRole('button', { name: 'Enviar el enlace otra vez' })).toBeVisible();

  await page.goto(await mailedLink(email, 'verify-account'));
  await expect(page.getByText('¡Bienvenido! Ingresaste correctamente.')).toBeVisible();
  await expect(page).toHaveURL('/');
  await page.getByRole('banner').getByRole('button', { name: /Rosa/ }).click();
  await page.getByRole('button', { name: 'Salir' }).click();
  await page.getByRole('banner').getByRole('button', { name: 'Ingresar' }).click();
  await page.getByRole('button', { name: '¿Olvidaste tu contraseña?' }).click();
  const recovery = page.getByRole('dialog', { name: 'Recupera tu contraseña' });
  await recovery.getByLabel('Correo electrónico').fill(email);
  await recovery.getByRole('button', { name: 'Enviar enlace' }).click();
  await expect(recovery.getByRole('status')).toContainText(email);

  await page.goto(await mailedLink(email, 'recovery-account'));
  const passwords = page.getByRole('main').locator('input[type=password]');
  await passwords.nth(0).fill('otra-clave-mia');
  await passwords.nth(1).fill('otra-clave-mia');
  await page.getByRole('button', { name: 'RESTABLECER' }).click();
  await expect(page.getByText('Contraseña Restablecida Exitosamente')).toBeVisible();
  await page.getByRole('banner').getByRole('button', { name: 'Ingresar' }).click();
  await logIn(page, { email, password: 'otra-clave-mia' });
  await expect(page.getByRole('banner').getByRole('button', { name: /Rosa/ })).toBeVisible();
});
