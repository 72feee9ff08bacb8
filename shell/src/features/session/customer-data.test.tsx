import { sessionEnded } from '@idavuelta/shared/contracts';
import { storeCustomerData } from '@idavuelta/shared/storage';
import { aProfile, apiError, aToken, fakeDatabases } from '@idavuelta/shared/testing';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { renderShell } from '../../testing/renderShell.tsx';
import { storedToken } from './token.ts';

const databases = fakeDatabases();
let remove: () => void;
beforeEach(async () => {
  remove = databases.install();
  await storeCustomerData('rides', () => true);
});
afterEach(() => remove());

const expectNothing = () => waitFor(() => expect([databases.names(), databases.entries()]).toEqual([[], []]));

async function openLoggedIn(api = {}) {
  storedToken.write(aToken());
  const shell = await renderShell({ api: { 'GET /shop-api/me': aProfile(), ...api } });
  await screen.findByRole('button', { name: /Rosa/ });
  expect(databases.entries()).toHaveLength(1);
  return shell;
}

it('[FLT-40] a log-out takes what the device keeps of the customer, on whatever page', async () => {
  const { user } = await openLoggedIn({ 'POST /shop-api/logout': {} });
  await user.click(screen.getByRole('button', { name: /Rosa/ }));
  await user.click(screen.getByRole('button', { name: 'Salir' }));
  await expectNothing();
});

it('[FLT-40] so does one in another tab', async () => {
  await openLoggedIn();
  const oldValue = storedToken.read();
  storedToken.remove();
  fireEvent(window, new StorageEvent('storage', { key: storedToken.key, oldValue, newValue: null }));
  await expectNothing();
});

it.each(['logout', 'expired'] as const)(
  '[FLT-40] so does the end of a session that a module tells of (%s)',
  async (reason) => {
    const { app } = await openLoggedIn();
    act(() => void app.context.store.dispatch(sessionEnded({ reason })));
    await expectNothing();
  },
);

it('[FLT-40] so does a 401', async () => {
  storedToken.write(aToken());
  await renderShell({ api: { 'GET /shop-api/me': () => apiError('UNAUTHENTICATED', { status: 401 }) } });
  await expectNothing();
});

it('[FLT-40] so does a visit after the login has expired, or without one', async () => {
  await renderShell();
  await expectNothing();
});

it('[FLT-40] so does the login of another customer', async () => {
  const { user } = await renderShell({ api: { 'POST /login': { token: aToken() }, 'GET /shop-api/me': aProfile() } });
  await expectNothing();
  await storeCustomerData('rides of another', () => true);
  await user.click(screen.getByRole('button', { name: 'Ingresar' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Ingresa a tu cuenta' }));
  await user.type(dialog.getByLabelText('Correo electrónico'), 'rosa@example.test');
  await user.type(dialog.getByLabelText('Contraseña'), 'secreto');
  await user.click(dialog.getByRole('button', { name: 'Ingresar' }));
  await screen.findByRole('button', { name: /Rosa/ });
  await expectNothing();
});
