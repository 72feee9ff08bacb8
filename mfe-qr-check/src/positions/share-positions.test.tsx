import type { DrivenTrip, SentPositions } from '@idavuelta/shared/contracts/staff';
import { staffSession } from '@idavuelta/shared/staff-session';
import { inEveryLanguage, renderModule } from '@idavuelta/shared/testing';
import { act, screen, waitFor } from '@testing-library/react';
import qrCheck from '../module.ts';
import MyTripsPage from '../pages/my-trips/MyTripsPage.tsx';
import { driverApi } from '../testing/driver-api.ts';

const minutes = (count: number) => new Date(Date.now() + count * 60_000).toISOString();
const trip: DrivenTrip = {
  ...{ id: 7, direction: 'out', event: inEveryLanguage({ name: 'Noche de Cumbia' }), timeZone: 'America/Lima' },
  place: { name: 'Estadio San Marcos', address: 'Av. Venezuela 3400' },
  ...{ eventStartsAt: minutes(180), van: 'ABC-123', seats: 15, startsAt: minutes(15), endsAt: minutes(90) },
  ...{ waitMinutes: 5, stops: [] },
};

let see: PositionCallback | undefined;
const clearWatch = jest.fn();

beforeEach(() => {
  localStorage.clear();
  staffSession.begin('a CSRF token');
  see = undefined;
  Object.defineProperty(navigator, 'geolocation', {
    configurable: true,
    value: {
      watchPosition: (found: PositionCallback) => {
        see = found;
        return 1;
      },
      clearWatch,
    },
  });
});

const open = (sharing: object, api: object = {}) =>
  renderModule(qrCheck, <MyTripsPage />, {
    path: '/qr-verification/trips',
    api: {
      ...driverApi,
      'GET /staff-api/my-trips': [trip],
      'GET /staff-api/my-position-sharing': sharing,
      'POST /staff-api/my-positions': { kept: 1 },
      ...api,
    },
  });

const moveTo = (latitude: number) =>
  act(async () =>
    see?.({ coords: { latitude, longitude: -77, accuracy: 10 }, timestamp: Date.now() } as GeolocationPosition),
  );

it('[DSP-16] nothing is watched until the driver chooses to share, and no more once they stop', async () => {
  const view = await open(
    { hasApp: false },
    {
      'PUT /staff-api/my-position-sharing': { since: minutes(0), hasApp: false },
      'DELETE /staff-api/my-position-sharing': { hasApp: false },
    },
  );
  const start = await screen.findByRole('button', { name: 'Compartir mi ubicación' });
  expect(see).toBeUndefined();
  await view.user.click(start);
  const stop = await screen.findByRole('button', { name: 'Dejar de compartir y borrar' });
  await waitFor(() => expect(see).toBeDefined());
  await view.user.click(stop);
  await screen.findByRole('button', { name: 'Compartir mi ubicación' });
  expect(clearWatch).toHaveBeenCalledWith(1);
});

it('[DSP-16] what the phone saw waits on it until it is sent', async () => {
  await open({ since: minutes(-1), hasApp: false });
  await waitFor(() => expect(see).toBeDefined());
  await moveTo(-12.1);
  const stored = JSON.parse(localStorage.getItem('idavuelta.my-positions') ?? '[]') as SentPositions['positions'];
  expect(stored).toMatchObject([{ latitude: -12.1, longitude: -77 }]);
});

it('[DSP-16] a tracking app is linked by a device id that is shown once', async () => {
  const view = await open(
    { since: minutes(-1), hasApp: false },
    { 'POST /staff-api/my-position-sharing/app': { deviceId: 'a-device-id' } },
  );
  await view.user.click(await screen.findByText('Con la pantalla apagada'));
  await view.user.click(screen.getByRole('button', { name: 'Enlazar la app' }));
  expect(await screen.findByText('a-device-id')).toBeVisible();
});
