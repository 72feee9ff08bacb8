import { aToken } from '@idavuelta/shared/testing';
import { act, screen } from '@testing-library/react';
import { aModule, home, renderShell } from '../../testing/renderShell.tsx';
import { storedToken } from './token.ts';

const account = aModule(
  'mfe-account',
  { '/my-account/:tab': () => <h1>Mi cuenta</h1> },
  { routes: { '/my-account/:tab': { private: true } } },
);

it('[RTE-23] sends a visitor without a login from the account to the home page', async () => {
  const { currentPath } = await renderShell({ path: '/my-account/profile', modules: [home, account] });
  expect(await screen.findByRole('heading', { name: 'Inicio' })).toBeVisible();
  expect(currentPath()).toBe('/');
});

it('[RTE-23, AUT-04] opens the account with a valid token, and not with one that expires within 5 s', async () => {
  storedToken.write(aToken(60));
  const { unmount, store } = await renderShell({ path: '/my-account/profile', modules: [home, account] });
  expect(await screen.findByRole('heading', { name: 'Mi cuenta' })).toBeVisible();
  unmount();
  await act(async () => void store.unmountModule('session-saga'));

  storedToken.write(aToken(4));
  const { currentPath } = await renderShell({ path: '/my-account/profile', modules: [home, account] });
  expect(currentPath()).toBe('/');
  expect(storedToken.read()).toBeUndefined();
});

it('[AUT-04] takes a corrupt token for no login', async () => {
  storedToken.write('not.a.token');
  await renderShell();
  expect(screen.getByRole('button', { name: 'Ingresar' })).toBeVisible();
  expect(storedToken.read()).toBeUndefined();
});
