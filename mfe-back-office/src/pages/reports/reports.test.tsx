import type { ReportExport, ReportRow } from '@idavuelta/shared/contracts/staff';
import { screen, waitFor, within } from '@testing-library/react';
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
afterEach(() => jest.restoreAllMocks());
const noExports = { 'GET /staff-api/event-options': [], 'GET /staff-api/report-exports': [] };
beforeEach(withoutCanvas);

it('[BOF-14, MON-03] a report is read as the address says, each amount in its currency', async () => {
  const { calls } = await renderOffice(<ReportsPage />, {
    path: '/back-office/reports?from=2026-11-01&until=2026-11-30&by=method&country=PE',
    api: {
      'GET /staff-api/report': [row(), row({ key: 'webpay', country: 'CL', currency: 'CLP', charged: 11_250 })],
      ...noExports,
    },
  });
  const transfer = await screen.findByRole('row', { name: /^Transferencia/ });
  expect(transfer).toHaveTextContent(/PE25641S\/166,75S\/9,99S\/156,76S\/33,35S\/123,41S\/104,58S\/18,8318/);
  expect(screen.getByRole('row', { name: /^Webpay/ })).toHaveTextContent('$16.675$999$11.250');
  expect(calls.find(({ path }) => path === '/staff-api/report')?.params).toEqual({
    from: '2026-11-01',
    until: '2026-11-30',
    by: 'method',
    country: 'PE',
  });
  expect(await screen.findByRole('img', { name: 'Neto en soles' })).toBeInTheDocument();
});

it('[BOF-14] what it counts by is chosen, and is in the address', async () => {
  const { user, calls } = await renderOffice(<ReportsPage />, {
    path: '/back-office/reports',
    api: { 'GET /staff-api/report': [], ...noExports },
  });
  expect(await screen.findByText('No hubo movimientos en estos días.')).toBeVisible();
  await user.click(screen.getByRole('combobox', { name: 'Por' }));
  await user.click(within(document.body).getByTitle('Cupón'));
  expect(calls.filter(({ path }) => path === '/staff-api/report').at(-1)?.params).toMatchObject({ by: 'coupon' });
});

const exported = (over: Partial<ReportExport> = {}): ReportExport => ({
  id: 4,
  from: '2026-01-01',
  until: '2026-10-31',
  state: 'open',
  orders: 4000,
  written: 1000,
  rows: 2600,
  askedAt: '2026-11-25T15:00:00Z',
  ...over,
});

it('[BOF-14] a file of all orders of a long period is asked for, written in the background and downloaded', async () => {
  const path = 'GET /staff-api/report-exports';
  const { user, api, calls } = await renderOffice(<ReportsPage />, {
    path: '/back-office/reports?from=2026-01-01&until=2026-10-31&country=PE',
    api: { 'GET /staff-api/report': [], ...noExports },
  });
  expect(await screen.findByText('No has pedido ningún archivo.')).toBeVisible();
  api['POST /staff-api/report-exports'] = () => {
    api[path] = [exported({ country: 'PE' })];
    return exported({ country: 'PE' });
  };
  await user.click(screen.getByRole('button', { name: 'Preparar los pedidos del 1 ene. 2026 al 31 oct. 2026' }));
  expect(await screen.findByRole('progressbar', { name: '1000 de 4000 pedidos' })).toHaveAttribute(
    'aria-valuenow',
    '25',
  );
  expect(calls.find(({ method }) => method === 'POST')?.data).toEqual({
    from: '2026-01-01',
    until: '2026-10-31',
    country: 'PE',
    language: 'es_PE',
  });
  const files = screen.getByRole('region', { name: 'Archivos de pedidos' });
  expect(within(files).getByText('Perú')).toBeVisible();
  expect(within(files).getByText(/^26 nov. 2026/)).toBeVisible();
  expect(within(files).queryByRole('button', { name: /^Descargar/ })).not.toBeInTheDocument();

  // polled while it is being written
  api[path] = [exported({ country: 'PE', state: 'done', rows: 10_400 })];
  expect(await within(files).findByText('Listo: 10400 filas', {}, { timeout: 5000 })).toBeVisible();
  Object.assign(URL, { createObjectURL: () => 'blob:orders', revokeObjectURL: () => undefined });
  const saved: string[] = [];
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push(`${this.href} as ${this.download}`);
  });
  api['GET /staff-api/report-exports/:id/file'] = new Blob(['csv']);
  await user.click(within(files).getByRole('button', { name: /^Descargar los pedidos/ }));
  await waitFor(() => expect(saved).toEqual(['blob:orders as idavuelta-2026-01-01-2026-10-31.csv']));
});
