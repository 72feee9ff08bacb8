import type { BrokenTrip } from '@idavuelta/shared/contracts/staff';
import { screen, within } from '@testing-library/react';
import { anAccount, renderOffice } from '../../testing/office.tsx';
import BrokenTripsPage from './BrokenTripsPage.tsx';

const trip: BrokenTrip = {
  departure: { id: 5, event: { id: 9, slug: 'gala', translations: { es_PE: { name: 'Gala' } } }, direction: 'out' },
  number: 1,
  van: 'ABC-123',
  driver: 'Luis Soto',
  startsAt: '2027-03-06T22:00:00Z',
  timeZone: 'America/Lima',
  reasons: ['too-few-seats', 'driver-blocked'],
};

it('[DSP-20] trips that lost their van or driver lead to the plan in which they are planned again', async () => {
  await renderOffice(<BrokenTripsPage />, {
    path: '/back-office/broken-trips',
    account: anAccount('dispatcher'),
    api: { 'GET /staff-api/broken-trips': [trip] },
  });
  const row = await screen.findByRole('row', { name: /Gala, ida/ });
  expect(row).toHaveTextContent(
    /La van tiene menos asientos que pasajeros\. El conductor no tiene acceso\..*Luis Soto/,
  );
  expect(within(row).getByRole('link', { name: /^Planificar de nuevo: Gala/ })).toHaveAttribute(
    'href',
    '/back-office/dispatch/5/out',
  );
});
