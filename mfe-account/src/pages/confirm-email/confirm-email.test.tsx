import { apiError, networkDown, pending, renderModule } from '@idavuelta/shared/testing';
import { screen } from '@testing-library/react';
import { StrictMode } from 'react';
import account from '../../module.ts';
import ConfirmEmailPage from './ConfirmEmailPage.tsx';

const open = (response: unknown) =>
  renderModule(
    account,
    <StrictMode>
      <ConfirmEmailPage />
    </StrictMode>,
    { path: '/confirm-email?token=abc', api: { 'POST /confirm-email': response } },
  );

it('[AUT-18] confirms the new address once, with the token of the link', async () => {
  const { calls } = await open({});
  expect(screen.getByRole('heading', { level: 1, name: 'Confirma tu nuevo correo' })).toBeVisible();
  expect(document.title).toBe('Confirma tu nuevo correo | Idavuelta');
  expect(await screen.findByText('Tu correo ya cambió')).toBeVisible();
  expect(calls).toHaveLength(1);
  expect(calls[0]?.params).toEqual({ token: 'abc' });
  expect(screen.getByRole('link', { name: 'Volver al inicio' })).toHaveAttribute('href', '/');
});

it('[AUT-18] says that it is confirming', async () => {
  await open(pending);
  expect(await screen.findByText('Estamos confirmando tu correo…')).toBeInTheDocument();
});

it.each([
  ['TOKEN_INVALID', 'El enlace ya fue usado o venció.'],
  ['EMAIL_TAKEN', 'El correo electrónico ingresado ya se encuentra registrado.'],
] as const)('[AUT-18] says why the address stays as it is: %s', async (code, text) => {
  await open(() => apiError(code, { status: 409 }));
  expect(await screen.findByText('No pudimos cambiar tu correo')).toBeVisible();
  expect(screen.getByText(text)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Reintentar' })).not.toBeInTheDocument();
});

it('[AUT-18] tries again when the connection failed', async () => {
  const { user, api } = await open(networkDown);
  const retry = await screen.findByRole('button', { name: 'Reintentar' });
  api['POST /confirm-email'] = {};
  await user.click(retry);
  expect(await screen.findByText('Tu correo ya cambió')).toBeVisible();
});
