import type { StaffInvitation } from '@idavuelta/shared/contracts/staff';
import { apiError } from '@idavuelta/shared/testing';
import { screen, waitFor } from '@testing-library/react';
import { renderOffice } from '../../testing/office.tsx';
import InvitationPage from './InvitationPage.tsx';

const secret = 'JBSWY3DPEHPK3PXP';
const invitation: StaffInvitation = {
  email: 'ines@idavuelta.example',
  name: 'Inés',
  role: 'support',
  otpauth: `otpauth://totp/Idavuelta:ines?secret=${secret}&issuer=Idavuelta`,
};
const accepted = { csrfToken: 'a new CSRF token', recoveryCodes: ['ABCDE-FGHIJ', 'KLMNO-PQRST'] };

const open = (api: object) =>
  renderOffice(<InvitationPage params={{ token: 'a-link' }} />, {
    account: null,
    path: '/back-office/invitation/a-link',
    api: { 'GET /staff-api/invitation': invitation, ...api },
  });

it('[BOF-01] an invitation shows the secret as picture and text, and ends with recovery codes and a session', async () => {
  const { user, calls, currentPath } = await open({ 'POST /staff-api/invitation': accepted });
  expect(await screen.findByText(secret)).toBeVisible();
  expect(screen.getByLabelText('Código QR para la aplicación de códigos')).toBeInTheDocument();
  await user.type(screen.getByLabelText('Contraseña nueva'), 'una frase muy larga');
  await user.type(screen.getByLabelText('Código'), '492039');
  await user.click(screen.getByRole('button', { name: 'Activar' }));
  expect(await screen.findByText('KLMNO-PQRST')).toBeVisible();
  expect(Object.values({ ...localStorage }).join()).not.toContain('token');
  expect(calls.at(-1)?.data).toEqual({ token: 'a-link', password: 'una frase muy larga', code: '492039' });
  await user.click(screen.getByRole('button', { name: 'Ya los guardé, entrar' }));
  await waitFor(() => expect(currentPath()).toBe('/back-office'));
});

it('[BOF-01] a common password and a wrong code are told beside their fields, and nothing typed is lost', async () => {
  const errors = [
    { field: 'password', reason: 'common' },
    { field: 'code', reason: 'code' },
  ];
  const { user } = await open({ 'POST /staff-api/invitation': () => apiError('VALIDATION_FAILED', { errors }) });
  await user.type(await screen.findByLabelText('Contraseña nueva'), 'contraseña123');
  await user.type(screen.getByLabelText('Código'), '000000');
  await user.click(screen.getByRole('button', { name: 'Activar' }));
  expect(await screen.findByText('Esa contraseña es muy conocida. Elige otra.')).toBeVisible();
  expect(screen.getByText(/El código no es correcto. Escribe/)).toBeVisible();
  expect(screen.getByLabelText('Código')).toHaveValue('000000');
});

it('[BOF-01] a link that is used up says so', async () => {
  await open({ 'GET /staff-api/invitation': () => apiError('TOKEN_INVALID', { status: 410 }) });
  expect(await screen.findByRole('alert')).toHaveTextContent('El enlace ya fue usado o venció');
});
