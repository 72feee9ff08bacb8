import { notified } from '@idavuelta/shared/contracts';
import { apiError, pending, renderModule } from '@idavuelta/shared/testing';
import { screen } from '@testing-library/react';
import account from '../../module.ts';
import RecoveryAccountPage from './RecoveryAccountPage.tsx';

const mustMatch = notified({ kind: 'error', key: 'account:recovery.must_match', as: 'snackbar' });

const open = (response?: unknown) =>
  renderModule(account, <RecoveryAccountPage params={{ token: 'abc' }} />, {
    path: '/recovery-account/abc',
    api: response === undefined ? {} : { 'POST /reset-password': response },
  });

async function submit({ user }: Awaited<ReturnType<typeof open>>, password1: string, password2 = password1) {
  if (password1) await user.type(screen.getByLabelText('Contraseña nueva'), password1);
  if (password2) await user.type(screen.getByLabelText('Repite la contraseña'), password2);
  await user.click(screen.getByRole('button', { name: 'RESTABLECER' }));
}

it('[AUT-13, RTE-13] sends both passwords with the token of the link, and leads home', async () => {
  const view = await open(null);
  expect(screen.getByRole('heading', { level: 1, name: 'Restablecer Contraseña' })).toBeVisible();
  expect(document.title).toBe('Restablecer Contraseña | Idavuelta');
  await submit(view, 'nueva-clave');
  expect(await screen.findByText('Contraseña Restablecida Exitosamente')).toBeVisible();
  expect(view.calls[0]).toMatchObject({
    params: { token: 'abc' },
    data: { password1: 'nueva-clave', password2: 'nueva-clave' },
  });
  expect(screen.getByRole('link', { name: 'Volver al inicio' })).toHaveAttribute('href', '/');
  expect(screen.queryByRole('button', { name: 'RESTABLECER' })).not.toBeInTheDocument();
});

it('[AUT-13] refuses passwords that differ without asking the server', async () => {
  const view = await open();
  await submit(view, 'nueva-clave', 'otra-clave');
  expect(view.actions).toContainEqual(mustMatch);
  expect(view.i18n.t('account:recovery.must_match')).toBe('LAS CONTRASEÑAS INGRESADAS DEBEN COINCIDIR');
  expect(view.calls).toHaveLength(0);
});

it('[AUT-13] tells a failure in the same words, with the reason in the page, and keeps what was typed', async () => {
  const view = await open(() => apiError('TOKEN_INVALID'));
  await submit(view, 'nueva-clave');
  expect(await screen.findByRole('alert')).toHaveTextContent('El enlace ya fue usado o venció.');
  expect(view.actions).toContainEqual(mustMatch);
  expect(screen.getByLabelText('Contraseña nueva')).toHaveValue('nueva-clave');
});

it('[AUT-13] says at its field that a password is one of the most used, until it changes', async () => {
  const common = { status: 400, errors: [{ field: 'password1', reason: 'common' }] };
  const view = await open(() => apiError('VALIDATION_FAILED', common));
  await submit(view, 'password');
  const sentence = 'Esa contraseña es de las más usadas: elige otra';
  expect(await screen.findByText(sentence)).toBeVisible();
  expect(screen.getByLabelText('Contraseña nueva')).toHaveAccessibleDescription(expect.stringContaining(sentence));
  await view.user.type(screen.getByLabelText('Contraseña nueva'), 's de mi casa');
  expect(screen.queryByText(sentence)).not.toBeInTheDocument();
});

it('[AUT-13] asks for both passwords, of five characters at least', async () => {
  const view = await open();
  await submit(view, 'abcd', '');
  expect(screen.getByText('La contraseña debe tener al menos 5 caracteres')).toBeVisible();
  expect(screen.getByText('Ingresa tu contraseña')).toBeVisible();
  expect(view.calls).toHaveLength(0);
});

it('[AUT-13] sends once when the button is pressed twice', async () => {
  const view = await open(pending);
  await submit(view, 'nueva-clave');
  await view.user.click(await screen.findByRole('button', { name: 'Restableciendo…' }));
  expect(view.calls).toHaveLength(1);
});
