import type { DrivenTrip, VehicleCheckInput } from '@idavuelta/shared/contracts/staff';
import { staffSession } from '@idavuelta/shared/staff-session';
import { apiError, inEveryLanguage, renderModule } from '@idavuelta/shared/testing';
import { act, screen, waitFor } from '@testing-library/react';
import qrCheck from '../module.ts';
import MyTripsPage from '../pages/my-trips/MyTripsPage.tsx';
import { driverApi } from '../testing/driver-api.ts';

const minutes = (count: number) => new Date(Date.now() + count * 60_000).toISOString();
const trip: DrivenTrip = {
  id: 7,
  direction: 'out',
  event: inEveryLanguage({ name: 'Noche de Cumbia' }),
  place: { name: 'Estadio San Marcos', address: 'Av. Venezuela 3400' },
  eventStartsAt: minutes(180),
  timeZone: 'America/Lima',
  van: 'ABC-123',
  seats: 15,
  startsAt: minutes(15),
  endsAt: minutes(90),
  waitMinutes: 5,
  stops: [],
};
const list = { items: ['Luces', 'SOAT'], trips: [{ tripId: 7 }] };
const post = 'POST /staff-api/my-vehicle-checks';

const open = (api: object = {}) =>
  renderModule(qrCheck, <MyTripsPage />, {
    path: '/qr-verification/trips',
    api: { ...driverApi, 'GET /staff-api/my-trips': [trip], 'GET /staff-api/my-vehicle-checks': list, ...api },
  });
type View = Awaited<ReturnType<typeof open>>;
const checksOf = ({ calls }: View) =>
  calls
    .filter(({ method, path }) => method === 'POST' && path.endsWith('my-vehicle-checks'))
    .map(({ data }) => (data as { checks: VehicleCheckInput[] }).checks);

beforeEach(() => {
  localStorage.clear();
  staffSession.begin('a CSRF token');
});

it('[DSP-24] before a trip the driver ticks what the company asks, and what is not ticked is explained', async () => {
  const view = await open({ [post]: { ...list, trips: [{ tripId: 7, checkedAt: minutes(0) }] } });
  await view.user.click(await screen.findByRole('checkbox', { name: 'Luces' }));
  await view.user.click(screen.getByRole('button', { name: 'Guardar la revisión' }));
  expect(screen.getByText('Escribe los kilómetros del tablero, solo números.')).toBeVisible();
  expect(screen.getByText('Falta marcar SOAT: escribe qué pasa.')).toBeVisible();
  await view.user.type(screen.getByLabelText('Kilometraje'), '120500');
  await view.user.type(screen.getByLabelText('Nota'), 'Vence mañana');
  await view.user.click(screen.getByRole('button', { name: 'Guardar la revisión' }));
  expect(await screen.findByText(/^Van revisada a las/)).toBeVisible();
  await waitFor(() => expect(checksOf(view)).toHaveLength(1));
  expect(checksOf(view)[0]).toMatchObject([
    { tripId: 7, odometerKm: 120_500, passed: ['Luces'], failed: ['SOAT'], note: 'Vence mañana' },
  ]);
});

it('[DSP-24] without a network a check waits on the phone, over a reload, and is sent once', async () => {
  const view = await open({ [post]: () => apiError('NETWORK') });
  for (const name of list.items) await view.user.click(await screen.findByRole('checkbox', { name }));
  await view.user.type(screen.getByLabelText('Kilometraje'), '120500');
  await view.user.click(screen.getByRole('button', { name: 'Guardar la revisión' }));
  expect(await screen.findByText(/^Van revisada a las/)).toBeVisible();
  await waitFor(() => expect(checksOf(view)).not.toEqual([]));
  const [first] = checksOf(view)[0] ?? [];
  view.unmount();
  const again = await open({ [post]: { ...list, trips: [{ tripId: 7, checkedAt: minutes(0) }] } });
  expect(await screen.findByText(/^Van revisada a las/)).toBeVisible();
  await waitFor(() => expect(checksOf(again)[0]).toMatchObject([{ id: first?.id }]));
  await act(async () => void dispatchEvent(new Event('online')));
  expect(checksOf(again)).toHaveLength(1);
});

it('[DSP-24] a company that asks nothing has no list on the phone', async () => {
  await open({ 'GET /staff-api/my-vehicle-checks': { items: [], trips: [{ tripId: 7 }] } });
  expect(await screen.findByRole('button', { name: 'Salgo ahora' })).toBeVisible();
  expect(screen.queryByLabelText('Kilometraje')).toBeNull();
});
