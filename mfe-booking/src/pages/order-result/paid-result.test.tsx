import type { OrderDetail } from '@idavuelta/shared/contracts';
import { aCustomer, renderModule } from '@idavuelta/shared/testing';
import { screen, waitFor } from '@testing-library/react';
import booking from '../../module.ts';
import { press } from '../../testing/booking.tsx';
import { anOrder } from '../../testing/orders.ts';
import OrderResultPage from './OrderResultPage.tsx';

const openResult = (detail: OrderDetail) =>
  renderModule(booking, <OrderResultPage params={{ id: 'order-1' }} />, {
    session: aCustomer(),
    path: '/order-detail/order-1',
    api: { 'GET /shop-api/order-detail/:id': detail },
  });

function aPaidOrder({ refunded = false } = {}) {
  const detail = anOrder('paid');
  const [ticket] = detail.tickets as [OrderDetail['tickets'][number]];
  const qr = (number: number) => JSON.stringify({ orderId: 'order-1', ticket: number });
  return {
    ...detail,
    tickets: [
      { ...ticket, qr: qr(1), refunded },
      { ...ticket, qr: qr(2), shortCode: 'KMPQ7XY3' },
    ],
  };
}

it('[BKG-19] shows the QR code of each ticket of a paid order', async () => {
  await openResult(aPaidOrder());
  expect(await screen.findByRole('img', { name: 'Código QR del boleto 1' })).toBeVisible();
  expect(screen.getByRole('img', { name: 'Código QR del boleto 2' })).toBeVisible();
});

it('[FLT-23] shows the short code under the QR code in two groups, which no translation changes', async () => {
  await openResult(aPaidOrder());
  const code = await screen.findByText('KMPQ 7XY3');
  expect(code.closest('[translate]')).toHaveAttribute('translate', 'no');
});

it('[BKG-19, PAY-14] shows no code of a ticket that was paid back, and how far the payment is', async () => {
  const detail = aPaidOrder({ refunded: true });
  const refunds = [
    { amount: 45, currency: 'PEN' as const, state: 'by_hand' as const, date: '2027-01-02T10:00:00.000Z' },
  ];
  await openResult({ ...detail, order: { ...detail.order, refunds } });
  expect(await screen.findByText('Boleto 1: devuelto, ya no vale para viajar.')).toBeVisible();
  expect(screen.queryByRole('img', { name: 'Código QR del boleto 1' })).not.toBeInTheDocument();
  expect(screen.getByRole('img', { name: 'Código QR del boleto 2' })).toBeVisible();
  expect(screen.getByRole('list', { name: 'Devoluciones' })).toHaveTextContent(/S\/45,00 .* la hace nuestro equipo/);
});

it('[BKG-19, PAY-14] says that all of an order was paid back, and shows no code', async () => {
  const refunds = [{ amount: 90, currency: 'PEN' as const, state: 'done' as const, date: '2027-01-02T10:00:00.000Z' }];
  await openResult(anOrder('refunded', { refunds }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Compra devuelta' })).toBeVisible();
  expect(screen.getByRole('list', { name: 'Devoluciones' })).toHaveTextContent(/S\/90,00 .* hecha/);
  expect(screen.queryByRole('img', { name: /Código QR/ })).not.toBeInTheDocument();
});

it('[BKG-19] gives the trip to the calendar, with the pick-ups, as the entries that the mail has', async () => {
  const pickUp = {
    opensAt: '2027-03-05T22:50:00.000Z',
    closesAt: '2027-03-05T23:30:00.000Z',
    homeAt: '2027-03-06T08:05:00.000Z',
  };
  const files: Blob[] = [];
  Object.assign(URL, { createObjectURL: (file: Blob) => `blob:${files.push(file)}`, revokeObjectURL: () => {} });
  const click = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
  const order = aPaidOrder();
  const tickets = order.tickets.map((ticket, index) => ({
    ...ticket,
    addresses: ticket.addresses.map((address) => ({ ...address, pickUp })),
    ...(index === 0 && { refunded: true as const }),
  }));
  const { user } = await openResult({ ...order, tickets });
  await press(user, 'Agregar al calendario');
  await waitFor(() => expect(click).toHaveBeenCalledTimes(1));
  expect((click.mock.contexts[0] as HTMLAnchorElement).download).toBe('idavuelta.ics');
  const text = await new Promise((resolve) => {
    const reader = Object.assign(new FileReader(), { onload: () => resolve(reader.result) });
    reader.readAsText(files[0] as Blob);
  });
  expect(text).toContain('UID:order-1@idavuelta');
  expect(text).toContain('DTSTART:20270306T010000Z');
  expect(text).toContain('SUMMARY:Noche de salsa');
  expect(text).toContain('UID:order-1-pick-up-2-1@idavuelta');
  expect(text).toContain('DTSTART:20270305T225000Z\r\nDTEND:20270305T233000Z');
  expect(text).toContain('SUMMARY:Noche de salsa: recojo entre');
  expect(text).not.toContain('pick-up-1-1');
  expect(text).toMatch(/SEQUENCE:\d+/);
  expect(text).toContain('LOCATION:Estadio Nacional\\, Calle José Díaz s/n');
});

it('[BKG-19, AFT-04] shares the event with the van of the first good ticket, by the device’s sheet or by its copied link', async () => {
  const { user } = await openResult(aPaidOrder());
  const link = `${window.location.origin}/event/noche-de-salsa?van=1&date=7&day=2027-03-05`;
  await press(user, 'Compartir el evento');
  expect(await screen.findByText('Enlace copiado')).toBeVisible();
  expect(await navigator.clipboard.readText()).toBe(link);

  const share = jest.fn(async () => {});
  Object.assign(navigator, { share });
  try {
    await press(user, 'Compartir el evento');
    expect(share).toHaveBeenCalledWith({ title: 'Noche de salsa', url: link });
  } finally {
    Object.assign(navigator, { share: undefined });
  }
});

it('[BKG-19, EVT-08] speaks of no payment where nothing had to be paid', async () => {
  await openResult(anOrder('paid', { total: 0, paymentCode: 'prepagado' }));
  expect(await screen.findByRole('heading', { level: 1, name: '¡Reserva confirmada!' })).toBeVisible();
  expect(screen.queryByText(/Pago confirmado/)).not.toBeInTheDocument();
});

it('[MON-02, MON-04] says what a Chilean event cost in pesos, and the figure in soles where there is a fresh rate', async () => {
  const charge = { amount: 22_500, currency: 'CLP' as const };
  const { unmount } = await openResult(anOrder('paid', { charge }));
  expect(await screen.findByText('1 boleto · $22.500 (S/90,00)')).toBeVisible();
  unmount();
  await openResult(anOrder('paid', { charge, total: undefined }));
  expect(await screen.findByText('1 boleto · $22.500')).toBeVisible();
});

it('[PUW-10] says when each address is called at', async () => {
  const detail = aPaidOrder();
  const pickUp = { opensAt: '2027-03-05T23:10:00Z', closesAt: '2027-03-05T23:50:00Z', homeAt: '2027-03-06T05:30:00Z' };
  const tickets = detail.tickets.map((ticket) => ({
    ...ticket,
    addresses: ticket.addresses.map((address) => ({ ...address, pickUp })),
  }));
  await openResult({ ...detail, tickets });
  expect(await screen.findByText(/recojo entre 18:10 y 18:50 · en casa hacia 00:30/)).toBeVisible();
  expect(screen.getByText(/Es un horario estimado/)).toBeVisible();
});
