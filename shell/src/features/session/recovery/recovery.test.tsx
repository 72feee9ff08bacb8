import { apiError } from '@idavuelta/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { renderShell } from '../../../testing/renderShell.tsx';

async function openRecovery(options: Parameters<typeof renderShell>[0]) {
  const shell = await renderShell(options);
  await shell.user.click(screen.getByRole('button', { name: 'Ingresar' }));
  await shell.user.click(await screen.findByRole('button', { name: '¿Olvidaste tu contraseña?' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Recupera tu contraseña' }));
  const submit = () => shell.user.click(dialog.getByRole('button', { name: 'Enviar enlace' }));
  return { ...shell, dialog, submit };
}

it('[AUT-10] asks for the e-mail, sends it and says where the link went', async () => {
  const { user, dialog, submit, calls } = await openRecovery({ api: { 'POST /recovery': {} } });
  await submit();
  expect(await dialog.findByText('Ingresa tu correo electrónico')).toBeVisible();
  await user.type(dialog.getByLabelText('Correo electrónico'), ' rosa@example.test');
  await submit();
  expect(await dialog.findByRole('status')).toHaveTextContent('Enviamos un enlace a rosa@example.test');
  expect(calls.find(({ path }) => path === '/recovery')?.data).toEqual({ email: 'rosa@example.test' });
});

it('[AUT-10] says in a snackbar that the e-mail is unknown, and keeps it', async () => {
  const { user, dialog, submit } = await openRecovery({
    api: { 'POST /recovery': () => apiError('EMAIL_UNKNOWN', { status: 404 }) },
  });
  await user.type(dialog.getByLabelText('Correo electrónico'), 'nadie@example.test');
  await submit();
  const unknown = 'El correo ingresado no se encuentra registrado.';
  await waitFor(() => expect(screen.getAllByText(unknown)).toHaveLength(1));
  expect(dialog.getByLabelText('Correo electrónico')).toHaveValue('nadie@example.test');
});
