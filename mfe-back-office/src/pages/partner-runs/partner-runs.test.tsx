import type { PartnerRuns } from '@idavuelta/shared/contracts/staff';
import { screen } from '@testing-library/react';
import { anAccount, renderOffice } from '../../testing/office.tsx';
import PartnerRunsPage from './PartnerRunsPage.tsx';

const run: PartnerRuns['runs'][number] = {
  event: { id: 9, slug: 'gala', translations: { es_PE: { name: 'Gala' } } },
  direction: 'out',
  van: 'ABC-123',
  driver: 'Luis',
  startsAt: '2027-03-06T22:00:00Z',
  endsAt: '2027-03-06T23:30:00Z',
  timeZone: 'America/Lima',
  seats: 2,
  stops: [{ at: '2027-03-06T22:10:00Z', names: ['Ana', 'Noé'], address: 'Av. Grau 123' }],
};

it('[DSP-23] a partner’s dispatcher sees whom the own vans pick up on the day, and nothing before', async () => {
  await renderOffice(<PartnerRunsPage />, {
    path: '/back-office/partner-runs',
    account: anAccount('partner-dispatcher'),
    api: {
      'GET /staff-api/partner-runs': {
        vehicles: [{ plate: 'ABC-123', name: 'Sprinter', seats: 15 }],
        runs: [run, { ...run, startsAt: '2027-04-06T22:00:00Z', stops: [] }],
      } satisfies PartnerRuns,
    },
  });
  expect(await screen.findByText('Ana, Noé · Av. Grau 123')).toBeVisible();
  expect(screen.getByText('A quién se recoge se ve el día del viaje.')).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Pedidos' })).toBeNull();
});
