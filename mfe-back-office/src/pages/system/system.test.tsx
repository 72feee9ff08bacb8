import type { CheckDevice, FailedJob, StaffList } from '@idavuelta/shared/contracts/staff';
import { aPage, apiError } from '@idavuelta/shared/testing';
import { screen, within } from '@testing-library/react';
import { anAccount, renderOffice } from '../../testing/office.tsx';
import SystemPage from './SystemPage.tsx';

const job = (over: Partial<FailedJob> = {}): FailedJob => ({
  id: '6f0d6a0e-0000-4000-8000-000000000001',
  queue: 'send-mail',
  attempts: 101,
  failedAt: '2026-11-20T15:00:00Z',
  about: 'kind: order-paid, orderId: 17',
  error: '550: no such mailbox',
  ...over,
});
const jobsPath = 'GET /staff-api/failed-jobs';

it('[BOF-16] who looks after the system sees which work failed, when, and why', async () => {
  const unknown = { id: '6f0d6a0e-0000-4000-8000-000000000002', queue: 'water-plants', error: undefined };
  await renderOffice(<SystemPage />, {
    path: '/back-office/system',
    account: anAccount('support'),
    api: { [jobsPath]: [job(), job(unknown)] },
  });
  const mail = await screen.findByRole('row', { name: /Correo/ });
  expect(mail).toHaveTextContent(/orderId: 17.*20 nov. 2026.*101.*550: no such mailbox/);
  expect(screen.getByRole('row', { name: /water-plants/ })).toHaveTextContent('sin decir por qué');
});

it('[BOF-16] it is run again once somebody has read what that does', async () => {
  const { user, api, calls } = await renderOffice(<SystemPage />, {
    path: '/back-office/system',
    api: { [jobsPath]: aPage([job()], 'next'), 'POST /staff-api/failed-jobs/retry': { count: 3 } },
  });
  await user.click(await screen.findByRole('button', { name: 'Intentar todas otra vez' }));
  const dialog = await screen.findByRole('dialog');
  expect(dialog).toHaveTextContent(/también las de otras páginas/);
  expect(calls.filter(({ method }) => method === 'POST')).toHaveLength(0);
  api[jobsPath] = [];
  await user.click(within(dialog).getByRole('button', { name: 'Intentar todas otra vez' }));
  expect(await screen.findByText('Se intentan de nuevo 3 tareas.')).toBeVisible();
  expect(await screen.findByText('Ninguna tarea está pendiente.')).toBeVisible();
});

it('[OFF-03] chosen jobs are tried again or given up, with a result for each', async () => {
  const gone = { id: '6f0d6a0e-0000-4000-8000-000000000002', about: 'orderId: 18' };
  const { user } = await renderOffice(<SystemPage />, {
    path: '/back-office/system',
    api: {
      [jobsPath]: [job(), job(gone)],
      [`POST /staff-api/failed-jobs/${job().id}/retry`]: {},
      [`POST /staff-api/failed-jobs/${gone.id}/retry`]: () => apiError('NOT_FOUND', { status: 404 }),
      [`POST /staff-api/failed-jobs/${job().id}/give-up`]: {},
    },
  });
  await user.click(await screen.findByRole('checkbox', { name: 'Elegir toda esta página' }));
  await user.click(screen.getByRole('button', { name: 'Intentar otra vez' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(dialog.getByRole('button', { name: 'Intentar otra vez (2)' }));
  expect(await dialog.findByText('Hechos: 1. Con error: 1. Sin empezar: 0.')).toBeVisible();
  await user.click(dialog.getAllByRole('button', { name: 'Cerrar' })[0] as HTMLElement);
  await user.click(screen.getByRole('checkbox', { name: /^Elegir Correo .*orderId: 17$/ }));
  await user.click(screen.getByRole('button', { name: 'No intentarlas más' }));
  const other = within(await screen.findByRole('dialog'));
  await user.click(other.getByRole('button', { name: 'No intentarlas más (1)' }));
  expect(await other.findByText('Hechos: 1. Con error: 0. Sin empezar: 0.')).toBeVisible();
});

it('[BOF-02] who may only read what failed is offered no other try', async () => {
  const { permissions, ...support } = anAccount('support');
  await renderOffice(<SystemPage />, {
    path: '/back-office/system',
    account: { ...support, permissions: permissions.filter((one) => one !== 'jobs.retry') },
    api: { [jobsPath]: [job()] },
  });
  expect(await screen.findByRole('row', { name: /Correo/ })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Intentar todas otra vez' })).not.toBeInTheDocument();
  expect(screen.queryByRole('checkbox')).not.toBeInTheDocument();
});

it('[BOF-16] without failed work there is nothing to run again, and more pages are read', async () => {
  const { user, api, calls } = await renderOffice(<SystemPage />, {
    path: '/back-office/system',
    api: { [jobsPath]: aPage([job()], 'later') },
  });
  await screen.findByRole('row', { name: /Correo/ });
  api[jobsPath] = [];
  await user.click(screen.getByRole('button', { name: 'Siguientes' }));
  expect(await screen.findByText('Ninguna tarea está pendiente.')).toBeVisible();
  expect(calls.at(-1)?.params).toMatchObject({ cursor: 'later' });
  expect(screen.queryByRole('button', { name: 'Intentar todas otra vez' })).not.toBeInTheDocument();
});

it('[BOF-13] the devices that checked tickets are listed, sorted by the server', async () => {
  const device: CheckDevice = {
    id: 'device-1',
    name: 'Luis',
    checks: 42,
    admitted: 40,
    firstAt: '2026-11-19T15:00:00Z',
    lastAt: '2026-11-20T15:00:00Z',
  };
  const devices: StaffList<CheckDevice> = { rows: [device, { ...device, id: 'device-2', name: '' }], total: 2 };
  const { user, calls } = await renderOffice(<SystemPage />, {
    path: '/back-office/system?tab=devices',
    api: { 'GET /staff-api/check-devices': devices },
  });
  expect(await screen.findByRole('row', { name: /^Luis/ })).toHaveTextContent(/20 nov. 2026.*19 nov. 2026.*42.*40/);
  expect(screen.getByRole('row', { name: /^Sin nombre/ })).toBeVisible();
  await user.click(screen.getByRole('columnheader', { name: /^Lecturas/ }));
  expect(calls.at(-1)).toMatchObject({ path: '/staff-api/check-devices', params: { sort: 'checks' } });
});

it('[BOF-16] who may not look after the system is told so', async () => {
  const { calls } = await renderOffice(<SystemPage />, {
    path: '/back-office/system',
    account: anAccount('finance'),
  });
  expect(await screen.findByRole('heading', { level: 1 })).toBeVisible();
  expect(screen.queryByRole('table')).not.toBeInTheDocument();
  expect(calls.map(({ path }) => path)).not.toContain('/staff-api/failed-jobs');
});
