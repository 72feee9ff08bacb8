import { notified } from '@idavuelta/shared/contracts';
import { apiError, networkDown } from '@idavuelta/shared/testing';
import { screen, waitFor } from '@testing-library/react';
import { openAccount } from '../../testing/account.tsx';

const change = 'PUT /shop-api/me/password';
const current = () => screen.getByLabelText('Contraseña actual');

async function open(response: unknown) {
  const view = await openAccount('profile', { api: { [change]: response } });
  await view.user.click(await screen.findByRole('button', { name: 'Cambiar contraseña' }));
  return view;
}
type View = Awaited<ReturnType<typeof open>>;

async function submit({ user }: View, password1 = 'otra-clave', password2 = password1) {
  await user.type(current(), 'secreta');
  await user.type(screen.getByLabelText('Contraseña nueva'), password1);
  await user.type(screen.getByLabelText('Repite la contraseña'), password2);
  await user.click(screen.getByRole('button', { name: 'Guardar contraseña' }));
}

it('[AUT-19] changes the password in the account, says so and stays logged in', async () => {
  const view = await open({});
  expect(current()).toHaveFocus();
  await submit(view);
  await waitFor(() => expect(screen.getByRole('button', { name: 'Cambiar contraseña' })).toHaveFocus());
  expect(view.calls.find(({ method }) => method === 'PUT')?.data).toEqual({
    currentPassword: 'secreta',
    password1: 'otra-clave',
    password2: 'otra-clave',
  });
  expect(view.actions).toContainEqual(notified({ kind: 'success', key: 'account:password.changed' }));
  expect(view.actions.map(({ type }) => type)).not.toContain('contract/sessionEnded');
});

it('[AUT-19] sends nothing while a field is empty, too short or differs, and says which', async () => {
  const view = await open({});
  await submit(view, 'otra', 'clave');
  expect(screen.getByLabelText('Contraseña nueva')).toBeInvalid();
  expect(screen.getByLabelText('Repite la contraseña')).toHaveAccessibleDescription('Las contraseñas no coinciden');
  expect(view.calls.filter(({ method }) => method === 'PUT')).toEqual([]);
});

it.each([
  ['currentPassword', 'wrong', 'Contraseña actual', /La contraseña actual no es correcta/],
  ['password1', 'common', 'Contraseña nueva', /de las más usadas/],
  ['password2', 'mismatch', 'Repite la contraseña', /Las contraseñas no coinciden/],
])('[AUT-19] says at %s that it is %s, and keeps what was typed', async (field, reason, label, words) => {
  const view = await open(() => apiError('VALIDATION_FAILED', { status: 400, errors: [{ field, reason }] }));
  await submit(view);
  expect(await screen.findByText(words)).toBeVisible();
  expect(screen.getByLabelText(label)).toHaveAccessibleDescription(words);
  expect(current()).toHaveValue('secreta');
});

it.each([
  [() => apiError('RATE_LIMITED', { status: 429 }), 'Demasiados intentos. Espera un momento.'],
  [networkDown, /No hay conexión/],
])('[API-08, FLT-05] says why the password stays as it is', async (response, words) => {
  const view = await open(response);
  await submit(view);
  expect(await screen.findByText(words)).toBeVisible();
  await view.user.click(screen.getByRole('button', { name: 'Cancelar' }));
  expect(screen.queryByLabelText('Contraseña actual')).not.toBeInTheDocument();
});
