import { currentCode } from '@idavuelta/api/modules/staff-accounts/one-time-codes.ts';
import { expect, expectAccessible, expectNoRawKeys, sidewaysScroll, test } from '../../support/fixtures.ts';
import { logInOwner, openOffice } from '../../support/office.ts';
import { mailedLink, newAddress } from '../../test-site/mailbox.ts';

test('[BOF-01, BOF-02, BOF-16, BOF-17] an owner invites somebody, who accepts on a phone, works and is blocked', async ({
  page,
  browser,
  faults,
}) => {
  faults.expect(/401/); // the blocked account
  await logInOwner(page);
  await expect(page.getByRole('contentinfo')).toHaveCount(0);
  await expectAccessible(page);
  await expectNoRawKeys(page);

  const email = newAddress('ines.oficina');
  await openOffice(page, 'Personas');
  await page.getByRole('button', { name: 'Invitar a alguien' }).click();
  const drawer = page.getByRole('dialog', { name: 'Invitar a alguien' });
  await drawer.getByLabel('Correo', { exact: true }).fill(email);
  await drawer.getByLabel('Nombre').fill('Inés');
  await expectAccessible(page);
  await drawer.getByRole('button', { name: 'Enviar la invitación' }).click();
  await expect(page.getByRole('row', { name: new RegExp(`^Inés ${email}`) })).toContainText('Invitada');

  const context = await browser.newContext({ viewport: { width: 390, height: 800 } });
  const phone = await context.newPage();
  faults.watch(phone);
  await phone.goto(await mailedLink(email, 'back-office/invitation'));
  const secret = (await phone.locator('code').textContent()) ?? '';
  await phone.getByLabel('Contraseña nueva').fill('una frase larga de prueba');
  await phone.getByLabel('Código', { exact: true }).fill(currentCode(secret.trim()));
  await expectAccessible(phone);
  expect(await sidewaysScroll(phone)).toBe(0);
  await phone.getByRole('button', { name: 'Activar' }).click();
  await expect(phone.getByRole('heading', { level: 1, name: 'Guarda tus códigos de recuperación' })).toBeVisible();
  await phone.getByRole('button', { name: 'Ya los guardé, entrar' }).click();
  await expect(phone.getByRole('heading', { level: 1, name: 'Hoy' })).toBeVisible();
  await expect(phone.getByRole('link', { name: /^Personas/ })).toHaveCount(0);
  await phone.locator('a[href*="/travellers/"]').first().hover(); // its hover colour has enough contrast too
  await expectAccessible(phone);
  expect(await sidewaysScroll(phone)).toBe(0);

  await page.reload();
  const row = page.getByRole('row', { name: new RegExp(`^Inés ${email}`) });
  await row.getByRole('button').click();
  const change = page.getByRole('dialog', { name: 'Editar a Inés', exact: true });
  await change.getByLabel('Bloqueada: no puede entrar').click();
  await expectAccessible(page);
  await change.getByRole('button', { name: 'Guardar' }).click();
  await expect(row).toContainText('Bloqueada');
  await phone.reload();
  await expect(phone).toHaveURL('/back-office/log-in');

  await openOffice(page, 'Mi cuenta');
  await page.getByRole('tab', { name: 'Contraseña' }).click();
  await expectAccessible(page);
  await openOffice(page, 'Cambios');
  await expect(page.getByRole('row', { name: /Cambió una persona del equipo/ }).first()).toContainText(
    'blocked: false → true',
  );
  await expectAccessible(page);
});
