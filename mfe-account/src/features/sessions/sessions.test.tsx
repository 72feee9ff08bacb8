import { apiError } from '@idavuelta/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { openAccount } from '../../testing/account.tsx';

const list = 'GET /shop-api/sessions';
const here = {
  id: 'here',
  current: true,
  browser: 'Chrome',
  system: 'Android',
  createdAt: '2027-01-31T23:30:00Z',
  lastSeenAt: '2027-02-01T13:00:00Z',
};
const laptop = { ...here, id: 'laptop', current: false, browser: 'Firefox', system: 'Windows' };
const unknown = { ...laptop, id: 'unknown', browser: '', system: '' };

const open = (api: object = {}) => openAccount('profile', { api: { [list]: [here, laptop, unknown], ...api } });
const devices = async () => within(await screen.findByRole('list', { name: 'Mis dispositivos' }));

it('lists the logins by browser and time, this one first and without an end', async () => {
  await open();
  const items = (await devices()).getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(items).toEqual([
    'Chrome · AndroidEste dispositivo · Ingreso: 31 ene. 2027, 18:30',
    'Firefox · WindowsÚltimo uso: 1 feb. 2027, 08:00 · Ingreso: 31 ene. 2027, 18:30Cerrar sesión',
    'Navegador desconocidoÚltimo uso: 1 feb. 2027, 08:00 · Ingreso: 31 ene. 2027, 18:30Cerrar sesión',
  ]);
});

it('ends one login and keeps the focus in the list', async () => {
  const { user, api } = await open({ 'DELETE /shop-api/sessions/laptop': {} });
  const end = await screen.findByRole('button', { name: 'Cerrar sesión: Firefox · Windows' });
  api[list] = [here, unknown];
  await user.click(end);
  await waitFor(() => expect(screen.queryByText('Firefox · Windows')).not.toBeInTheDocument());
  expect(screen.getByRole('list', { name: 'Mis dispositivos' })).toHaveFocus();
});

it('ends all other logins', async () => {
  const { user, api } = await open({ 'DELETE /shop-api/sessions': {} });
  const end = await screen.findByRole('button', { name: 'Cerrar todas las demás' });
  api[list] = [here];
  await user.click(end);
  await waitFor(() => expect(screen.queryByText('Firefox · Windows')).not.toBeInTheDocument());
  expect((await devices()).getAllByRole('listitem')).toHaveLength(1);
  expect(screen.queryByRole('button', { name: 'Cerrar todas las demás' })).not.toBeInTheDocument();
});

it('says why a login was not ended', async () => {
  const failure = () => apiError('RATE_LIMITED', { status: 429 });
  const { user } = await open({ 'DELETE /shop-api/sessions/laptop': failure, 'DELETE /shop-api/sessions': failure });
  await user.click(await screen.findByRole('button', { name: 'Cerrar sesión: Firefox · Windows' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Demasiados intentos');
  await user.click(screen.getByRole('button', { name: 'Cerrar todas las demás' }));
  await waitFor(() => expect(screen.getAllByRole('alert')).toHaveLength(2));
});
