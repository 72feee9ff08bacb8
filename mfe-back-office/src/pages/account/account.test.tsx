import type { StaffSession } from '@idavuelta/shared/contracts/staff';
import { apiError } from '@idavuelta/shared/testing';
import { screen, waitFor } from '@testing-library/react';
import { anAccount, renderOffice } from '../../testing/office.tsx';
import AccountPage from './AccountPage.tsx';

const moment = '2027-03-01T15:00:00Z';
const common = { browser: 'Chrome', system: 'Windows', createdAt: moment, lastSeenAt: moment };
const sessions: StaffSession[] = [
  { ...common, id: 'here', current: true },
  { ...common, id: 'there', browser: 'Firefox', current: false },
];
const show = (api: object = {}) =>
  renderOffice(<AccountPage />, {
    path: '/back-office/account',
    api: { 'GET /staff-api/account/sessions': sessions, ...api },
  });

it('[BOF-01] other sessions are ended, this one is not', async () => {
  const { user, calls } = await show({ 'DELETE /staff-api/account/sessions/there': {} });
  await user.click(await screen.findByRole('button', { name: 'Cerrar la sesión de Firefox · Windows' }));
  await waitFor(() => expect(calls.some(({ method }) => method === 'DELETE')).toBe(true));
  expect(screen.queryByRole('button', { name: 'Cerrar la sesión de Chrome · Windows' })).not.toBeInTheDocument();
});

it('[BOF-01] a wrong present password is told beside its field', async () => {
  const errors = [{ field: 'current', reason: 'wrong' }];
  const { user } = await show({
    'PUT /staff-api/account/password': () => apiError('VALIDATION_FAILED', { errors }),
  });
  await user.click(await screen.findByRole('tab', { name: 'Contraseña' }));
  await user.type(await screen.findByLabelText('Contraseña actual'), 'no es esta');
  await user.type(screen.getByLabelText('Contraseña nueva'), 'una frase muy larga');
  await user.click(screen.getByRole('button', { name: 'Guardar' }));
  expect(await screen.findByText('No es tu contraseña actual.')).toBeVisible();
});

it('[BOF-01] new recovery codes are shown once', async () => {
  const { user } = await show({ 'POST /staff-api/account/recovery-codes': { recoveryCodes: ['ABCDE-FGHIJ'] } });
  await user.click(await screen.findByRole('tab', { name: 'Códigos de recuperación' }));
  await user.type(await screen.findByLabelText('Código'), '492039');
  await user.click(screen.getByRole('button', { name: 'Crear códigos nuevos' }));
  expect(await screen.findByText('ABCDE-FGHIJ')).toBeVisible();
});

it('[OFF-09] own tokens are a tab of the account, with no more than the own role may do', async () => {
  const { user } = await renderOffice(<AccountPage />, {
    path: '/back-office/account',
    account: anAccount('viewer'),
    api: { 'GET /staff-api/account/sessions': sessions, 'GET /staff-api/account/tokens': [] },
  });
  await user.click(await screen.findByRole('tab', { name: 'Tokens de API' }));
  await user.click(await screen.findByRole('button', { name: 'Crear un token' }));
  expect(await screen.findByRole('checkbox', { name: 'Ver pedidos' })).toBeVisible();
  expect(screen.queryByRole('checkbox', { name: 'Devolver dinero' })).not.toBeInTheDocument();
});
