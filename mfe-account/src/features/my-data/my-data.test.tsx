import { notified, sessionEnded } from '@idavuelta/shared/contracts';
import { apiError, networkDown } from '@idavuelta/shared/testing';
import { screen, waitFor } from '@testing-library/react';
import { openAccount } from '../../testing/account.tsx';

const remove = 'DELETE /shop-api/me';

it('[ACC-20] downloads everything that is stored as a JSON file', async () => {
  const files: Blob[] = [];
  Object.assign(URL, { createObjectURL: (file: Blob) => `blob:${files.push(file)}` });
  const click = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation();
  const { user } = await openAccount('profile', { api: { 'GET /shop-api/me/data': { orders: [] } } });
  await user.click(await screen.findByRole('button', { name: 'Descargar mis datos (JSON)' }));
  await waitFor(() => expect(files).toHaveLength(1));
  expect(files[0]?.type).toBe('application/json');
  expect((click.mock.contexts[0] as HTMLAnchorElement).download).toBe('idavuelta.json');
});

it('[ACC-20] says that the data did not come', async () => {
  const { user } = await openAccount('profile', { api: { 'GET /shop-api/me/data': networkDown } });
  await user.click(await screen.findByRole('button', { name: 'Descargar mis datos (JSON)' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('No hay conexión');
});

async function requestDeletion(response: unknown) {
  const view = await openAccount('profile', { api: { [remove]: response } });
  await view.user.click(await screen.findByRole('button', { name: 'Eliminar mi cuenta' }));
  return view;
}
const confirm = () => screen.getByRole('button', { name: 'Eliminar mi cuenta para siempre' });

it('[ACC-20] deletes the account with its password, ends the session and leads home', async () => {
  const { user, calls, actions, currentPath } = await requestDeletion({});
  expect(screen.getByLabelText('Tu contraseña')).toHaveFocus();
  await user.click(confirm());
  expect(screen.getByText('Ingresa tu contraseña')).toBeVisible();
  await user.type(screen.getByLabelText('Tu contraseña'), 'secreta');
  await user.click(confirm());
  await waitFor(() => expect(currentPath()).toBe('/'));
  expect(calls.filter(({ method }) => method === 'DELETE')).toMatchObject([{ data: { password: 'secreta' } }]);
  expect(actions).toContainEqual(sessionEnded({ reason: 'logout' }));
  expect(actions).toContainEqual(notified({ kind: 'success', key: 'account:my_data.deleted' }));
});

it.each([
  ['VALIDATION_FAILED', 'La contraseña no es correcta.'],
  ['STATE_CONFLICT', /Tienes un viaje pagado por hacer/],
  ['RATE_LIMITED', 'Demasiados intentos. Espera un momento.'],
] as const)('[ACC-20] says why the account stays: %s', async (code, text) => {
  const { user, actions } = await requestDeletion(() => apiError(code, { status: 409 }));
  await user.type(screen.getByLabelText('Tu contraseña'), 'secreta');
  await user.click(confirm());
  expect(await screen.findByText(text)).toBeVisible();
  expect(actions.map(({ type }) => type)).not.toContain('contract/sessionEnded');
  await user.click(screen.getByRole('button', { name: 'Cancelar' }));
  expect(screen.queryByLabelText('Tu contraseña')).not.toBeInTheDocument();
});

it('[LEG-04] leads to a request about personal data, and shows what became of earlier ones', async () => {
  const request = {
    number: 12,
    kind: 'correction',
    country: 'PE',
    name: 'Rosa',
    state: 'refused',
    details: '',
    confirmedAt: '2026-11-30T15:00:00Z',
    dueOn: '2026-12-14',
    answer: 'No tenemos ese dato.',
    answeredAt: '2026-12-01T15:00:00Z',
  };
  const { user } = await openAccount('profile', { api: { 'GET /shop-api/me/privacy-requests': [request] } });
  expect(await screen.findByRole('link', { name: 'Hacer otra solicitud sobre mis datos' })).toHaveAttribute(
    'href',
    '/privacy-requests',
  );
  await user.click(screen.getByRole('button', { name: 'Ver mis solicitudes' }));
  expect(await screen.findByText('N.º 12: Corregir mis datos')).toBeVisible();
  expect(screen.getByText('No tenemos ese dato.')).toBeVisible();
});
