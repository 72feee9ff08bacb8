import type { ReportSubscription } from '@idavuelta/shared/contracts/staff';
import { screen, waitFor, within } from '@testing-library/react';
import { withoutCanvas } from '../../../testing/no-canvas.ts';
import { anAccount, renderOffice } from '../../../testing/office.tsx';
import CouponReportPage from '../coupons/CouponReportPage.tsx';
import ReportMailsPage from './ReportMailsPage.tsx';

beforeEach(withoutCanvas);
afterEach(() => jest.restoreAllMocks());

const aMail = (over: Partial<ReportSubscription> = {}): ReportSubscription => ({
  ...{ id: 4, name: 'Ventas del lunes', report: 'sales', filters: { by: 'event' }, period: 'last-week', format: 'pdf' },
  ...{ frequency: 'weekly', weekday: 1, hour: 8, timeZone: 'America/Santiago' },
  ...{ maker: 'Carmen', isOwn: true, mayChange: true, isPaused: false, nextAt: '2027-03-08T11:00:00Z' },
  readers: [
    { id: 1, name: 'Rosa', state: 'allowed' },
    { id: 2, name: 'Iván', state: 'not-allowed' },
  ],
  last: { dueAt: '2027-03-01T11:00:00Z', sent: 1, waiting: 0, refused: 1, failed: 0 },
  ...over,
});
const path = 'GET /staff-api/report-subscriptions';

it('[OFF-05] mailed reports say when, of which days and to whom, who lost the right, and what became of the last', async () => {
  await renderOffice(<ReportMailsPage />, {
    path: '/back-office/reports/mails',
    api: { [path]: [aMail(), aMail({ id: 5, name: 'De Iván', mayChange: false })] },
  });
  const row = await screen.findByRole('row', { name: /^Ventas del lunes/ });
  expect(row).toHaveTextContent(/Cada lunes, 08:00 \(hora de Santiago\)Semana pasada · PDF/);
  expect(row).toHaveTextContent('RosaIván: ya no puede verlo, no lo recibe');
  expect(row).toHaveTextContent('1 enviado, 1 sin permiso');
  expect(within(row).getByRole('link', { name: 'Ventas del lunes' })).toHaveAttribute(
    'href',
    '/back-office/reports?by=event&period=last-week',
  );
  expect(screen.queryByRole('button', { name: 'Pausar De Iván' })).not.toBeInTheDocument();
});

it('[OFF-05] the mails of a report are paused, and deleted after a question', async () => {
  const { user, api, calls } = await renderOffice(<ReportMailsPage />, {
    path: '/back-office/reports/mails',
    api: { [path]: [aMail()] },
  });
  const { nextAt: _, ...paused } = aMail({ isPaused: true });
  api['POST /staff-api/report-subscriptions/:id/pause'] = () => {
    api[path] = [paused];
    return paused;
  };
  await user.click(await screen.findByRole('button', { name: 'Pausar Ventas del lunes' }));
  expect(await screen.findByText('En pausa')).toBeVisible();
  expect(calls.find(({ method }) => method === 'POST')?.data).toEqual({ isPaused: true });
  api['DELETE /staff-api/report-subscriptions/:id'] = () => {
    api[path] = [];
    return {};
  };
  await user.click(screen.getByRole('button', { name: 'Borrar Ventas del lunes' }));
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Borrar' }));
  expect(await screen.findByText('Todavía no se envía ningún informe.')).toBeVisible();
});

it('[OFF-05] a report is mailed from its page, with its filters, to colleagues who may read it', async () => {
  const { user, calls } = await renderOffice(<CouponReportPage />, {
    path: '/back-office/reports/coupons?period=last-month&country=PE',
    account: anAccount('finance'),
    api: {
      'GET /staff-api/coupon-report': [],
      'GET /staff-api/event-options': [],
      'GET /staff-api/report-readers': [
        { id: 1, name: 'Rosa' },
        { id: 3, name: 'Luz' },
      ],
      'POST /staff-api/report-subscriptions': aMail(),
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Enviar por correo…' }));
  const drawer = await screen.findByRole('dialog');
  expect(drawer).toHaveTextContent('Enviar por correo: Cupones');
  await user.click(within(drawer).getByRole('combobox', { name: 'Para' }));
  await user.click(within(document.body).getByTitle('Luz'));
  await user.click(within(drawer).getByRole('radio', { name: 'Cada día' }));
  await waitFor(() =>
    expect(within(drawer).queryByRole('combobox', { name: 'Día de la semana' })).not.toBeInTheDocument(),
  );
  await user.click(within(drawer).getByRole('button', { name: 'Programar el envío' }));
  await waitFor(() =>
    expect(
      calls.find(({ method, path: called }) => method === 'POST' && called.endsWith('subscriptions'))?.data,
    ).toEqual({
      ...{ report: 'coupons', filters: { country: 'PE' }, name: 'Cupones', period: 'last-month', format: 'pdf' },
      ...{ frequency: 'daily', hour: 8, timeZone: expect.any(String), readers: [1, 3] },
    }),
  );
  expect(await screen.findByText('El envío quedó programado.')).toBeVisible();
});
