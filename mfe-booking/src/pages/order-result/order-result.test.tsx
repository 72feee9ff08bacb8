import { loginRequested, orderPaid, type PaymentState, sessionStarted } from '@idavuelta/shared/contracts';
import { aCustomer, networkDown, pending, type RenderOptions, renderModule } from '@idavuelta/shared/testing';
import { act, screen } from '@testing-library/react';
import booking from '../../module.ts';
import { press } from '../../testing/booking.tsx';
import { aBankTransfer, anOrder } from '../../testing/orders.ts';
import OrderResultPage from './OrderResultPage.tsx';

const path = 'GET /shop-api/order-detail/:id';
const checkPath = 'POST /shop-api/order/:id/payment/check';

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
  let answer = () => {};
  const answered = new Promise<ReturnType<typeof anOrder>>((resolve) => {
    answer = () => resolve(anOrder('paid'));
  });
  const { calls, actions } = await openResult({ api: { [path]: () => answered } });
  expect(screen.getByRole('status')).toHaveTextContent('Cargando…');
  answer();
  await heading('¡Pago confirmado!');
  expect(screen.getByRole('list', { name: 'Tu viaje de ida y vuelta' })).toHaveTextContent('Estadio Nacional');
  expect(screen.getByRole('link', { name: /su QR/ })).toHaveAttribute('href', '/my-account/payments?order=order-1');
  expect(calls[0]?.params).toEqual({ token_ws: 'abc', extra: '1' });
  expect(actions).toContainEqual(orderPaid({ orderId: 'order-1' }));
});

it('[BKG-19] shows a cancelled order, and that nothing was charged', async () => {
  await openResult({ api: { [path]: anOrder('cancelled') } });
  await heading('Compra cancelada');
  expect(screen.getByText(/^No se cobró nada/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Reservar otra vez' })).toHaveAttribute('href', '/event/noche-de-salsa');
});

it('[BKG-19] shows the error view with the payment message for a rejected order, and a way to book again', async () => {
  await openResult({ api: { [path]: anOrder('rejected') } });
  await heading('No pudimos confirmar tu compra');
  expect(screen.getByRole('alert')).toHaveTextContent('El pago no pudo procesarse. Inténtalo nuevamente.');
  expect(screen.getByText(/^No se cobró nada/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Reservar otra vez' })).toHaveAttribute('href', '/event/noche-de-salsa');
});

it('[BKG-19] shows the error view for a state that it does not know', async () => {
  await openResult({ api: { [path]: anOrder('mislaid' as PaymentState) } });
  await heading('No pudimos confirmar tu compra');
  expect(screen.getByRole('alert')).toHaveTextContent('No logramos leer el estado de tu compra');
});

it('[BKG-19] says what happens with the money of a payment that came when the seats were gone', async () => {
  const refunds = [
    { amount: 90, currency: 'PEN' as const, state: 'requested' as const, date: '2027-01-01T10:30:00.000Z' },
  ];
  await openResult({ api: { [path]: anOrder('cancelled', { refunds }) } });
  await heading('Compra cancelada');
  expect(screen.getByText(/llegó cuando los asientos ya no estaban libres/)).toBeVisible();
  expect(screen.getByRole('list', { name: 'Devoluciones' })).toHaveTextContent(/S\/90,00 .* en camino/);
  expect(screen.queryByText(/No se cobró nada/)).not.toBeInTheDocument();
});

it('[FLT-37, BKG-19] says that a payment came after the trip was called off, and why there is no trip', async () => {
  const refunds = [
    { amount: 90, currency: 'PEN' as const, state: 'by_hand' as const, date: '2027-01-01T10:30:00.000Z' },
  ];
  const calledOff = { reason: 'Lluvias en la ruta' };
  await openResult({ api: { [path]: anOrder('cancelled', { refunds, calledOff }) } });
  await heading('Compra cancelada');
  expect(screen.getByRole('alert')).toHaveTextContent('Este viaje no se va a realizar: la salida se canceló.');
  expect(screen.getByText('Motivo: Lluvias en la ruta')).toBeVisible();
  expect(screen.getByText(/llegó cuando el viaje ya se había cancelado/)).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Reservar otra vez' })).not.toBeInTheDocument();
});

it.each<PaymentState>(['awaiting_payment', 'awaiting_transfer_payment', 'cancelled', 'rejected'])(
  '[PAY-13, BKG-19] says of an order that is %s, and of which money may have moved, that our people look at it',
  async (state) => {
    const undecided = { paymentCode: 'webpay' as const, state: 'undecided' as const };
    const heldUntil = new Date(Date.now() + 600_000).toISOString();
    await openResult({ api: { [path]: anOrder(state, { attempt: undecided, payable: false, heldUntil }) } });
    await heading('Estamos revisando tu pago');
    expect(screen.getByText(/no tienes que pagar otra vez/)).toBeVisible();
    expect(screen.getByText(/te devolvemos el dinero/)).toBeVisible();
    expect(screen.getByText('7KQ2M9XA')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Escríbenos' })).toHaveAttribute('href', '/contact');
    expect(screen.queryByText(/No se cobró nada|El pago no se realizó|no pudo procesarse/)).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /pagar/i })).not.toBeInTheDocument();
  },
);

it.each<PaymentState>(['cancelled', 'rejected'])(
  '[PAY-13, BKG-19] says of an order that is %s, and of which the provider is still asked, what happens with a charge',
  async (state) => {
    jest.useFakeTimers({ doNotFake: ['queueMicrotask'] });
    const confirming = { paymentCode: 'webpay' as const, state: 'confirming' as const };
    const { api } = await openResult({ api: { [path]: anOrder(state, { attempt: confirming }) } });
    await act(() => jest.advanceTimersByTimeAsync(1000));
    expect(
      screen.getByText(/todavía preguntamos al medio de pago .* lo que se haya cobrado se devuelve solo/),
    ).toBeVisible();
    expect(screen.queryByText(/No se cobró nada|El pago no se realizó|no pudo procesarse/)).not.toBeInTheDocument();
    // it is fetched again until the outcome is known
    api[path] = anOrder(state, { attempt: { ...confirming, state: 'rejected' } });
    await act(() => jest.advanceTimersByTimeAsync(5000));
    expect(screen.getByText(/^No se cobró nada/)).toBeVisible();
  },
);

it.each<PaymentState>(['paid', 'awaiting_payment', 'awaiting_transfer_payment', 'cancelled', 'rejected', 'refunded'])(
  '[BKG-19] shows the number of an order that is %s',
  async (state) => {
    await openResult({ api: { [path]: anOrder(state) } });
    expect(await screen.findByText('7KQ2M9XA')).toBeVisible();
  },
);

it('[BKG-19] shows the error view when the call fails, with a retry', async () => {
  const { user, api } = await openResult({ api: { [path]: networkDown } });
  await heading('No pudimos confirmar tu compra');
  expect(screen.getByText(/Si tu banco muestra un cobro, no pagues otra vez/)).toBeVisible();
  api[path] = anOrder('paid');
  await press(user, 'Reintentar');
  await heading('¡Pago confirmado!');
});

it('[BKG-19] waits for a payment, says so, fetches again by itself and stops once it is settled', async () => {
  jest.useFakeTimers({ doNotFake: ['queueMicrotask'] });
  const heldUntil = new Date(Date.now() + 600_000).toISOString();
  const { api, calls } = await openResult({
    api: { [path]: anOrder('awaiting_payment', { heldUntil }), [checkPath]: networkDown },
  });
  const passes = (seconds: number) => act(() => jest.advanceTimersByTimeAsync(seconds * 1000));
  const reads = () => calls.filter(({ method }) => method === 'GET').length;
  const checks = () => calls.filter(({ method }) => method === 'POST').length;
  await passes(1);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Estamos confirmando tu pago');
  expect(screen.getByText(/Esta página se actualiza sola/)).toBeInTheDocument();
  await passes(3);
  expect(screen.getByRole('timer')).toHaveTextContent(/Guardamos tus asientos por 9:5\d/);
  expect(reads()).toBe(2);
  // the interval grows
  await passes(2);
  expect(reads()).toBe(2);
  await passes(2);
  expect(reads()).toBe(3);
  // one failed refetch does not replace the waiting view by an error
  api[path] = networkDown;
  expect(checks()).toBe(0);
  await passes(6);
  expect(reads()).toBeGreaterThan(3);
  // the provider is queried automatically, once
  expect(checks()).toBe(1);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Estamos confirmando tu pago');
  api[path] = anOrder('paid');
  await passes(10);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('¡Pago confirmado!');
  const settled = reads();
  await passes(120);
  expect([reads(), checks()]).toEqual([settled, 1]);
});

it('[BKG-19] asks the provider when the buyer wants to know now', async () => {
  const { user, api, calls } = await openResult({ api: { [path]: anOrder('awaiting_payment') } });
  await heading('Estamos confirmando tu pago');
  api[checkPath] = () => {
    api[path] = anOrder('paid');
    return anOrder('paid');
  };
  await press(user, 'Revisar ahora');
  await heading('¡Pago confirmado!');
  expect(calls.filter(({ method }) => method === 'POST')).toHaveLength(1);
});

it('[BKG-19] says what a transfer waits for, with the bank data', async () => {
  const transfer = aBankTransfer({ holder: 'Idavuelta Perú S.A.C.' });
  await openResult({ api: { [path]: anOrder('awaiting_transfer_payment', { transfer }) } });
  await heading('Esperamos tu transferencia');
  expect(screen.getByText('IDV-7Q2')).toBeInTheDocument();
  expect(screen.getByText('191-4455')).toBeInTheDocument();
  expect(screen.getByText('Idavuelta Perú S.A.C.')).toBeVisible();
});

it('[BKG-30] states what was charged and for which price, and nothing more where it is the price', async () => {
  const charged = { amount: 22_500, currency: 'CLP' as const, rate: '250', rateDate: '2027-01-01T09:00:00.000Z' };
  const { unmount } = await openResult({ api: { [path]: anOrder('paid', { charged }) } });
  expect(await screen.findByText('Se cobraron $22.500, equivalentes a S/90,00')).toBeVisible();
  unmount();
  await openResult({ api: { [path]: anOrder('paid') } });
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
