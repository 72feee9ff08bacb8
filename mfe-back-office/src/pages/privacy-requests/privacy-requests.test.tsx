import type { PrivacyPerson, StaffPrivacyRequest } from '@idavuelta/shared/contracts/staff';
import { apiError, type FakeApi } from '@idavuelta/shared/testing';
import { screen, within } from '@testing-library/react';
import { anAccount, renderOffice } from '../../testing/office.tsx';
import PrivacyRequestPage from './PrivacyRequestPage.tsx';
import PrivacyRequestsPage from './PrivacyRequestsPage.tsx';

const request: StaffPrivacyRequest = {
  id: 7,
  number: 12,
  kind: 'access',
  state: 'open',
  country: 'PE',
  language: 'es_PE',
  name: 'Rosa Díaz',
  email: 'rosa@example.org',
  details: 'Quiero ver todo',
  confirmedAt: '2026-11-30T15:00:00Z',
  dueOn: '2026-12-28',
  daysLeft: 3,
  isBlocked: false,
};
const late: StaffPrivacyRequest = { ...request, id: 8, number: 13, name: 'Luis Paz', daysLeft: -2, isBlocked: true };
const person: PrivacyPerson = {
  customerId: 4,
  orders: [{ orderId: '0f8b0a4e-6a5c-4c58-9d7e-0a3a4d1c2b3e', number: 'EXACTA22', event: 'Cumbia', as: 'passenger' }],
  counts: [{ section: 'waitingList', count: 2 }],
};
const showOne = (api: FakeApi = {}) =>
  renderOffice(<PrivacyRequestPage params={{ id: '7' }} />, {
    path: '/back-office/privacy-requests/7',
    api: { 'GET /staff-api/privacy-requests/7': { request, person }, ...api },
  });

it('[LEG-04] the register shows days left, what is overdue and who is blocked', async () => {
  const { calls } = await renderOffice(<PrivacyRequestsPage />, {
    path: '/back-office/privacy-requests',
    api: { 'GET /staff-api/privacy-requests': { rows: [request, late], total: 2 } },
  });
  const row = await screen.findByRole('row', { name: /Rosa Díaz/ });
  expect(row).toHaveTextContent(/12.*Acceso.*Quedan 3 días/);
  expect(screen.getByRole('row', { name: /Luis Paz/ })).toHaveTextContent(/Vencida hace 2 días.*Datos bloqueados/);
  expect(calls.find(({ path }) => path === '/staff-api/privacy-requests')?.params).toMatchObject({
    state: 'open',
    sort: 'dueOn',
  });
});

it('[LEG-04] a request shows what is stored about its person, and staff sends it', async () => {
  const { user, calls } = await showOne({ 'POST /staff-api/privacy-requests/7/export': {} });
  expect(await screen.findByText('Quiero ver todo')).toBeVisible();
  expect(screen.getByText('Listas de espera').closest('li')).toHaveTextContent('Listas de espera: 2');
  expect(screen.getByRole('link', { name: /^EXACTA22/ })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Enviar sus datos' }));
  expect(await screen.findByText('Le enviamos un enlace para descargar sus datos.')).toBeInTheDocument();
  expect(calls.some(({ path }) => path === '/staff-api/privacy-requests/7/export')).toBe(true);
});

it('[LEG-04] blocking asks for a reason; a trip to come is said', async () => {
  const { user, calls } = await showOne({
    'POST /staff-api/privacy-requests/7/block': () => apiError('STATE_CONFLICT', { status: 409 }),
  });
  await user.click(await screen.findByRole('button', { name: 'Bloquear sus datos' }));
  const dialog = await screen.findByRole('dialog');
  await user.type(within(dialog).getByLabelText('Motivo'), 'Lo pidió');
  await user.click(within(dialog).getByRole('button', { name: 'Bloquear sus datos' }));
  expect(await within(dialog).findByRole('alert')).toBeVisible();
  expect(within(dialog).getByLabelText('Motivo')).toHaveValue('Lo pidió');
  expect(calls.at(-1)?.path).not.toBe('/staff-api/audit');
});

it('[LEG-04] an answer is sent with its outcome', async () => {
  const { user, calls } = await showOne({ 'POST /staff-api/privacy-requests/7/answer': request });
  await user.click(await screen.findByRole('button', { name: 'Denegar con motivo' }));
  const dialog = await screen.findByRole('dialog');
  await user.type(within(dialog).getByLabelText('Respuesta'), 'No hay datos suyos.');
  await user.click(within(dialog).getByRole('button', { name: 'Denegar con motivo' }));
  expect(await screen.findByText('Enviamos la respuesta.')).toBeInTheDocument();
  expect(calls.filter(({ method }) => method === 'POST').at(-1)?.data).toEqual({
    outcome: 'refused',
    answer: 'No hay datos suyos.',
  });
});

it('[LEG-04] who may not handle requests sees none', async () => {
  const { calls } = await renderOffice(<PrivacyRequestsPage />, {
    path: '/back-office/privacy-requests',
    account: anAccount('viewer'),
  });
  expect(await screen.findByRole('heading', { level: 1 })).toBeVisible();
  expect(calls.some(({ path }) => path === '/staff-api/privacy-requests')).toBe(false);
});
