import { loginRequested, sessionEnded, sessionStarted, signUpPlace } from '@idavuelta/shared/contracts';
import { platformApi } from '@idavuelta/shared/queries';
import { apiError, networkDown, pending, renderModule } from '@idavuelta/shared/testing';
import { act, screen } from '@testing-library/react';
import { StrictMode } from 'react';
import account from '../../module.ts';
import VerifyAccountPage from './VerifyAccountPage.tsx';

const open = (response: unknown) =>
  renderModule(
    account,
    <StrictMode>
      <VerifyAccountPage params={{ token: 'abc' }} />
    </StrictMode>,
    { path: '/verify-account/abc', api: { 'GET /verify-account': response } },
  );

it('[AUT-12, RTE-12] says that it is verifying', async () => {
  await open(pending);
  expect(screen.getByRole('heading', { level: 1, name: 'Verifica tu Cuenta' })).toBeVisible();
  expect(document.title).toBe('Verifica tu Cuenta | Idavuelta');
  expect(await screen.findByText('Estamos verificando tu cuenta…')).toBeInTheDocument();
});

it('[AUT-12] verifies with the token of the link, and offers to log in', async () => {
  const { user, calls, actions } = await open(null);
  expect(await screen.findByText('Cuenta verificada correctamente')).toBeVisible();
  expect(calls[0]?.params).toEqual({ token: 'abc' });
  await user.click(screen.getByRole('button', { name: 'Ingresar' }));
  expect(actions).toContainEqual(loginRequested(undefined));
});

it.each([
  ['where they signed up', '/event/noche?lang=es-PE', '/event/noche?lang=es-PE'],
  ['home on another device', undefined, '/'],
])('[AUT-12] leads who logs in to %s', async (_, place, path) => {
  if (place) signUpPlace.keep(place);
  const { store, currentPath } = await open(null);
  await screen.findByText('Cuenta verificada correctamente');
  act(() => void store.dispatch(sessionStarted(undefined)));
  expect(currentPath()).toBe(path);
  expect(signUpPlace.take()).toBeUndefined();
});

it('[AUT-12] uses the link once, whatever happens to the session meanwhile', async () => {
  const { store, calls } = await open(null);
  await screen.findByText('Cuenta verificada correctamente');
  await act(async () => {
    store.dispatch(sessionEnded({ reason: 'expired' }));
    store.dispatch(platformApi.util.resetApiState());
  });
  expect(calls).toHaveLength(1);
});

it('[AUT-12] says that the verification failed, and why', async () => {
  await open(() => apiError('TOKEN_INVALID'));
  expect(await screen.findByText('Ocurrio un error al verificar la cuenta')).toBeVisible();
  expect(screen.getByText('El enlace ya fue usado o venció.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Volver al inicio' })).toHaveAttribute('href', '/');
});

it('[AUT-12] tries again when the connection failed', async () => {
  const { user, api } = await open(networkDown);
  const retry = await screen.findByRole('button', { name: 'Reintentar' });
  api['GET /verify-account'] = null;
  await user.click(retry);
  expect(await screen.findByText('Cuenta verificada correctamente')).toBeVisible();
});
