import type { Today, WorkItem } from '@idavuelta/shared/contracts/staff';
import { screen, within } from '@testing-library/react';
import definition from '../../module.ts';
import { withoutCanvas } from '../../testing/no-canvas.ts';
import { anAccount, renderOffice } from '../../testing/office.tsx';
import HomePage from './HomePage.tsx';

const today: Today = {
  work: [
    { kind: 'transfers', count: 3, oldest: '2026-11-20T15:00:00Z' },
    { kind: 'flags', count: 1 },
  ],
  departures: [
    {
      id: 5,
      event: { id: 9, slug: 'noche-de-cumbia', translations: { es_PE: { name: 'Noche de cumbia' } } },
      place: 'Estadio Nacional',
      country: 'PE',
      startsAt: '2027-03-07T01:00:00Z',
      timeZone: 'America/Lima',
      capacity: 60,
      sold: 42,
      held: 3,
      free: 15,
      waiting: 4,
    },
  ],
  sales: [{ day: '2026-11-25', orders: 2, tickets: 5, listed: [{ minor: 16_675, currency: 'PEN' }] }],
};
beforeEach(withoutCanvas);

it('[BOF-02] one begins with what waits, the next departures and the sales', async () => {
  await renderOffice(<HomePage />, { path: '/back-office', api: { 'GET /staff-api/today': today } });
  const work = await screen.findByRole('region', { name: 'Por hacer' });
  expect(
    within(work).getByRole('link', { name: /Transferencias en espera 3 La más antigua: 20 nov. 2026/ }),
  ).toHaveAttribute('href', '/back-office/transfers?tab=waiting');
  expect(within(work).getByRole('link', { name: /Pedidos por revisar 1/ })).toBeVisible();
  expect(screen.getByRole('row', { name: /Noche de cumbia/ })).toHaveTextContent(/42 de 60.*3.*15.*4/);
  expect(await screen.findByRole('img', { name: 'Ventas de los últimos 30 días: S/166,75' })).toBeInTheDocument();
});

it('[MON-03] sales are summed in each currency', async () => {
  const sales: Today['sales'] = [
    { day: '2026-11-24', orders: 1, tickets: 1, listed: [{ minor: 16_200, currency: 'CLP' }] },
    {
      ...{ day: '2026-11-25', orders: 2, tickets: 3 },
      listed: [
        { minor: 11_250, currency: 'CLP' },
        { minor: 4500, currency: 'PEN' },
      ],
    },
  ];
  await renderOffice(<HomePage />, { path: '/back-office', api: { 'GET /staff-api/today': { ...today, sales } } });
  expect(await screen.findByText('S/45,00 + $27.450 por 4 boletos')).toBeVisible();
  expect(screen.getAllByRole('img', { name: /: (S\/45,00|\$27\.450)$/ })).toHaveLength(2);
});

it('[BOF-02] who has nothing to do is told so', async () => {
  await renderOffice(<HomePage />, {
    path: '/back-office',
    account: anAccount('driver'),
    api: { 'GET /staff-api/today': { work: [], departures: [], sales: [] } satisfies Today },
  });
  expect(await screen.findByText('No hay nada pendiente.')).toBeVisible();
  expect(screen.queryByRole('img')).not.toBeInTheDocument();
});

it('[DSP-18] a driver finds the way to their trips', async () => {
  await renderOffice(<HomePage />, { path: '/back-office', account: anAccount('driver') });
  expect(await screen.findByRole('link', { name: /^Mis viajes/ })).toHaveAttribute('href', '/qr-verification/trips');
});

it('[BOF-02] whatever waits leads to a page that there is', async () => {
  const counts = {
    ...{ transfers: 1, 'bank-rows': 2, flags: 3, requests: 4, 'failed-jobs': 5, rates: 6 },
    'refunds-by-hand': 7,
    complaints: 8,
    'broken-trips': 9,
  } satisfies Record<WorkItem['kind'], number>;
  const work = Object.entries(counts).map(([kind, count]) => ({ kind: kind as WorkItem['kind'], count }));
  await renderOffice(<HomePage />, { path: '/back-office', api: { 'GET /staff-api/today': { ...today, work } } });
  const links = within(await screen.findByRole('region', { name: 'Por hacer' })).getAllByRole('link');
  expect(links).toHaveLength(work.length);
  const paths = definition.routes.map(({ path }) => path);
  for (const link of links) expect(paths).toContain(new URL((link as HTMLAnchorElement).href).pathname);
});
