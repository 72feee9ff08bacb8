import { apiError } from '@idavuelta/shared/testing';
import { screen, waitFor } from '@testing-library/react';
import { renderOffice } from '../../testing/office.tsx';
import HomePage from '../home/HomePage.tsx';
import LogInPage from './LogInPage.tsx';

const path = '/back-office/log-in';
const api = {
  'POST /staff-api/login': { challenge: 'a challenge' },
  'POST /staff-api/login/code': { csrfToken: 'a new CSRF token' },
};

async function typePassword(responses: object = api, linkState?: object) {
  const view = await renderOffice(<LogInPage />, { account: null, path, linkState, api: { ...responses } });
  await view.user.type(screen.getByLabelText('Correo'), 'rosa@idavuelta.example');
  await view.user.type(screen.getByLabelText('Contraseña'), 'una frase larga');
  await view.user.click(screen.getByRole('button', { name: 'Continuar' }));
  return view;
}

it('[BOF-01] logs in by the password and a code, and goes on to the office', async () => {
  const { user, calls, currentPath } = await typePassword();
  await user.type(await screen.findByLabelText('Código'), '492 039');
  await user.click(screen.getByRole('button', { name: 'Entrar' }));
  await waitFor(() => expect(currentPath()).toBe('/back-office'));
  expect(Object.values({ ...localStorage }).join()).not.toContain('token');
  expect(calls.map(({ data }) => data)).toEqual([
    { email: 'rosa@idavuelta.example', password: 'una frase larga' },
    { challenge: 'a challenge', code: '492 039' },
  ]);
});

it('[FLT-43] whoever was asked to log in comes back to the page that they wanted', async () => {
  const wanted = '/back-office/orders?text=Ana';
  const asked = await renderOffice(<HomePage />, { account: null, path: wanted });
  await waitFor(() => expect(asked.currentPath()).toBe(path));
  const { user, currentPath } = await typePassword(api, asked.currentState() as object);
  await user.type(await screen.findByLabelText('Código'), '492 039');
  await user.click(screen.getByRole('button', { name: 'Entrar' }));
  await waitFor(() => expect(currentPath()).toBe(wanted));
});

it('[BOF-01] a wrong password says so, and what was typed stays', async () => {
  await typePassword({ 'POST /staff-api/login': () => apiError('BAD_CREDENTIALS', { status: 401 }) });
  expect(await screen.findByRole('alert')).toHaveTextContent('El correo o la contraseña no son correctos');
  expect(screen.getByLabelText('Correo')).toHaveValue('rosa@idavuelta.example');
});

it('[BOF-01] a wrong code says so; when the challenge has expired the password is asked for again', async () => {
  const { user, api: responses } = await typePassword({
    ...api,
    'POST /staff-api/login/code': () => apiError('CODE_INVALID', { status: 401 }),
  });
  await user.type(await screen.findByLabelText('Código'), '000000');
  await user.click(screen.getByRole('button', { name: 'Entrar' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('El código no es correcto o ya se usó');
  responses['POST /staff-api/login/code'] = () => apiError('UNAUTHENTICATED', { status: 401 });
  await user.click(screen.getByRole('button', { name: 'Entrar' }));
  expect(await screen.findByLabelText('Contraseña')).toBeVisible();
});

it('names the fields that are empty', async () => {
  const { user } = await renderOffice(<LogInPage />, { account: null, path });
  await user.click(screen.getByRole('button', { name: 'Continuar' }));
  expect(await screen.findByText('Escribe un correo, como rosa@ejemplo.org.')).toBeVisible();
  expect(screen.getByText('Completa este campo.')).toBeVisible();
});
