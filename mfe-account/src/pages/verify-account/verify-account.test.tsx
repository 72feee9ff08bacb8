import {
  isBackFromSignUp,
  loginRequested,
  sessionEnded,
  sessionStarted,
  signUpPlace,
} from '@idavuelta/shared/contracts';
import { useLocation } from '@idavuelta/shared/platform';
import { platformApi } from '@idavuelta/shared/queries';
import { aCustomer, apiError, networkDown, pending, type RenderOptions, renderModule } from '@idavuelta/shared/testing';
import { act, screen } from '@testing-library/react';
import { StrictMode } from 'react';
import account from '../../module.ts';
import VerifyAccountPage from './VerifyAccountPage.tsx';

const open = (response: unknown, { api, ...options }: RenderOptions = {}) =>
  renderModule(
    account,
    <StrictMode>
      <VerifyAccountPage params={{ token: 'abc' }} />
    </StrictMode>,
    { path: '/verify-account/abc', ...options, api: { 'GET /verify-account': response, ...api } },
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

it('[FLT-39] asks the page it leads back to for what the visitor was doing there', async () => {
  signUpPlace.keep('/event/noche');
  const { store } = await renderModule(
    account,
    <>
      <VerifyAccountPage params={{ token: 'abc' }} />
      <LocationState />
    </>,
    { path: '/verify-account/abc', api: { 'GET /verify-account': null } },
  );
  await screen.findByText('Cuenta verificada correctamente');
  act(() => void store.dispatch(sessionStarted(undefined)));
  expect(screen.getByText('is back')).toBeVisible();
});

function LocationState() {
  const { state } = useLocation();
  return <p>{isBackFromSignUp(state) ? 'is back' : 'is new'}</p>;
}

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

it('[AUT-12] opened again, says that the account is verified already, and offers to log in', async () => {
  const { user, actions } = await open(() => apiError('ALREADY_VERIFIED', { status: 410 }));
  expect(await screen.findByText('Tu cuenta ya está verificada')).toBeVisible();
  expect(screen.queryByText('Ocurrio un error al verificar la cuenta')).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Ingresar' }));
  expect(actions).toContainEqual(loginRequested(undefined));
});

it('[AUT-12] opened again by who is logged in, logs nobody out and leads to the account', async () => {
  const { actions } = await open(() => apiError('ALREADY_VERIFIED', { status: 410 }), { session: aCustomer() });
  expect(await screen.findByRole('link', { name: 'Ir a mi cuenta' })).toHaveAttribute('href', '/my-account/profile');
  expect(screen.queryByRole('button', { name: 'Ingresar' })).not.toBeInTheDocument();
  expect(actions.map(({ type }) => type)).not.toContain(sessionEnded.type);
});

it('[AUT-12, AUT-14] sends another mail when the link has expired', async () => {
  const { user, calls } = await open(() => apiError('TOKEN_INVALID', { status: 410 }), {
    api: { 'POST /verify-account/resend': {} },
  });
  const send = await screen.findByRole('button', { name: 'Enviar otro enlace' });
  await user.click(send);
  expect(screen.getByLabelText('Correo electrónico')).toBeInvalid();
  await user.type(screen.getByLabelText('Correo electrónico'), ' Rosa@Example.org');
  await user.click(send);
  expect(await screen.findByRole('status')).toHaveTextContent('Si rosa@example.org tiene una cuenta sin verificar');
  expect(calls.at(-1)).toMatchObject({ method: 'POST', data: { email: 'rosa@example.org' } });
});

it('[AUT-14] keeps the address that was typed when the mail could not be sent', async () => {
  const { user } = await open(() => apiError('TOKEN_INVALID', { status: 410 }), {
    api: { 'POST /verify-account/resend': networkDown },
  });
  await user.type(await screen.findByLabelText('Correo electrónico'), 'rosa@example.org');
  await user.click(screen.getByRole('button', { name: 'Enviar otro enlace' }));
  expect(await screen.findByText(/No hay conexión/)).toBeVisible();
  expect(screen.getByLabelText('Correo electrónico')).toHaveValue('rosa@example.org');
});

it('[AUT-12] tries again when the connection failed', async () => {
  const { user, api } = await open(networkDown);
  const retry = await screen.findByRole('button', { name: 'Reintentar' });
  api['GET /verify-account'] = null;
  await user.click(retry);
  expect(await screen.findByText('Cuenta verificada correctamente')).toBeVisible();
});
