import type { ManagedProvince } from '@idavuelta/shared/contracts/staff';
import { apiError, type FakeApi } from '@idavuelta/shared/testing';
import { screen, within } from '@testing-library/react';
import { anAccount, renderOffice } from '../../testing/office.tsx';
import ProvincesPage from './ProvincesPage.tsx';

const lima: ManagedProvince = {
  id: 3,
  country: 'PE',
  name: 'Lima',
  revision: 4,
  counties: [
    { id: 8, name: 'Barranco', latitude: -12.15, longitude: -77.02, isUsed: true },
    { id: 9, name: 'Surco', isUsed: false },
  ],
};
const api: FakeApi = {
  'GET /staff-api/provinces': [{ id: 3, name: 'Lima', counties: 2 }],
  'GET /staff-api/provinces/3': lima,
  'GET /staff-api/audit': [],
};
const show = (more: FakeApi = {}, role: 'events' | 'viewer' = 'events') =>
  renderOffice(<ProvincesPage />, {
    path: '/back-office/provinces',
    account: anAccount(role),
    api: { ...api, ...more },
  });

it('[BOF-12] a province is added with its districts, typed or pasted as a list', async () => {
  const { user, calls } = await show({ 'POST /staff-api/provinces': { ...lima, id: 4, name: 'Piura' } });
  await user.click(await screen.findByRole('button', { name: 'Agregar una provincia' }));
  const drawer = screen.getByRole('dialog');
  await user.type(within(drawer).getByLabelText('Provincia'), 'Piura');
  await user.type(within(drawer).getByRole('textbox', { name: 'Distrito 1' }), 'Catacaos');
  await user.click(within(drawer).getByRole('button', { name: 'Agregar un distrito' }));
  await user.click(within(drawer).getByRole('textbox', { name: 'Distrito 2' }));
  await user.paste('Castilla\r\n  La Unión\n\nTambogrande\n');
  await user.click(within(drawer).getByRole('button', { name: 'Guardar' }));
  expect(await screen.findByText('Piura se guardó.')).toBeVisible();
  expect(calls.find(({ method }) => method === 'POST')?.data).toEqual({
    country: 'PE',
    name: 'Piura',
    counties: [{ name: 'Catacaos' }, { name: 'Castilla' }, { name: 'La Unión' }, { name: 'Tambogrande' }],
  });
});

it('[BOF-12] districts are changed and removed, but for those that something names', async () => {
  const { user, calls } = await show({ 'PUT /staff-api/provinces/3': { ...lima, revision: 5 } });
  await user.click(await screen.findByRole('button', { name: 'Editar Lima' }));
  const drawer = await screen.findByRole('dialog');
  expect(await within(drawer).findByRole('button', { name: 'Quitar el distrito 1' })).toBeDisabled();
  await user.click(within(drawer).getByRole('button', { name: 'Quitar el distrito 2' }));
  await user.clear(within(drawer).getByRole('textbox', { name: 'Distrito 1' }));
  await user.type(within(drawer).getByRole('textbox', { name: 'Distrito 1' }), 'Barranco Alto');
  await user.click(within(drawer).getByRole('button', { name: 'Guardar' }));
  expect(await screen.findByText('Lima se guardó.')).toBeVisible();
  const sent = calls.find(({ method }) => method === 'PUT');
  expect(sent?.headers['If-Match']).toBe('"4"');
  expect(sent?.data).toEqual({
    name: 'Lima',
    counties: [{ id: 8, name: 'Barranco Alto', latitude: -12.15, longitude: -77.02 }],
  });
});

it('[BOF-12] each mistake stands beside its field; [BOF-15] the second editor is told what the first has changed', async () => {
  const taken = [{ field: 'counties.1.name', reason: 'taken' }];
  const { user, api: responses } = await show({
    'PUT /staff-api/provinces/3': () => apiError('VALIDATION_FAILED', { status: 400, errors: taken }),
  });
  await user.click(await screen.findByRole('button', { name: 'Editar Lima' }));
  await user.click(await screen.findByRole('button', { name: 'Guardar' }));
  const second = await screen.findByRole('group', { name: 'Distrito 2' });
  expect(await within(second).findByText('Ya hay una con ese nombre.')).toBeVisible();
  const changed = [{ field: 'counties', reason: 'changed' }];
  responses['PUT /staff-api/provinces/3'] = () => apiError('CHANGED_MEANWHILE', { status: 412, errors: changed });
  await user.click(screen.getByRole('button', { name: 'Guardar' }));
  expect(await screen.findByText(/otra persona cambió: Distritos/)).toBeVisible();
});

it('[BOF-02] whoever may only read events changes no province', async () => {
  await show({}, 'viewer');
  expect(await screen.findByRole('cell', { name: 'Lima' })).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Editar|^Agregar/ })).toBeNull();
});
