import { staffSession } from '@idavuelta/shared/staff-session';
import { renderModule } from '@idavuelta/shared/testing';
import { act, screen } from '@testing-library/react';
import qrCheck from '../../module.ts';
import { driverApi } from '../../testing/driver-api.ts';
import TicketCheckPage from '../ticket-check/TicketCheckPage.tsx';
import MyTripsPage from './MyTripsPage.tsx';

const register = jest.fn(async () => undefined);

beforeEach(() => {
  localStorage.clear();
  staffSession.begin('a CSRF token');
  register.mockClear();
});

it('[DSP-08] the page of trips leads to ticket checks, to every language and out, without the header of the site', async () => {
  await renderModule(qrCheck, <MyTripsPage />, {
    path: '/qr-verification/trips',
    api: { ...driverApi, 'GET /staff-api/my-trips': [] },
  });
  expect(screen.getByRole('heading', { level: 1, name: 'Mis viajes' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Verificación de boletos' })).toHaveAttribute('href', '/qr-verification');
  expect(screen.getByRole('link', { name: 'Português (Brasil)' })).toHaveAttribute('href', '?lang=pt-BR');
  expect(screen.getByRole('link', { name: 'Español (Perú)' })).toHaveAttribute('aria-current', 'true');
  expect(await screen.findByRole('button', { name: 'Cerrar sesión' })).toBeVisible();
  expect(qrCheck.routes.map(({ path, frame = 'site' }) => [path, frame])).toEqual([
    ['/qr-verification', 'site'],
    ['/qr-verification/trips', 'bare'],
  ]);
});

it('[DSP-08] the address that the trips had before leads to their page', async () => {
  const { currentPath } = await renderModule(qrCheck, <TicketCheckPage />, { path: '/qr-verification?trips' });
  expect(currentPath()).toBe('/qr-verification/trips');
  expect(screen.getByRole('link', { name: 'Mis viajes' })).toHaveAttribute('href', '/qr-verification/trips');
});

it('[QRC-08] the trips open offline by a worker of their own, and so do ticket checks, where the installed app starts', async () => {
  const manifest = document.head.appendChild(document.createElement('link'));
  manifest.rel = 'manifest';
  Object.defineProperty(navigator, 'serviceWorker', { configurable: true, value: { register } });
  await renderModule(qrCheck, <MyTripsPage />, { path: '/qr-verification/trips', api: driverApi });
  await act(async () => {});
  expect(register.mock.calls).toEqual([
    ['/qr-verification/trips.worker.js', { scope: '/qr-verification/trips' }],
    ['/qr-verification.worker.js', { scope: '/qr-verification' }],
  ]);
  Reflect.deleteProperty(navigator, 'serviceWorker');
  manifest.remove();
});
