import { aToken, networkDown, pending, report, serverClockIsAhead } from '@idavuelta/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { renderShell } from '../../testing/renderShell.tsx';
import { storedToken } from './token.ts';

const twoDays = 2 * 24 * 3600;
/** A token valid for another hour on a server whose clock is two days behind this device. */
const goodThere = () => aToken(3600 - twoDays);
const isLoggedIn = () => screen.findByRole('button', { name: /Rosa/ });

it('[FLT-16] on a device whose clock is two days fast one logs in and stays so', async () => {
  const token = goodThere();
  const shell = await renderShell({
    api: {
      'POST /login': () => {
        serverClockIsAhead(-twoDays * 1000);
        return { token };
      },
    },
  });
  await shell.user.click(screen.getByRole('button', { name: 'Ingresar' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Ingresa a tu cuenta' }));
  await shell.user.type(dialog.getByLabelText('Correo electrónico'), 'rosa@example.test');
  await shell.user.type(dialog.getByLabelText('Contraseña'), 'secreto');
  await shell.user.click(dialog.getByRole('button', { name: 'Ingresar' }));
  expect(await isLoggedIn()).toBeVisible();
  expect(shell.store.getState().session).toMatchObject({ status: 'authenticated' });
  expect(storedToken.read()).toBe(token);
});

it('[FLT-16] and after a reload one is still logged in', async () => {
  storedToken.write(goodThere());
  const { store } = await renderShell({
    api: {
      'GET /time': () => {
        serverClockIsAhead(-twoDays * 1000);
        return {};
      },
    },
  });
  expect(await isLoggedIn()).toBeVisible();
  expect(store.getState().session).toMatchObject({ status: 'authenticated' });
});

it.each([
  ['has expired by its clock, too', () => ({}), undefined],
  ['is not reached', networkDown, 'the server did not tell its time NETWORK'],
  ['never answers', pending, undefined],
])('[FLT-16, AUT-04] a token is forgotten without a word when the server %s', async (_, time, warning) => {
  if (warning) report.expect(warning);
  storedToken.write(aToken(-60));
  const { store } = await renderShell({ api: { 'GET /time': time } });
  await waitFor(() => expect(store.getState().session).toEqual({ status: 'anonymous' }));
  expect(storedToken.read()).toBeUndefined();
});
