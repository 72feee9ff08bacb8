import type { DepartureSummary, StaffAccount, TravelledDeparture } from '@idavuelta/shared/contracts/staff';
import type { FakeApi } from '@idavuelta/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { anAccount, renderOffice } from '../../testing/office.tsx';
import { savedFiles } from '../../testing/saved-files.ts';
import DepartureTravellersPage from './DepartureTravellersPage.tsx';
import TravellersPage from './TravellersPage.tsx';

const event = { id: 9, slug: 'noche-de-cumbia', translations: { es_PE: { name: 'Noche de cumbia' } } };
const departure: DepartureSummary = {
  id: 5,
  event,
  place: 'Estadio Nacional',
  country: 'PE',
  startsAt: '2027-03-07T01:00:00Z',
  timeZone: 'America/Lima',
  capacity: 60,
  sold: 42,
  held: 3,
  free: 15,
  waiting: 4,
};
const travelled: TravelledDeparture = {
  id: 5,
  event,
  place: 'Estadio Nacional',
  country: 'PE',
  startsAt: departure.startsAt,
  timeZone: departure.timeZone,
  travellers: [
    {
      orderId: '0f8b0a4e-6a5c-4c58-9d7e-0a3a4d1c2b3e',
      order: 'EXACTA22',
      ticket: 1,
      seats: 2,
      kind: 'Van compartida · Pareja',
      spaces: { wheelchair: 1, luggage: 2 },
      name: 'Rosa Díaz',
      phone: '+51987654321',
      buyer: { name: 'Luz Díaz', phone: '+51912345678' },
      address: 'Av. Larco 345',
      county: 'Miraflores',
      opensAt: '2027-03-06T22:00:00Z',
      closesAt: '2027-03-06T22:40:00Z',
      time: {
        at: '2027-03-06T22:15:00Z',
        van: 'ABC-123',
        driver: 'Luis',
        point: {
          id: 3,
          name: 'Óvalo Gutiérrez',
          address: 'Av. Santa Cruz 1',
          position: { latitude: -12.11, longitude: -77.03 },
          walkMinutes: 6,
        },
      },
      boarded: ['outbound'],
    },
    {
      orderId: '0f8b0a4e-6a5c-4c58-9d7e-0a3a4d1c2b3e',
      order: 'EXACTA22',
      ticket: 2,
      seats: 1,
      kind: 'Van compartida · Individual',
      name: 'Iván Soto',
      phone: '+51911111111',
      buyer: { name: 'Luz Díaz', phone: '+51912345678' },
      address: 'Jr. Junín 12',
      opensAt: '2027-03-06T22:00:00Z',
      closesAt: '2027-03-06T22:40:00Z',
      boarded: [],
    },
  ],
};

it('[BOF-13] departures from today on lead to who travels', async () => {
  const { calls } = await renderOffice(<TravellersPage />, {
    path: '/back-office/travellers?text=cumbia',
    account: anAccount('dispatcher'),
    api: { 'GET /staff-api/departures': { rows: [departure], total: 1 } },
  });
  const row = await screen.findByRole('row', { name: /Noche de cumbia/ });
  expect(row).toHaveTextContent(/20:00.*Estadio Nacional.*42.*15.*4/);
  expect(within(row).getByRole('link', { name: 'Noche de cumbia' })).toHaveAttribute(
    'href',
    '/back-office/travellers/5',
  );
  expect(within(row).getByRole('link', { name: /^Vans: Noche de cumbia, / })).toHaveAttribute(
    'href',
    '/back-office/dispatch/5/out',
  );
  const asked = calls.find(({ path }) => path === '/staff-api/departures');
  expect(asked?.params).toMatchObject({ text: 'cumbia', sort: 'startsAt' });
  expect(asked?.params.from).toMatch(/^\d{4}-\d\d-\d\d$/);
});

it('[BOF-13] a departure says who is fetched where and when, who has boarded and who is missing', async () => {
  const show = (api: FakeApi) =>
    renderOffice(<DepartureTravellersPage params={{ id: '5' }} />, { path: '/back-office/travellers/5', api });
  const { user, calls } = await show({
    'GET /staff-api/departures/5/travellers': travelled,
    'GET /staff-api/departures/5/travellers/file': new Blob(['a']),
  });
  const rosa = await screen.findByRole('row', { name: /Rosa Díaz/ });
  expect(rosa).toHaveTextContent(/17:15.*ABC-123 · Luis.*Av. Larco 345, Miraflores.*EXACTA22-1.*Ida/);
  expect(within(rosa).getByRole('link', { name: 'Llamar a Rosa Díaz' })).toHaveAttribute('href', 'tel:+51987654321');
  expect(screen.getByRole('row', { name: /Iván Soto/ })).toHaveTextContent(/17:00–17:40.*Todavía no/);
  expect(screen.getByRole('status')).toHaveTextContent('Personas2Subieron1Faltan1');
  // jsdom cannot save files
  const save = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation();
  await user.click(screen.getByRole('button', { name: 'Guardar como PDF' }));
  await waitFor(() => expect(save).toHaveBeenCalled());
  expect((save.mock.contexts[0] as HTMLAnchorElement).download).toBe('noche-de-cumbia-5.pdf');
  save.mockRestore();
  expect(calls.at(-1)?.params).toEqual({ format: 'pdf', language: 'es_PE' });
});

it('[OFF-03] the file of who travels has the columns that are shown', async () => {
  const { user, calls } = await renderOffice(<DepartureTravellersPage params={{ id: '5' }} />, {
    path: '/back-office/travellers/5',
    api: {
      'GET /staff-api/departures/5/travellers': travelled,
      'GET /staff-api/list-views': { views: [], choice: { hidden: ['buyer', 'phone'], isCompact: true } },
      'GET /staff-api/departures/5/travellers/file': new Blob(['a']),
    },
  });
  const saved = savedFiles();
  await screen.findByRole('row', { name: /Rosa Díaz/ });
  await waitFor(() => expect(screen.queryByRole('columnheader', { name: 'Teléfono' })).not.toBeInTheDocument());
  await user.click(screen.getByRole('button', { name: 'Guardar como CSV' }));
  await waitFor(() => expect(saved).toEqual(['noche-de-cumbia-5.csv']));
  expect(calls.at(-1)?.params).toEqual({ format: 'csv', language: 'es_PE', hidden: 'buyer,phone' });
});

it('[DSP-01] who may see plans is led from a departure to its vans, out and back', async () => {
  const show = (over: Partial<StaffAccount> = {}) =>
    renderOffice(<DepartureTravellersPage params={{ id: '5' }} />, {
      path: '/back-office/travellers/5',
      account: anAccount('dispatcher', over),
      api: { 'GET /staff-api/departures/5/travellers': travelled },
    });
  const { unmount } = await show();
  const out = await screen.findByRole('link', { name: 'Vans de la ida' });
  expect(out).toHaveAttribute('href', '/back-office/dispatch/5/out');
  const back = screen.getByRole('link', { name: 'Vans de la vuelta' });
  expect(back).toHaveAttribute('href', '/back-office/dispatch/5/back');
  unmount();
  await show({ permissions: ['travellers.read'] });
  await screen.findByRole('row', { name: /Rosa Díaz/ });
  expect(screen.queryByRole('link', { name: /^Vans de/ })).toBeNull();
});

it('[DSP-22] who travels from a pick-up point is listed with it, the walk and the own address', async () => {
  await renderOffice(<DepartureTravellersPage params={{ id: '5' }} />, {
    account: anAccount('dispatcher'),
    api: { 'GET /staff-api/departures/5/travellers': travelled },
  });
  expect(await screen.findByRole('row', { name: /Rosa Díaz/ })).toHaveTextContent(
    /Óvalo Gutiérrez, Av\. Santa Cruz 1 · a 6 min a pie.*Av\. Larco 345/,
  );
});

it('[DSP-21] who travels shows what a ticket has beside seats', async () => {
  await renderOffice(<DepartureTravellersPage params={{ id: '5' }} />, {
    account: anAccount('dispatcher'),
    api: { 'GET /staff-api/departures/5/travellers': travelled },
  });
  expect(await screen.findByRole('row', { name: /Rosa Díaz/ })).toHaveTextContent(
    'Van compartida · Pareja · 1 × Espacio para silla de ruedas · 2 × Equipaje grande',
  );
});
