import type { FoundOrder, StaffCustomer } from '@idavuelta/shared/contracts/staff';
import { apiError } from '@idavuelta/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { anAccount, renderOffice } from '../../testing/office.tsx';
import CustomersPage from './CustomersPage.tsx';
import CustomerPage from './customer/CustomerPage.tsx';

const ana: StaffCustomer = {
  id: 9,
  email: 'ana@example.org',
  name: 'Ana Rojas',
  phone: '+51912345678',
  country: 'PE',
  language: 'es_PE',
  verified: true,
  blocked: false,
  orders: 2,
  since: '2026-03-01T15:00:00Z',
};
const url = '/staff-api/customers/9';
const list = (api: object = {}, account = anAccount('support')) =>
  renderOffice(<CustomersPage />, {
    path: '/back-office/customers',
    account,
    api: { 'GET /staff-api/customers': [ana], ...api },
  });
const one = (customer: Partial<StaffCustomer> = {}, api: object = {}, account = anAccount('support')) =>
  renderOffice(<CustomerPage params={{ id: '9' }} />, {
    path: '/back-office/customers/9',
    account,
    api: { [`GET ${url}`]: { ...ana, ...customer }, 'GET /staff-api/orders': [], 'GET /staff-api/audit': [], ...api },
  });

it('[BOF-08] finds customers by whatever somebody says', async () => {
  const { user, calls, currentPath } = await list();
  expect(within(await screen.findByRole('row', { name: /Ana Rojas/ })).getByText('Verificada')).toBeVisible();
  await user.type(screen.getByLabelText('Buscar'), '912 345 678{Enter}');
  await waitFor(() => expect(calls.at(-1)?.params).toEqual({ text: '912 345 678' }));
  expect(currentPath()).toBe('/back-office/customers?text=912+345+678');
});

it('[BOF-08] makes an account, and shows a mistake beside its field', async () => {
  const errors = [{ field: 'phoneNumber', reason: 'phone' }];
  const { user, calls, api, currentPath } = await list({
    'POST /staff-api/customers': () => apiError('VALIDATION_FAILED', { errors }),
  });
  await user.click(await screen.findByRole('button', { name: 'Crear un cliente' }));
  await user.type(await screen.findByLabelText('Nombres'), 'Rosa');
  await user.type(screen.getByLabelText('Apellidos'), 'Díaz');
  await user.type(screen.getByLabelText('Correo'), 'rosa@example.org');
  await user.type(screen.getByLabelText('Teléfono'), '123');
  await user.click(screen.getByRole('button', { name: 'Crear la cuenta' }));
  expect(await screen.findByText('Escribe un teléfono del país, o con + y su código.')).toBeInTheDocument();
  api['POST /staff-api/customers'] = { ...ana, id: 10, email: 'rosa@example.org' };
  await user.type(screen.getByLabelText('Teléfono'), '456789');
  await user.click(screen.getByRole('button', { name: 'Crear la cuenta' }));
  await waitFor(() => expect(currentPath()).toBe('/back-office/customers/10'));
  expect(calls.findLast(({ method }) => method === 'POST')?.data).toEqual({
    firstName: 'Rosa',
    lastName: 'Díaz',
    email: 'rosa@example.org',
    countryCode: 'PE',
    phoneNumber: '+51 123456789',
    language: 'es_PE',
  });
});

it('[BOF-08] shows one customer with orders', async () => {
  const order = {
    orderId: 'x',
    number: '7KQ2M9XA',
    state: 'paid',
    eventName: 'Gala',
    total: { minor: 4550, currency: 'PEN' },
    placedAt: '2027-02-01T15:00:00Z',
  } as FoundOrder;
  const { calls } = await one({}, { 'GET /staff-api/orders': [order] });
  const row = await screen.findByRole('row', { name: /7KQ2M9XA Pagado Gala S\/45,50/ });
  expect(within(row).getByRole('link')).toHaveAttribute('href', '/back-office/orders/x');
  expect(calls.find(({ path }) => path === '/staff-api/orders')?.params).toMatchObject({ customerId: 9 });
  expect(screen.getByRole('link', { name: '+51912345678' })).toHaveAttribute('href', 'tel:+51912345678');
});

it('[BOF-08] blocks for a reason, and sends the link of a new account again', async () => {
  const { user, calls } = await one(
    { verified: false },
    { [`POST ${url}/block`]: { ...ana, blocked: true }, [`POST ${url}/verification`]: { outcome: 'sent' } },
  );
  await user.click(await screen.findByRole('button', { name: 'Enviar el enlace de nuevo' }));
  expect(await screen.findByText('Enviamos otro enlace a ana@example.org.')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Bloquear' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.type(dialog.getByLabelText('Motivo'), 'Fraude');
  await user.click(dialog.getByRole('button', { name: 'Bloquear' }));
  expect(await screen.findByText('Ana Rojas ya no puede entrar.')).toBeInTheDocument();
  expect(calls.findLast(({ method }) => method === 'POST')?.data).toEqual({ reason: 'Fraude' });
});

it('[BOF-08] deletes an account only when its address is typed', async () => {
  const { user, calls, currentPath } = await one({}, { [`POST ${url}/delete`]: {} });
  await user.click(await screen.findByRole('button', { name: 'Borrar la cuenta' }));
  const field = await screen.findByLabelText('Escribe ana@example.org para confirmar');
  await user.type(field, 'ana@');
  await user.click(screen.getByRole('button', { name: 'Borrar para siempre' }));
  expect(await screen.findByText('No es el correo de esta cuenta.')).toBeInTheDocument();
  expect(calls.some(({ method }) => method === 'POST')).toBe(false);
  await user.type(field, 'example.org');
  await user.click(screen.getByRole('button', { name: 'Borrar para siempre' }));
  await waitFor(() => expect(currentPath()).toBe('/back-office/customers'));
});

it('[BOF-02] who may only read changes nothing', async () => {
  await one({}, {}, anAccount('viewer'));
  expect(await screen.findByText('Ana Rojas')).toBeVisible();
  for (const name of ['Bloquear', 'Borrar la cuenta', 'Descargar sus datos'])
    expect(screen.queryByRole('button', { name })).not.toBeInTheDocument();
});
