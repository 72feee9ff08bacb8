import { orderCreated, orderPaid, type PaymentState } from '@idavuelta/shared/contracts';
import { aPage, networkDown, pending } from '@idavuelta/shared/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { openAccount } from '../../testing/account.tsx';
import { aPurchase } from '../../testing/purchases.ts';

const history = 'GET /shop-api/payment-history';

it('[ACC-04] lists a purchase with its date in UTC, event, state and a way to its detail', async () => {
  await openAccount('payments', { api: { [history]: [aPurchase()] } });
  await screen.findByText('Noche de cumbia');
  const row = rowOf('Noche de cumbia');
  expect(within(row).getByText('31-01-2027 23:30')).toBeVisible();
  expect(row).toHaveTextContent('Compra: 31-01-2027 23:30 UTC');
  expect(within(row).getByText('viernes, 5 de marzo de 2027')).toBeVisible(); // in the event's zone
  expect(within(row).getByText(/Pedido 7KQ2M9XA/)).toBeVisible();
  expect(within(row).getByText('Pagada')).toBeVisible();
  expect(within(row).getByRole('link', { name: /^Ver detalle/ })).toHaveAttribute(
    'href',
    '/my-account/payments?order=order-1',
  );
});

it('[API-12] beside UTC stands the time of the reader’s own clock, and whose it is', async () => {
  const resolved = Intl.DateTimeFormat().resolvedOptions();
  const zone = jest.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions');
  zone.mockReturnValue({ ...resolved, timeZone: 'America/Lima' });
  const view = await openAccount('payments', { api: { [history]: [aPurchase()] } });
  await screen.findByText('Noche de cumbia');
  expect(rowOf('Noche de cumbia')).toHaveTextContent('31-01-2027 23:30 UTC (18:30, hora de Lima)');
  view.unmount();
  zone.mockReturnValue({ ...resolved, timeZone: 'Europe/Madrid' });
  await openAccount('payments', { api: { [history]: [aPurchase()] } });
  await screen.findByText('Noche de cumbia');
  expect(rowOf('Noche de cumbia')).toHaveTextContent('31-01-2027 23:30 UTC (1 feb. 2027, 00:30, hora de Madrid)');
  zone.mockRestore();
});

it('[MON-02, MON-04] says what a Chilean event cost in pesos, and the figure in soles where there is a fresh rate', async () => {
  const charge = { amount: 22_500, currency: 'CLP' as const };
  const { unmount } = await openAccount('payments', { api: { [history]: [aPurchase({ charge })] } });
  expect(await screen.findByText('· $22.500 (S/90,00) · Pedido 7KQ2M9XA')).toBeVisible();
  unmount();
  await openAccount('payments', { api: { [history]: [aPurchase({ charge, total: undefined })] } });
  expect(await screen.findByText('· $22.500 · Pedido 7KQ2M9XA')).toBeVisible();
});

it('[ACC-04, LOC-11] names the event in the language of the visitor', async () => {
  const translations = { es_PE: { name: 'Noche de cumbia' }, en_US: { name: 'Cumbia night' } };
  const regularEvent = { ...aPurchase().regularEvent, translations };
  await openAccount('payments', { language: 'en_US', api: { [history]: [aPurchase({ regularEvent })] } });
  expect(await screen.findByText('Cumbia night')).toBeVisible();
});

it.each<[PaymentState, string]>([
  ['awaiting_payment', 'Pago pendiente'],
  ['awaiting_transfer_payment', 'Transferencia pendiente'],
  ['paid', 'Pagada'],
  ['rejected', 'Rechazada'],
])('[ACC-04] shows the badge of %s and lets its detail be opened', async (state, words) => {
  await openAccount('payments', { api: { [history]: [aPurchase({ state })] } });
  const badge = await screen.findByText(words);
  expect(badge).toHaveAttribute('data-state', state);
  expect(screen.getByRole('link', { name: /^Ver detalle/ })).toBeVisible();
});

it('[ACC-04] greys a cancelled purchase and offers no detail of it', async () => {
  await openAccount('payments', { api: { [history]: [aPurchase({ state: 'cancelled' })] } });
  expect(await screen.findByText('Cancelada')).toBeVisible();
  expect(rowOf('Noche de cumbia')).toHaveAttribute('data-cancelled');
  expect(screen.queryByRole('link', { name: /^Ver detalle/ })).not.toBeInTheDocument();
});

it('[ACC-04, PAY-13] says of a cancelled purchase that a payment is looked at, and leads to what that means', async () => {
  await openAccount('payments', { api: { [history]: [aPurchase({ state: 'cancelled', undecided: true })] } });
  expect(await screen.findByText('Estamos revisando un pago de esta compra')).toBeVisible();
  expect(rowOf('Noche de cumbia')).not.toHaveAttribute('data-cancelled');
  expect(screen.getByRole('link', { name: /^Ver detalle/ })).toBeVisible();
});

it('[ACC-04] keeps the list in a region that the keyboard can scroll', async () => {
  await openAccount('payments', { api: { [history]: [aPurchase()] } });
  const region = await screen.findByRole('region', { name: 'Historial de compras' });
  region.focus();
  expect(region).toHaveFocus();
});

it('[ACC-04, ACC-19] says that there are no purchases and where to find events', async () => {
  await openAccount('payments');
  expect(await screen.findByText('Aún no tienes compras asociadas')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Ver eventos' })).toHaveAttribute('href', '/massive-events');
});

it('[ACC-04] shows a message when loading fails, and the list after a retry', async () => {
  const { user, api } = await openAccount('payments', { api: { [history]: networkDown } });
  expect(await screen.findByRole('alert')).toHaveTextContent('No pudimos cargar la información');
  api[history] = [aPurchase()];
  await user.click(screen.getByRole('button', { name: 'Reintentar' }));
  expect(await screen.findByText('Noche de cumbia')).toBeVisible();
});

it('[ACC-04] says that it is loading', async () => {
  await openAccount('payments', { api: { [history]: pending } });
  expect(screen.getByRole('status')).toHaveTextContent('Cargando');
});

it('[ACC-04] shows an order made meanwhile without a reload', async () => {
  const { store, api } = await openAccount('payments');
  await screen.findByText('Aún no tienes compras asociadas');
  api[history] = [aPurchase()];
  act(() => void store.dispatch(orderCreated({ orderId: 'order-1' })));
  expect(await screen.findByText('Noche de cumbia')).toBeVisible();
});

it('[ACC-04] shows the payment of an order without a reload', async () => {
  const { store, api } = await openAccount('payments', {
    api: { [history]: [aPurchase({ state: 'awaiting_payment' })] },
  });
  await screen.findByText('Pago pendiente');
  api[history] = [aPurchase({ state: 'paid' })];
  act(() => void store.dispatch(orderPaid({ orderId: 'order-1' })));
  expect(await screen.findByText('Pagada')).toBeVisible();
});

it('[ACC-04] shows an order that was made and paid before the account was on the page', async () => {
  const order = { orderId: 'order-1' };
  await openAccount('payments', {
    earlierEvents: [orderCreated(order), orderPaid(order)],
    api: { [history]: [aPurchase()] },
  });
  expect(await screen.findByText('Noche de cumbia')).toBeVisible();
});

it('[ACC-04] fetches again whenever the tab is opened', async () => {
  const { user, api } = await openAccount('payments', {
    api: { [history]: [aPurchase({ state: 'awaiting_payment' })] },
  });
  await screen.findByText('Pago pendiente');
  await user.click(screen.getByRole('link', { name: 'Mis eventos' }));
  api[history] = [aPurchase({ state: 'paid' })];
  await user.click(screen.getByRole('link', { name: 'Mis compras' }));
  expect(await screen.findByText('Pagada')).toBeVisible();
});

it('[ACC-04] fetches further purchases on demand, keeps those shown and the focus, and says how many there are', async () => {
  const { user, api, calls } = await openAccount('payments', { api: { [history]: aPage([aPurchase()], 'after-1') } });
  const more = await screen.findByRole('button', { name: 'Ver más' });
  api[history] = aPage([aPurchase({ id: 'order-2' })], 'after-2');
  await user.click(more);
  await waitFor(() => expect(screen.getAllByText('Noche de cumbia')).toHaveLength(2));
  expect(calls.at(-1)?.params).toEqual({ cursor: 'after-1' });
  expect(more).toHaveFocus();
  expect(screen.getByText('Se muestran 2 resultados')).toHaveAttribute('role', 'status');

  api[history] = networkDown;
  await user.click(more);
  expect(await screen.findByText(/No pudimos cargar la información/)).toHaveAttribute('role', 'status');
  expect(screen.getAllByText('Noche de cumbia')).toHaveLength(2);

  api[history] = aPage([aPurchase({ id: 'order-2' }), aPurchase({ id: 'order-3' })]);
  await user.click(more);
  const status = await screen.findByText('Se muestran 3 resultados');
  expect(status).toHaveFocus();
  expect(more).not.toBeInTheDocument();
});

function rowOf(event: string) {
  const row = screen.getByText(event, { exact: false, selector: 'p > span' }).closest('li');
  if (!row) throw new Error(event);
  return row;
}
