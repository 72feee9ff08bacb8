import type { ReportRow } from '@idavuelta/shared/contracts/staff';
import { screen, within } from '@testing-library/react';
import { withoutCanvas } from '../../testing/no-canvas.ts';
import { renderOffice } from '../../testing/office.tsx';
import ReportsPage from './ReportsPage.tsx';

const row = (over: Partial<ReportRow> = {}): ReportRow => ({
  key: 'transferencia',
  label: {},
  country: 'PE',
  currency: 'PEN',
  orders: 2,
  tickets: 5,
  seats: 6,
  boarded: 4,
  missing: 1,
  listed: 16_675,
  discount: 999,
  charged: 15_676,
  refunded: 3335,
  net: 12_341,
  taxPercent: 18,
  tax: 1883,
  base: 10_458,
  ...over,
});
beforeEach(withoutCanvas);

it('[BOF-14] a report is read as the address says, each amount in its currency', async () => {
  const { calls } = await renderOffice(<ReportsPage />, {
    path: '/back-office/reports?from=2026-11-01&until=2026-11-30&by=method&country=PE',
    api: {
      'GET /staff-api/report': [row(), row({ key: 'webpay', country: 'CL', currency: 'CLP', charged: 11_250 })],
      'GET /staff-api/event-options': [],
    },
  });
  const transfer = await screen.findByRole('row', { name: /^Transferencia/ });
  expect(transfer).toHaveTextContent(/PE25641S\/166,75S\/9,99S\/156,76S\/33,35S\/123,41S\/104,58S\/18,8318/);
  expect(screen.getByRole('row', { name: /^Webpay/ })).toHaveTextContent('CLP 11.250');
  expect(calls.find(({ path }) => path === '/staff-api/report')?.params).toEqual({
    from: '2026-11-01',
    until: '2026-11-30',
    by: 'method',
    country: 'PE',
  });
  expect(await screen.findByRole('img', { name: 'Neto en PEN' })).toBeInTheDocument();
});

it('[BOF-14] what it counts by is chosen, and is in the address', async () => {
  const { user, calls } = await renderOffice(<ReportsPage />, {
    path: '/back-office/reports',
    api: { 'GET /staff-api/report': [], 'GET /staff-api/event-options': [] },
  });
  expect(await screen.findByText('No hubo movimientos en estos días.')).toBeVisible();
  await user.click(screen.getByRole('combobox', { name: 'Por' }));
  await user.click(within(document.body).getByTitle('Cupón'));
  expect(calls.filter(({ path }) => path === '/staff-api/report').at(-1)?.params).toMatchObject({ by: 'coupon' });
});
