import {
  loginRequested,
  type OrderDetail,
  orderPaid,
  type PaymentState,
  sessionStarted,
} from '@idavuelta/shared/contracts';
import {
  aCustomer,
  inEveryLanguage,
  networkDown,
  pending,
  type RenderOptions,
  renderModule,
} from '@idavuelta/shared/testing';
import { act, screen } from '@testing-library/react';
import booking from '../../module.ts';
import { press } from '../../testing/booking.tsx';
import OrderResultPage from './OrderResultPage.tsx';

const path = 'GET /shop-api/order-detail/:id';

const anOrder = (paymentState: PaymentState, order: Partial<OrderDetail['order']> = {}): OrderDetail => ({
  order: {
    id: 'order-1',
    number: '7KQ2M9XA',
    date: '2027-01-01T10:00:00.000Z',
    paymentState,
    paymentCode: 'webpay',
    total: 90,
    ...order,
  },
  event: {
    id: 1,
    slug: 'noche-de-salsa',
    imagePath: '/media/noche.abc',
    timeZone: 'America/Lima',
    startDate: '2027-03-06T01:00:00.000Z',
    place: { name: 'Estadio Nacional', address: 'Calle José Díaz s/n' },
    translations: inEveryLanguage({ name: 'Noche de salsa' }),
  },
  tickets: [
    {
      productVariantId: 1,
      capacity: 2,
      price: 90,
      discountPrice: 0,
      translations: inEveryLanguage({ name: 'Van compartida' }),
      placeAddress: 'Calle José Díaz s/n',
      addresses: [{ address: 'Av. Larco 123', county: 'Miraflores' }],
      passengers: [],
    },
  ],
});

afterEach(() => void jest.useRealTimers());

const openResult = (options: RenderOptions) =>
  renderModule(booking, <OrderResultPage params={{ id: 'order-1' }} />, {
    session: aCustomer(),
    path: '/order-detail/order-1?token_ws=abc&extra=1',
    ...options,
  });

const heading = (name: string) => screen.findByRole('heading', { level: 1, name });

it('[RTE-17] renders the order result with one heading and a title', async () => {
  await openResult({ api: { [path]: anOrder('paid') } });
  await heading('¡Pago confirmado!');
  expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
  expect(document.title).toBe('¡Pago confirmado! | Idavuelta');
  expect(booking.routes.map((route) => route.path)).toContain('/order-detail/:id');
});

it('[BKG-19] spins, then shows a paid order with its trip and the way to its QR, and sends the query along', async () => {
  const { calls, actions } = await openResult({ api: { [path]: anOrder('paid') } });
  expect(screen.getByRole('status')).toHaveTextContent('Cargando…');
  await heading('¡Pago confirmado!');
  expect(screen.getByRole('list', { name: 'Tu viaje de ida y vuelta' })).toHaveTextContent('Estadio Nacional');
  expect(screen.getByRole('link', { name: /su QR/ })).toHaveAttribute('href', '/my-account/payments?order=order-1');
  expect(calls[0]?.params).toEqual({ token_ws: 'abc', extra: '1' });
  expect(actions).toContainEqual(orderPaid({ orderId: 'order-1' }));
});

it('[BKG-19] shows a cancelled order', async () => {
  await openResult({ api: { [path]: anOrder('cancelled') } });
  await heading('Compra cancelada');
  expect(screen.getByRole('link', { name: 'Reservar otra vez' })).toHaveAttribute('href', '/event/noche-de-salsa');
});

it('[BKG-19] shows the error view with the payment message for any other state', async () => {
  await openResult({ api: { [path]: anOrder('rejected') } });
  await heading('No pudimos confirmar tu compra');
  expect(screen.getByRole('alert')).toHaveTextContent('El pago no pudo procesarse. Inténtalo nuevamente.');
});

it.each<PaymentState>(['paid', 'awaiting_payment', 'awaiting_transfer_payment', 'cancelled', 'rejected'])(
  '[BKG-19] shows the number of an order that is %s',
  async (state) => {
    await openResult({ api: { [path]: anOrder(state) } });
    expect(await screen.findByText('7KQ2M9XA')).toBeVisible();
  },
);

it('[BKG-19] shows the error view when the call fails, with a retry', async () => {
  const { user, api } = await openResult({ api: { [path]: networkDown } });
  await heading('No pudimos confirmar tu compra');
  api[path] = anOrder('paid');
  await press(user, 'Reintentar');
  await heading('¡Pago confirmado!');
});

it('[BKG-19] waits for a payment, says so, fetches again by itself and stops once it is settled', async () => {
  jest.useFakeTimers({ doNotFake: ['queueMicrotask'] });
  const { api, calls } = await openResult({
    api: { [path]: anOrder('awaiting_payment', { heldUntil: new Date(Date.now() + 600_000).toISOString() }) },
  });
  const passes = (seconds: number) => act(() => jest.advanceTimersByTimeAsync(seconds * 1000));
  await passes(1);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Estamos confirmando tu pago');
  expect(screen.getByText(/Esta página se actualiza sola/)).toBeInTheDocument();
  await passes(3);
  expect(screen.getByRole('timer')).toHaveTextContent(/Guardamos tus asientos por 9:5\d/);
  expect(calls).toHaveLength(2);
  await passes(3);
  expect(calls).toHaveLength(2);
  await passes(1);
  expect(calls).toHaveLength(3);
  // one failed refetch does not replace the waiting view by an error
  api[path] = networkDown;
  await passes(6);
  expect(calls).toHaveLength(4);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Estamos confirmando tu pago');
  api[path] = anOrder('paid');
  await passes(10);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('¡Pago confirmado!');
  await passes(120);
  expect(calls).toHaveLength(5);
});

it('[BKG-19] says what a transfer waits for, with the bank data', async () => {
  const transfer = {
    bankName: 'Banco del Sur',
    accountId: '191-4455',
    accountType: 'Corriente',
    holder: 'Idavuelta Perú S.A.C.',
    dni: '20601234567',
    email: 'pagos@idavuelta.test',
    reference: 'IDV-7Q2',
    amount: 90,
    currency: 'PEN' as const,
    deadline: '2027-03-02T23:30:00.000Z',
  };
  await openResult({ api: { [path]: anOrder('awaiting_transfer_payment', { transfer }) } });
  await heading('Esperamos tu transferencia');
  expect(screen.getByText('IDV-7Q2')).toBeInTheDocument();
  expect(screen.getByText('191-4455')).toBeInTheDocument();
  expect(screen.getByText('Idavuelta Perú S.A.C.')).toBeVisible();
});

it('[BKG-30] states what was charged and for how much in soles, and nothing more where both are soles', async () => {
  const charge = { amount: 22_500, currency: 'CLP' as const, rate: '250', rateDate: '2027-01-01T09:00:00.000Z' };
  const { unmount } = await openResult({ api: { [path]: anOrder('paid', { charge }) } });
  expect(await screen.findByText('Se cobraron CLP 22.500, equivalentes a S/90,00')).toBeVisible();
  unmount();
  await openResult({ api: { [path]: anOrder('paid', { charge: { amount: 90, currency: 'PEN' } }) } });
  await heading('¡Pago confirmado!');
  expect(screen.queryByText(/equivalentes/)).not.toBeInTheDocument();
});

it('waits while the session is not known, asks an anonymous visitor to log in, and goes on after it', async () => {
  const unknown = await openResult({ session: { status: 'unknown' } });
  expect(screen.getByRole('status')).toHaveTextContent('Cargando…');
  unknown.unmount();

  const { store, actions, user } = await openResult({
    session: { status: 'anonymous' },
    api: { [path]: pending },
  });
  await heading('Tu compra');
  expect(actions).toEqual([loginRequested(undefined)]);
  await press(user, 'Ingresar');
  expect(actions).toHaveLength(2);
  act(() => void store.dispatch(sessionStarted(undefined)));
  expect(screen.getByRole('status')).toHaveTextContent('Cargando…');
});
