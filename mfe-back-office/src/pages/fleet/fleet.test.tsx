import type { BrokenTrip, Driver, PickUpPoint, Vehicle, VehicleCheck } from '@idavuelta/shared/contracts/staff';
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
      'GET /staff-api/partners': [{ id: 2, name: 'Vans del Sur' }],
      'POST /staff-api/vehicles/3/broken-trips': [],
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

it('[DSP-21] a vehicle has wheelchair places, child seats and luggage beside its seats', async () => {
  const spaces = { wheelchair: 1, childSeat: 0, luggage: 6 };
  const view = await show({
    'GET /staff-api/vehicles': [{ ...sprinter, spaces }],
    'PUT /staff-api/vehicles/3': { ...sprinter, spaces: { ...spaces, childSeat: 2 }, revision: 5 },
  });
  expect(await screen.findByRole('row', { name: /ABC-123/ })).toHaveTextContent(
    /1 × Espacio para silla de ruedas, 6 × Equipaje grande/,
  );
  await press(view, /^Editar ABC-123$/);
  const group = within(await screen.findByRole('group', { name: 'Además de los asientos' }));
  await view.user.clear(group.getByLabelText(/^Silla infantil/));
  await view.user.type(group.getByLabelText(/^Silla infantil/), '2');
  await press(view, /^Guardar$/);
  expect(await screen.findByText('ABC-123 se guardó.')).toBeVisible();
  expect(sent(view)?.data).toMatchObject({ spaces: { wheelchair: 1, childSeat: 2, luggage: 6 } });
});

const aBrokenTrip: BrokenTrip = {
  departure: { id: 5, event: { id: 9, slug: 'gala', translations: { es_PE: { name: 'Gala' } } }, direction: 'out' },
  number: 1,
  van: 'ABC-123',
  driver: 'Luis Soto',
  startsAt: '2027-03-06T22:00:00Z',
  timeZone: 'America/Lima',
  reasons: ['vehicle-retired'],
};

it('[DSP-20] a van that published trips have is retired only after one has seen which', async () => {
  const view = await show({
    'POST /staff-api/vehicles/3/broken-trips': [aBrokenTrip],
    'PUT /staff-api/vehicles/3': { ...sprinter, isRetired: true, revision: 5 },
  });
  await press(view, /^Editar ABC-123$/);
  await view.user.click(await screen.findByLabelText('Retirada: ya no hace viajes'));
  await press(view, /^Guardar$/);
  expect(await screen.findByText(/^Gala, ida, 6 mar\.? 2027, 17:00, ABC-123$/)).toBeInTheDocument();
  expect(sent(view, 'POST')?.data).toMatchObject({ isRetired: true });
  await press(view, /^No cambiar$/);
  expect(sent(view)).toBeUndefined();
  await press(view, /^Guardar$/);
  await press(view, /^Cambiar de todos modos$/);
  expect(await screen.findByText('La van ABC-123 ya no está en servicio.')).toBeVisible();
});

it('[DSP-20] a driver gets a base and working hours', async () => {
  const profile = { phone: '+51 987654321', languages: ['es_PE' as const], countryCode: 'PE' as const };
  const hours = { from: '16:00', until: '03:00' };
  const view = await show(
    {
      'GET /staff-api/drivers': [{ ...luis, profile: { ...profile, hours }, revision: 2 }],
      'PUT /staff-api/drivers/8': { ...luis, profile, revision: 3 },
    },
    { tab: 'drivers' },
  );
  await press(view, /^Editar Luis Soto$/);
  expect(await screen.findByLabelText('Entra a las')).toHaveValue('16:00');
  await press(view, /^Guardar$/);
  await waitFor(() => expect(sent(view)?.data).toEqual({ ...profile, hours }));
});

it('[DSP-24] the company writes what drivers look at, and sees what they found', async () => {
  const found: VehicleCheck = {
    id: '0f8b0a4e-6a5c-4c58-9d7e-0a3a4d1c2b3e',
    departure: aBrokenTrip.departure,
    timeZone: 'America/Lima',
    van: 'ABC-123',
    driver: 'Luis Soto',
    odometerKm: 120_500,
    earlierKm: 120_900,
    passed: ['Luces'],
    failed: ['SOAT'],
    note: 'Vence mañana',
    at: '2027-03-06T21:00:00Z',
  };
  const view = await show(
    {
      'GET /staff-api/vehicle-check-list': { items: ['Luces'], revision: 3 },
      'GET /staff-api/vehicle-checks': [found],
      'PUT /staff-api/vehicle-check-list': { items: ['Luces', 'SOAT'], revision: 4 },
    },
    { tab: 'checks' },
  );
  const row = await screen.findByRole('row', { name: /ABC-123/ });
  expect(row).toHaveTextContent(/Luis Soto.*Gala.*menos que antes.*SOAT: Vence mañana/);
  await view.user.type(await screen.findByLabelText('Qué se revisa'), '\n SOAT \n');
  await press(view, /^Guardar$/);
  await waitFor(() => expect(sent(view)?.data).toEqual({ items: ['Luces', 'SOAT'] }));
  expect(sent(view)?.headers['If-Match']).toBe('"3"');
});

it('[DSP-22] a pick-up point is added on the map; one of the same name is told, and a point is retired', async () => {
  const point: PickUpPoint = {
    id: 3,
    revision: 2,
    name: 'Óvalo Gutiérrez',
    address: 'Av. Santa Cruz 1',
    position: { latitude: -12.11, longitude: -77.03 },
    countryCode: 'PE',
    isRetired: false,
  };
  const errors = [{ field: 'name', reason: 'taken' }];
  const view = await show(
    {
      'GET /staff-api/pick-up-points': [point],
      'POST /staff-api/pick-up-points': () => apiError('VALIDATION_FAILED', { errors }),
      'PUT /staff-api/pick-up-points/3': { ...point, isRetired: true, revision: 3 },
    },
    { tab: 'points' },
  );
  expect(await screen.findByRole('row', { name: /Óvalo Gutiérrez/ })).toHaveTextContent(
    /Av\. Santa Cruz 1.*Perú.*En uso/,
  );
  await press(view, /^Agregar un punto$/);
  await view.user.type(await screen.findByLabelText('Nombre'), 'Óvalo Gutiérrez');
  await view.user.type(screen.getByLabelText('Dirección'), 'Av. Santa Cruz 1');
  await view.user.type(screen.getByLabelText('Latitud'), '-12,11');
  await view.user.type(screen.getByLabelText('Longitud'), '-77,03');
  await press(view, /^Guardar$/);
  expect(await screen.findByText('Ya hay un punto con ese nombre en el país.')).toBeVisible();
  const { id: _, revision: __, ...input } = point;
  expect(sent(view, 'POST')?.data).toEqual(input);
  await press(view, /^Cerrar$|^Close$/);
  await press(view, /^Editar Óvalo Gutiérrez$/);
  await view.user.click(await screen.findByLabelText('Retirado: los planes ya no lo usan'));
  await press(view, /^Guardar$/);
  await waitFor(() => expect(sent(view)?.data).toEqual({ ...input, isRetired: true }));
  expect(sent(view)?.headers['If-Match']).toBe('"2"');
});
