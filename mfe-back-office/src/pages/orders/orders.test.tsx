import { aPage } from '@idavuelta/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { anAccount, renderOffice } from '../../testing/office.tsx';
import { aFoundOrder } from '../../testing/orders.ts';
import OrdersPage from './OrdersPage.tsx';

const show = (orders: unknown, path = '/back-office/orders') =>
  renderOffice(<OrdersPage />, { path, api: { 'GET /staff-api/orders': orders } });

it('[BOF-07] lists orders with buyer, event, money and what somebody must look at', async () => {
  await show([aFoundOrder({ flags: ['charged-back'] })]);
  const row = await screen.findByRole('row', { name: /7KQ2M9XA/ });
  for (const text of [
    'Pagado',
    'Lucía Quispe',
    'lucia@example.org',
    'Gala de Ópera',
    'S/91,00',
    /6 mar\.? 2027, 20:00/,
  ])
    expect(within(row).getByText(text)).toBeVisible();
  expect(within(row).getByText('El banco reclamó el pago')).toBeVisible();
  expect(within(row).getByRole('link', { name: '7KQ2M9XA' })).toHaveAttribute(
    'href',
    '/back-office/orders/0f8b0a4e-6a5c-4c58-9d7e-0a3a4d1c2b3e',
  );
});

it('[BOF-07] searches and narrows by the address, from its first page', async () => {
  const { user, calls, currentPath } = await show([aFoundOrder()], '/back-office/orders?cursor=older');
  await user.type(await screen.findByLabelText('Buscar'), '987 654 321{Enter}');
  await waitFor(() => expect(calls.at(-1)?.params).toMatchObject({ text: '987 654 321' }));
  await user.click(screen.getByRole('checkbox', { name: 'Por revisar' }));
  await waitFor(() => expect(calls.at(-1)?.params).toMatchObject({ text: '987 654 321', flagged: 'true' }));
  expect(calls.at(-1)?.params.cursor).toBeUndefined();
  await user.click(screen.getByRole('combobox', { name: 'Estado' }));
  await user.click(await screen.findByTitle('Pagado'));
  await waitFor(() => expect(currentPath()).toBe('/back-office/orders?text=987+654+321&flagged=1&state=paid'));
});

it('[BOF-07] a period is of whole days where one is', async () => {
  const { calls } = await show([], '/back-office/orders?from=2027-03-06&until=2027-03-06');
  expect(await screen.findByText('No hay pedidos así.')).toBeVisible();
  const { from = '', until = '' } = calls.at(-1)?.params ?? {};
  expect(new Date(from)).toEqual(new Date('2027-03-06T00:00'));
  expect(new Date(until)).toEqual(new Date('2027-03-07T00:00'));
});

it('[BOF-07] goes to older orders and back to the newest', async () => {
  const { user, calls, currentPath } = await show(aPage([aFoundOrder()], 'older'));
  await user.click(await screen.findByRole('button', { name: 'Siguientes' }));
  await waitFor(() => expect(calls.at(-1)?.params.cursor).toBe('older'));
  await user.click(await screen.findByRole('button', { name: 'Primera página' }));
  expect(currentPath()).toBe('/back-office/orders');
});

it('[BOF-02] a driver has no orders', async () => {
  await renderOffice(<OrdersPage />, { path: '/back-office/orders', account: anAccount('driver') });
  expect(await screen.findByText('Tu función no permite esto.')).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Pedidos' })).not.toBeInTheDocument();
});
