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
  expect(transfer).toHaveTextContent(/Perú25S\/9,99S\/156,76S\/33,35S\/123,41/);
  expect(screen.getByRole('row', { name: /^Webpay/ })).toHaveTextContent('$999$11.250$3.335');
  expect(calls.find(({ path }) => path === '/staff-api/report')?.params).toEqual({
    from: '2026-11-01',
    until: '2026-11-30',
    by: 'method',
    country: 'PE',
  });
  // one chart for each currency
  for (const currency of ['soles', 'pesos chilenos'])
    expect(await screen.findByRole('img', { name: `Neto en ${currency}` })).toBeInTheDocument();
});

it('[OFF-05] sales stand beside those of the days before, in the table and in the chart, which has a table', async () => {
  const before = { orders: 1, tickets: 2, seats: 2, charged: 10_000, refunded: 0, net: 10_000 };
  const none = { ...before, orders: 0, net: 0 };
  const { user, calls } = await renderOffice(<ReportsPage />, {
    path: '/back-office/reports?from=2026-11-01&until=2026-11-03',
    api: {
      'GET /staff-api/report': [
        row({ key: '2026-11-01', net: 12_500, before }),
        row({ key: '2026-11-03', net: 5000, before: none }),
      ],
      ...noExports,
    },
  });
  await user.click(await screen.findByRole('combobox', { name: 'Comparar con' }));
  await user.click(within(document.body).getByTitle('Los días anteriores'));
  const first = await screen.findByRole('row', { name: /^1 nov. 2026/ });
  expect(first).toHaveTextContent(/S\/100,00\+S\/25,00 \(\+25\s?%\)1\+1 \(\+100\s?%\)/);
  // nothing before has no per cent
  expect(screen.getByRole('row', { name: /^3 nov. 2026/ })).toHaveTextContent(/S\/0,00\+S\/50,000\+2/);
  expect(calls.filter(({ path }) => path === '/staff-api/report').at(-1)?.params).toMatchObject({
    compare: 'previous',
  });
  const button = screen.getByRole('button', { name: 'Ver como tabla: Neto en soles' });
  expect(screen.queryByRole('table', { name: 'Neto en soles' })).not.toBeInTheDocument();
  await user.click(button);
  expect(button).toHaveAttribute('aria-expanded', 'true');
  const table = screen.getByRole('table', { name: 'Neto en soles' });
  // the day without movements is there, too
  expect(
    within(table)
      .getAllByRole('row')
      .map(({ textContent }) => textContent),
  ).toEqual(['Estos díasAntes', '1 nov. 2026S/125,00S/100,00', '2 nov. 2026S/0,00S/0,00', '3 nov. 2026S/50,00S/0,00']);
});

it('[OFF-05] where all adds up to zero there is no empty chart, and its table is there', async () => {
  await renderOffice(<ReportsPage />, {
    path: '/back-office/reports?by=method',
    api: { 'GET /staff-api/report': [row({ net: 0 })], ...noExports },
  });
  expect(await screen.findByText(/todo suma cero/)).toBeVisible();
  expect(screen.queryByRole('img', { name: 'Neto en soles' })).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Ver como tabla: Neto en soles' })).toBeVisible();
});

it('[OFF-05] a period moves with the calendar and is in the address; two days take its place', async () => {
  jest.useFakeTimers({ doNotFake: ['setTimeout', 'setInterval', 'queueMicrotask', 'nextTick', 'setImmediate'] });
  jest.setSystemTime(new Date('2027-03-03T17:00:00Z'));
  const { user, calls, currentPath } = await renderOffice(<ReportsPage />, {
    path: '/back-office/reports?period=last-week',
    api: { 'GET /staff-api/report': [], ...noExports },
  });
  const asked = () => calls.filter(({ path }) => path === '/staff-api/report').at(-1)?.params;
  await screen.findByText('No hubo movimientos en estos días.');
  expect(asked()).toMatchObject({ from: '2027-02-22', until: '2027-02-28' });
  await user.click(screen.getByRole('combobox', { name: 'Periodo' }));
  await user.click(within(document.body).getByTitle('Mes pasado'));
  await waitFor(() => expect(asked()).toMatchObject({ from: '2027-02-01', until: '2027-02-28' }));
  expect(currentPath()).toBe('/back-office/reports?period=last-month');
  await user.click(screen.getByRole('combobox', { name: 'Periodo' }));
  await user.click(within(document.body).getByTitle('Otro'));
  await waitFor(() => expect(currentPath()).toBe('/back-office/reports?from=2027-02-01&until=2027-02-28'));
  jest.useRealTimers();
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
