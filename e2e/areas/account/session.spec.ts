import type { Credentials, Session } from '@idavuelta/shared/contracts';
import type { Page } from '@playwright/test';
import { expect, test } from '../../support/fixtures.ts';
import { logIn } from '../../support/steps.ts';
import { logInByApi, newCustomer } from '../../test-site/customer.ts';
import { mailedLink } from '../../test-site/mailbox.ts';

const profile = '/my-account/profile';

async function openProfile(page: Page, customer: Credentials) {
  await page.goto('/');
  await page.getByRole('banner').getByRole('button', { name: 'Ingresar' }).click();
  await logIn(page, customer);
  await page.goto(profile);
  await expect(page.getByRole('heading', { level: 1, name: 'Mi perfil' })).toBeVisible();
  await expect(page.getByLabel('Correo electrónico')).toHaveValue(customer.email);
}

/** Expects the page where every login ends: the home page, with the login and without any customer data. */
async function expectLoggedOut(page: Page) {
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('banner').getByRole('button', { name: 'Ingresar' })).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('idavuelta.token'))).toBeNull();
}

test('[AUT-05] a logout in one tab leads every other tab home', async ({ page, context }) => {
  await openProfile(page, await newCustomer());
  const second = await context.newPage();
  await second.goto('/my-account/payments');
  await expect(second.getByRole('heading', { level: 1, name: 'Mis compras' })).toBeVisible();
  await page.getByRole('banner').getByRole('button', { name: /Rosa/ }).click();
  await page.getByRole('button', { name: 'Salir' }).click();
  await expectLoggedOut(page);
  await expectLoggedOut(second);
});

test('[AUT-16, AUT-19] a login that was ended on another device leads home with the next call', async ({
  page,
  faults,
}) => {
  faults.expect(/401/);
  const customer = await newCustomer();
  await openProfile(page, customer);
  const laptop = await logInByApi(customer);
  const sessions = await laptop.call<Session[]>('GET', '/shop-api/sessions');
  expect(sessions.length).toBeGreaterThan(1);
  await laptop.call('DELETE', '/shop-api/sessions');
  await page.getByRole('link', { name: 'Mis compras' }).click();
  await expectLoggedOut(page);
});

for (const [what, token] of [
  ['corrupt', 'no.es.token'],
  ['expired', `x.${Buffer.from(JSON.stringify({ exp: 1_700_000_000 })).toString('base64url')}.x`],
])
  test(`[AUT-04] a stored token that is ${what} leads home from a private page`, async ({ page }) => {
    await page.addInitScript((stored) => localStorage.setItem('idavuelta.token', stored), token ?? '');
    await page.goto(profile);
    await expectLoggedOut(page);
  });

test('[AUT-04, AUT-16] a forged token that has not expired is refused by the API and leads home', async ({
  page,
  faults,
}) => {
  faults.expect(/401/);
  const payload = Buffer.from(JSON.stringify({ sub: '1', exp: 4_000_000_000 })).toString('base64url');
  await page.goto('/');
  await page.evaluate((stored) => localStorage.setItem('idavuelta.token', stored), `e30.${payload}.x`);
  await page.goto(profile);
  await expectLoggedOut(page);
});

for (const minutes of [5, -5])
  test(`[AUT-02, AUT-04] a browser whose clock is ${minutes} minutes off logs in and stays so`, async ({ page }) => {
    await page.addInitScript((shift) => {
      const now = Date.now.bind(Date);
      Date.now = () => now() + shift;
    }, minutes * 60_000);
    const customer = await newCustomer();
    await openProfile(page, customer);
    await page.reload();
    await expect(page.getByLabel('Correo electrónico')).toHaveValue(customer.email);
  });

test('[AUT-13, AUT-15] a reset link that was used says so, and changes nothing more', async ({ page, faults }) => {
  faults.expect(/410/);
  const { email } = await newCustomer();
  await page.goto('/');
  await page.getByRole('banner').getByRole('button', { name: 'Ingresar' }).click();
  await page.getByRole('button', { name: '¿Olvidaste tu contraseña?' }).click();
  const recovery = page.getByRole('dialog', { name: 'Recupera tu contraseña' });
  await recovery.getByLabel('Correo electrónico').fill(email);
  await recovery.getByRole('button', { name: 'Enviar enlace' }).click();
  const link = await mailedLink(email, 'recovery-account');
  const reset = async (chosen: string) => {
    await page.goto(link);
    await page.getByLabel('Contraseña nueva').fill(chosen);
    await page.getByLabel('Repite la contraseña').fill(chosen);
    await page.getByRole('button', { name: 'RESTABLECER' }).click();
  };
  await reset('primera-clave');
  await expect(page.getByText('Contraseña Restablecida Exitosamente')).toBeVisible();
  await reset('otra-clave-mia');
  await expect(page.getByRole('main').getByRole('alert')).toHaveText('El enlace ya fue usado o venció.');
  expect((await logInByApi({ email, password: 'primera-clave' })).token).toBeTruthy();
});
