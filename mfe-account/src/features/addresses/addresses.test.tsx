import { countryChanged } from '@idavuelta/shared/contracts';
import { apiError, lima, networkDown, report } from '@idavuelta/shared/testing';
import { act, screen, within } from '@testing-library/react';
import { openAccount } from '../../testing/account.tsx';

const list = 'GET /shop-api/frequent-addresses';
const [miraflores, sanIsidro] = lima.counties;
const home = { id: 7, name: 'Av. Larco 100', county: miraflores, myAddress: true };
const work = { id: 8, name: 'Calle Tres 33', county: sanIsidro, myAddress: false };

const open = (api: object = {}) => openAccount('frecuentAddresses', { api: { [list]: [home, work], ...api } });
const item = (name: string) => within(screen.getByText(name).closest('li') as HTMLElement);
const sent = (calls: Awaited<ReturnType<typeof open>>['calls']) => calls.filter(({ method }) => method !== 'GET');

it('[ACC-17] lists name and district, marks the one that is mine and offers to move the marker to another', async () => {
  const { user, api, calls } = await open({ 'PUT /shop-api/frequent-addresses/8/my-address': {} });
  await screen.findByText('Av. Larco 100');
  expect(item('Av. Larco 100').getByText('Miraflores')).toBeVisible();
  expect(item('Av. Larco 100').getByText('Mi dirección')).toBeVisible();
  expect(item('Calle Tres 33').queryByText('Mi dirección')).not.toBeInTheDocument();
  api[list] = [
    { ...work, myAddress: true },
    { ...home, myAddress: false },
  ];
  await user.click(screen.getByRole('button', { name: 'Usar como mi dirección: Calle Tres 33' }));
  expect(await item('Calle Tres 33').findByText('Mi dirección')).toBeVisible();
  expect(screen.getAllByText('Mi dirección')).toHaveLength(1);
  expect(sent(calls).map(({ method, path }) => `${method} ${path}`)).toEqual([
    'PUT /shop-api/frequent-addresses/8/my-address',
  ]);
});

it('[ACC-17] adds an address as mine', async () => {
  const { user, calls } = await open({ 'POST /shop-api/frequent-addresses': work });
  await user.type(await screen.findByLabelText('Dirección'), 'Calle Tres 33');
  await screen.findByRole('option', { name: 'San Isidro' });
  await user.selectOptions(screen.getByLabelText('Distrito'), 'San Isidro');
  await user.click(screen.getByLabelText('Asignar como mi dirección'));
  await user.click(screen.getByRole('button', { name: 'Agregar' }));
  expect(await screen.findByRole('button', { name: 'Agregar' })).toBeEnabled();
  expect(sent(calls)[0]?.data).toEqual({ name: 'Calle Tres 33', countyId: sanIsidro?.id, myAddress: 1 });
  expect(screen.getByLabelText('Dirección')).toHaveValue('');
});

it('[MAP-03] suggests addresses of the country while one types, and takes the district along', async () => {
  const suggestion = { label: 'Calle Tres, San Isidro', street: 'Calle Tres', county: sanIsidro };
  const position = { latitude: -12.098, longitude: -77.036 };
  const { user, calls } = await open({
    'GET /addresses/suggestions': [{ ...suggestion, position }],
    'POST /shop-api/frequent-addresses': work,
  });
  await screen.findByRole('option', { name: 'San Isidro' });
  await user.type(screen.getByLabelText('Dirección'), 'tres');
  await user.click(await screen.findByRole('option', { name: 'Calle Tres, San Isidro' }));
  expect(screen.getByLabelText('Distrito')).toHaveDisplayValue('San Isidro');
  await user.type(screen.getByLabelText('Dirección'), ' 33');
  await user.click(screen.getByRole('button', { name: 'Agregar' }));
  expect(await screen.findByRole('button', { name: 'Agregar' })).toBeEnabled();
  expect(sent(calls)[0]?.data).toEqual({ name: 'Calle Tres 33', countyId: sanIsidro?.id, position, myAddress: 0 });
  const [requested] = calls.filter(({ path }) => path === '/addresses/suggestions');
  expect(requested?.params).toEqual({ 'country-code': 'PE', text: 'tres' });
});

it('[MAP-04] the place of a saved address is moved on a map, and saved', async () => {
  const position = { latitude: -12.12, longitude: -77.03 };
  const { user, calls } = await open({
    [list]: [{ ...home, position }],
    'PUT /shop-api/frequent-addresses/7': home,
  });
  await user.click(await screen.findByRole('button', { name: 'Editar Av. Larco 100' }));
  const form = within(screen.getByRole('form', { name: 'Editar dirección' }));
  await user.click(await form.findByRole('button', { name: 'Ajustar en el mapa' }));
  await user.click(await form.findByRole('button', { name: 'Sur' }));
  await user.click(form.getByRole('button', { name: 'Guardar' }));
  await screen.findByRole('button', { name: 'Editar Av. Larco 100' });
  expect(sent(calls)[0]?.data).toMatchObject({ position: { latitude: -12.1201, longitude: -77.03 } });
});

it('[ACC-17] says in the words of the specification what is missing and too short', async () => {
  const { user, calls } = await open();
  await user.click(await screen.findByRole('button', { name: 'Agregar' }));
  expect(screen.getAllByText('Campo Requerido')).toHaveLength(2);
  await user.type(screen.getByLabelText('Dirección'), 'Av');
  expect(screen.getByText('Debe ser mayor 3 caracteres')).toBeVisible();
  expect(sent(calls)).toHaveLength(0);
});

it('[ACC-17] changes an address in its place', async () => {
  const { user, calls } = await open({ 'PUT /shop-api/frequent-addresses/8': work });
  await user.click(await screen.findByRole('button', { name: 'Editar Calle Tres 33' }));
  const form = within(screen.getByRole('form', { name: 'Editar dirección' }));
  expect(form.getByLabelText('Distrito')).toHaveDisplayValue('San Isidro');
  await user.type(form.getByLabelText('Dirección'), 'B');
  await user.click(form.getByRole('button', { name: 'Guardar' }));
  await screen.findByRole('button', { name: 'Editar Calle Tres 33' });
  expect(sent(calls)[0]?.data).toEqual({ name: 'Calle Tres 33B', countyId: sanIsidro?.id, myAddress: 0 });
});

it('[ACC-17, ACC-19] removes the last address, also mine', async () => {
  const { user, api } = await open({ [list]: [home], 'DELETE /shop-api/frequent-addresses/7': {} });
  await user.click(await screen.findByRole('button', { name: 'Quitar Av. Larco 100' }));
  api[list] = [];
  await user.click(screen.getByRole('button', { name: 'Sí, quitar' }));
  expect(await screen.findByText('Aún no tienes direcciones frecuentes')).toBeVisible();
});

it('[FLT-05] says why an address is refused, removed or not', async () => {
  report.expect('moving my address failed RATE_LIMITED');
  report.expect('removing an address failed NOT_FOUND');
  const limited = () => apiError('RATE_LIMITED', { status: 429 });
  const { user } = await open({
    'PUT /shop-api/frequent-addresses/8/my-address': limited,
    'DELETE /shop-api/frequent-addresses/8': () => apiError('NOT_FOUND', { status: 404 }),
  });
  await user.click(await screen.findByRole('button', { name: 'Usar como mi dirección: Calle Tres 33' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Demasiados intentos');
  await user.click(screen.getByRole('button', { name: 'Quitar Calle Tres 33' }));
  await user.click(screen.getByRole('button', { name: 'Sí, quitar' }));
  expect(await screen.findByText(/No encontramos/)).toBeVisible();
});

it('[ACC-18] logs failures of the lists and shows none', async () => {
  const log = jest.spyOn(console, 'warn').mockImplementation();
  const { user } = await open({
    'GET /counties': networkDown,
    'PUT /shop-api/frequent-addresses/8/my-address': networkDown,
    'DELETE /shop-api/frequent-addresses/8': networkDown,
  });
  await user.click(await screen.findByRole('button', { name: 'Usar como mi dirección: Calle Tres 33' }));
  await user.click(screen.getByRole('button', { name: 'Quitar Calle Tres 33' }));
  await user.click(screen.getByRole('button', { name: 'Sí, quitar' }));
  expect(await screen.findByText('Calle Tres 33')).toBeVisible();
  for (const what of ['loading the counties', 'moving my address', 'removing an address'])
    expect(log).toHaveBeenCalledWith(`${what} failed`, 'NETWORK');
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

it('[SLD-04] calls a county as the country of the visitor does, whatever the language', async () => {
  const { store } = await open();
  expect(await screen.findByLabelText('Distrito')).toBeVisible();
  act(() => void store.dispatch(countryChanged({ country: 'CL' })));
  expect(await screen.findByLabelText('Comuna')).toBeVisible();
});
