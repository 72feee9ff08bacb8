import type { Driver, Vehicle } from '@idavuelta/shared/contracts/staff';
import { apiError, type FakeApi } from '@idavuelta/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { anAccount, renderOffice } from '../../testing/office.tsx';
import FleetPage from './FleetPage.tsx';

const sprinter: Vehicle = {
  id: 3,
  revision: 4,
  plate: 'ABC-123',
  name: 'Sprinter 3',
  seats: 15,
  countryCode: 'PE',
  base: { address: 'Av. Colonial 100', position: { latitude: -12.05, longitude: -77.08 } },
  isRetired: false,
  outages: [{ from: '2027-03-01', until: '2027-03-03', reason: 'Taller' }],
};
const luis: Driver = { id: 8, name: 'Luis Soto', isBlocked: false, revision: 0 };
const show = (more: FakeApi = {}, { tab = 'vehicles', role = 'dispatcher' as 'dispatcher' | 'support' } = {}) =>
  renderOffice(<FleetPage />, {
    path: `/back-office/fleet?tab=${tab}`,
    account: anAccount(role),
    api: {
      'GET /staff-api/vehicles': [sprinter],
      'GET /staff-api/drivers': [luis],
      'GET /staff-api/audit': [],
      ...more,
    },
  });
type View = Awaited<ReturnType<typeof show>>;
const press = async ({ user }: View, name: RegExp) => user.click(await screen.findByRole('button', { name }));
const sent = ({ calls }: View, method = 'PUT') => calls.filter((call) => call.method === method).at(-1);

beforeEach(() => localStorage.clear());

it('[DSP-01] vehicles are listed with seats, base and the days on which they do not drive', async () => {
  await show();
  expect(await screen.findByRole('row', { name: /ABC-123/ })).toHaveTextContent(
    /Sprinter 3.*15.*Perú.*Av\. Colonial 100.*1 mar\.? 2027 – 3 mar\.? 2027: Taller.*En servicio/,
  );
});

it('[DSP-01] a vehicle without a base is added; a plate that another has is told beside the field', async () => {
  const errors = [{ field: 'plate', reason: 'taken' }];
  const view = await show({ 'POST /staff-api/vehicles': () => apiError('VALIDATION_FAILED', { errors }) });
  await press(view, /^Agregar una van$/);
  await view.user.type(await screen.findByLabelText('Placa'), 'ABC-123');
  await view.user.type(screen.getByLabelText('Nombre'), 'Sprinter 4');
  await view.user.type(screen.getByLabelText('Asientos'), '12');
  await press(view, /^Guardar$/);
  expect(await screen.findByText('Otra van ya tiene esa placa.')).toBeVisible();
  view.api['POST /staff-api/vehicles'] = { ...sprinter, id: 4, plate: 'ABC-124' };
  await view.user.type(screen.getByLabelText('Placa'), '{Backspace}4');
  await press(view, /^Guardar$/);
  expect(await screen.findByText('ABC-124 se guardó.')).toBeVisible();
  expect(sent(view, 'POST')?.data).toEqual({
    plate: 'ABC-124',
    name: 'Sprinter 4',
    seats: 12,
    countryCode: 'PE',
    isRetired: false,
    outages: [],
  });
});

it('[DSP-01] a vehicle goes out of service with a reason, but not until a day before the first', async () => {
  const view = await show({ 'PUT /staff-api/vehicles/3': { ...sprinter, revision: 5 } });
  await press(view, /^Editar ABC-123$/);
  await press(view, /^Agregar días fuera de servicio$/);
  const second = await screen.findByRole('group', { name: 'Fuera de servicio 2' });
  await view.user.type(within(second).getByLabelText('Desde'), '10/04/2027');
  await view.user.type(within(second).getByLabelText('Hasta, incluido'), '09/04/2027');
  await view.user.type(within(second).getByLabelText('Motivo'), 'Revisión');
  await press(view, /^Guardar$/);
  expect(await within(second).findByText('Termina antes de empezar.')).toBeVisible();
  await view.user.clear(within(second).getByLabelText('Hasta, incluido'));
  await view.user.type(within(second).getByLabelText('Hasta, incluido'), '12/04/2027');
  await press(view, /^Guardar$/);
  expect(await screen.findByText('ABC-123 se guardó.')).toBeVisible();
  expect(sent(view)?.headers['If-Match']).toBe('"4"');
  const { id: _, revision: __, ...input } = sprinter;
  expect(sent(view)?.data).toEqual({
    ...input,
    outages: [...input.outages, { from: '2027-04-10', until: '2027-04-12', reason: 'Revisión' }],
  });
});

it('[DSP-01] [BOF-15] who is second is told what the first has changed, and keeps what was typed', async () => {
  const errors = [{ field: 'seats', reason: 'changed' }];
  const view = await show({
    'PUT /staff-api/vehicles/3': () => apiError('CHANGED_MEANWHILE', { status: 412, errors }),
  });
  await press(view, /^Editar ABC-123$/);
  await view.user.type(await screen.findByLabelText('Nombre'), ' gris');
  view.api['GET /staff-api/vehicles'] = [{ ...sprinter, seats: 14, revision: 5 }];
  await press(view, /^Guardar$/);
  expect(await screen.findByText(/otra persona cambió: Asientos/)).toBeVisible();
  await press(view, /^Usar lo mío$/);
  view.api['PUT /staff-api/vehicles/3'] = { ...sprinter, revision: 6 };
  await press(view, /^Guardar$/);
  await waitFor(() => expect(sent(view)?.headers['If-Match']).toBe('"5"'));
  expect(sent(view)?.data).toMatchObject({ name: 'Sprinter 3 gris', seats: 15 });
});

it('[DSP-01] what was typed of a vehicle and not saved is there again', async () => {
  const first = await show();
  await press(first, /^Agregar una van$/);
  await first.user.type(await screen.findByLabelText('Placa'), 'XYZ-9');
  first.unmount();
  await press(await show(), /^Agregar una van$/);
  expect(await screen.findByText(/Recuperamos lo que habías escrito/)).toBeVisible();
  expect(screen.getByLabelText('Placa')).toHaveValue('XYZ-9');
});

it('[BOF-15] a draft that began before the change of another person does not overwrite it unwarned', async () => {
  const first = await show();
  await press(first, /^Editar ABC-123$/);
  await first.user.type(await screen.findByLabelText('Nombre'), ' gris');
  first.unmount();
  const errors = [{ field: 'seats', reason: 'changed' }];
  const view = await show({
    'GET /staff-api/vehicles': [{ ...sprinter, seats: 14, revision: 5 }],
    'PUT /staff-api/vehicles/3': () => apiError('CHANGED_MEANWHILE', { status: 412, errors }),
  });
  await press(view, /^Editar ABC-123$/);
  expect(await screen.findByLabelText('Nombre')).toHaveValue('Sprinter 3 gris');
  await press(view, /^Guardar$/);
  expect(await screen.findByText(/otra persona cambió: Asientos/)).toBeVisible();
  expect(sent(view)?.headers['If-Match']).toBe('"4"');
});

it('[DSP-01] a driver without details gets phone and languages', async () => {
  const profile = { phone: '+51 987654321', languages: ['en_US'], countryCode: 'PE' };
  const view = await show({ 'PUT /staff-api/drivers/8': { ...luis, profile, revision: 1 } }, { tab: 'drivers' });
  expect(await screen.findByRole('row', { name: /Luis Soto/ })).toHaveTextContent('Faltan sus datos');
  await press(view, /^Editar Luis Soto$/);
  await view.user.type(await screen.findByLabelText('Teléfono'), '+51987654321');
  await view.user.click(screen.getByLabelText('Idiomas'));
  await view.user.click(await screen.findByTitle(/English/));
  await press(view, /^Guardar$/);
  expect(await screen.findByText('Luis Soto se guardó.')).toBeVisible();
  expect(sent(view)?.headers['If-Match']).toBe('"0"');
  expect(sent(view)?.data).toEqual(profile);
});

it('[DSP-01] who may only read the fleet changes nothing', async () => {
  await show({}, { role: 'support' });
  expect(await screen.findByRole('cell', { name: 'ABC-123' })).toBeVisible();
  expect(screen.queryByRole('button', { name: /Editar|Agregar/ })).not.toBeInTheDocument();
});
