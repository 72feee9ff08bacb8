import { apiError, type FakeApi, networkDown, serverClockIsAhead } from '@idavuelta/shared/testing';
import { act, screen } from '@testing-library/react';
import { aPlacedOrder } from '../../testing/booking.tsx';
import { openAt } from '../../testing/open-at.ts';
import { anOrder } from '../../testing/orders.ts';

const initPayment = 'POST /shop-api/init-payment';
const orderPath = 'GET /shop-api/order-detail/:id';
const holdPath = 'POST /shop-api/order/:id/hold';
const inSeconds = (seconds: number) => new Date(Date.now() + seconds * 1000).toISOString();
/**
 * Advances time step by step, with a render after each. Only the last second of a step lets pending requests proceed.
 */
async function passes(seconds: number, step = 1) {
  for (let second = 0; second < seconds; second += step)
    await act(async () => {
      jest.advanceTimersByTime((step - 1) * 1000);
      await jest.advanceTimersByTimeAsync(1000);
    });
}
/** Presses without waiting, since the clock stands still: the next tick shows the effect. */
const pressNow = (name: string | RegExp) => act(() => screen.getByRole('button', { name }).click());
const expired = /El tiempo para pagar se agotó y los asientos quedaron libres/;

afterEach(() => void jest.useRealTimers());

/** The checkout step of an order whose seats are held for some seconds, on a clock that the test advances. */
async function atCheckout(seconds: number, api: FakeApi = {}) {
  const view = await openAt('payment', { api: { [initPayment]: aPlacedOrder(), ...api } });
  await screen.findByRole('radio', { name: /webpay/i });
  jest.useFakeTimers({ doNotFake: ['queueMicrotask'] });
  view.api[initPayment] = aPlacedOrder({ heldUntil: inSeconds(seconds) });
  act(() => screen.getByRole('radio', { name: /webpay/i }).click());
  pressNow(/^pagar/i);
  await passes(1);
  return view;
}

it('[BKG-23] shows the time left, and says politely when five minutes and one minute are left', async () => {
  await atCheckout(302, { [holdPath]: networkDown });
  expect(screen.getByRole('timer')).toHaveTextContent(/Guardamos tus asientos por 5:0\d/);
  expect(screen.queryByText(/Quedan? menos de/)).not.toBeInTheDocument();
  await passes(3);
  expect(screen.getByText('Quedan menos de 5 minutos para pagar.')).toHaveAttribute('role', 'status');
  await passes(240, 20);
  expect(screen.getByText('Queda menos de 1 minuto para pagar.')).toHaveAttribute('role', 'status');
});

it.each([20, -20])(
  '[BKG-23] counts by the server’s clock, of which the device’s may be %i minutes ahead',
  async (minutes) => {
    const view = await openAt('payment', { api: { [initPayment]: aPlacedOrder() } });
    await screen.findByRole('radio', { name: /webpay/i });
    jest.useFakeTimers({ doNotFake: ['queueMicrotask'] });
    serverClockIsAhead(-minutes * 60_000);
    view.api[initPayment] = aPlacedOrder({ heldUntil: inSeconds(600 - minutes * 60) });
    act(() => screen.getByRole('radio', { name: /webpay/i }).click());
    pressNow(/^pagar/i);
    await passes(1);
    expect(screen.getByRole('timer')).toHaveTextContent(/Guardamos tus asientos por (10:00|9:5\d)/);
  },
);

it('[BKG-31] gives more time near the end, as long as the API does', async () => {
  const { api } = await atCheckout(100);
  api[holdPath] = { heldUntil: inSeconds(900) };
  pressNow('Necesito más tiempo');
  await passes(1);
  expect(screen.getByRole('timer')).toHaveTextContent(/1[45]:\d\d/);
  expect(screen.queryByRole('button', { name: 'Necesito más tiempo' })).not.toBeInTheDocument();
  await passes(720, 60);
  api[holdPath] = () => apiError('STATE_CONFLICT', { status: 409 });
  pressNow('Necesito más tiempo');
  await passes(1);
  expect(screen.getByText('Ya no podemos guardarlos por más tiempo.')).toBeVisible();
});

it('[BKG-23, BKG-31] says that the time is up, keeps everything, and takes the seats again with one press', async () => {
  const { api, calls } = await atCheckout(5, { [orderPath]: anOrder('cancelled') });
  await passes(6);
  expect(screen.getByText(expired)).toBeVisible();
  expect(screen.getByRole('list', { name: 'Resumen de tu compra' })).toHaveTextContent('Rosa Quispe');
  expect(screen.getByRole('radio', { name: /webpay/i })).toBeChecked();

  api[initPayment] = aPlacedOrder({ orderId: 'order-2', heldUntil: inSeconds(900) });
  pressNow('Tomar los asientos otra vez');
  await passes(1);
  expect(screen.getByRole('heading', { name: 'Pago' })).toBeInTheDocument();
  expect(screen.getByRole('timer')).toHaveTextContent(/1[45]:\d\d/);
  const orders = calls.filter(({ path }) => path === '/shop-api/init-payment');
  expect(orders[1]?.data).toEqual(orders[0]?.data);
  expect(orders[1]?.headers['Idempotency-Key']).not.toBe(orders[0]?.headers['Idempotency-Key']);
});

it('[BKG-31] says which seats are gone when they cannot be taken again', async () => {
  const { api } = await atCheckout(5, { [orderPath]: anOrder('cancelled') });
  await passes(6);
  api[initPayment] = () =>
    apiError('OUT_OF_STOCK', {
      status: 409,
      errors: [{ field: 'tickets[0].productVariantId', reason: 'out_of_stock' }],
    });
  pressNow('Tomar los asientos otra vez');
  await passes(1);
  expect(screen.getByRole('heading', { name: /elige tus boletos/i })).toBeInTheDocument();
  expect(screen.getByRole('alert')).toHaveTextContent('Van compartida · Entrada general');
});

it('[BKG-23] does not call an order released that was paid in the last moment, or is held for longer', async () => {
  const { api } = await atCheckout(5, {
    [orderPath]: () => anOrder('awaiting_payment', { heldUntil: inSeconds(20) }),
  });
  await passes(7);
  expect(screen.getByRole('timer')).toBeVisible();
  api[orderPath] = anOrder('paid');
  await passes(22);
  expect(screen.getByText('¡Tu reserva está confirmada!')).toBeVisible();
  expect(screen.queryByText(expired)).not.toBeInTheDocument();
});

it('[BKG-23, PAY-13] says that the provider is asked until the server says what the order has become', async () => {
  // when it is read its deadline has changed, and is over as well
  const over = anOrder('awaiting_payment', { heldUntil: inSeconds(-60) });
  const { api, calls, store } = await atCheckout(5, { [orderPath]: over });
  await passes(7);
  expect(screen.getByText(/Estamos preguntando al medio de pago/).closest('[role=status]')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Ver mi compra' })).toHaveAttribute('href', '/order-detail/order-1');
  // as long as the server's grace period
  await passes(300, 30);
  expect(screen.queryByText(expired)).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Tomar los asientos otra vez' })).not.toBeInTheDocument();
  expect(store.getState()).toMatchObject({ 'mfe-booking': { checkout: { openOrder: { orderId: 'order-1' } } } });
  const reads = calls.filter(({ path }) => path === '/shop-api/order-detail/order-1').length;
  expect(reads).toBeGreaterThan(5);
  expect(reads).toBeLessThan(20);

  api[orderPath] = anOrder('rejected');
  await passes(30, 30);
  expect(screen.getByText(expired)).toBeVisible();
});

it('[BKG-23, NTF-03] does not take a failed call for the end, and goes on asking', async () => {
  const { api } = await atCheckout(5, { [orderPath]: networkDown });
  await passes(60, 10);
  expect(screen.getByText('No podemos conectar con el servidor. Lo intentamos otra vez.')).toBeVisible();
  expect(screen.queryByText(expired)).not.toBeInTheDocument();
  api[orderPath] = anOrder('paid');
  await passes(30, 30);
  expect(screen.getByText('¡Tu reserva está confirmada!')).toBeVisible();
});

it('[BKG-23] believes the server, not the clock of the device, that the seats are held', async () => {
  await atCheckout(-600, { [orderPath]: anOrder('awaiting_payment', { payable: true }) });
  await passes(2);
  expect(screen.getByText('Tus asientos siguen guardados: puedes terminar de pagar.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Ir a la página de pago' })).toBeVisible();
});

it.each(['confirming', 'undecided'] as const)(
  '[PAY-13] does not offer to pay again at once when the order has ended with an attempt that is %s',
  async (state) => {
    await atCheckout(5, { [orderPath]: anOrder('cancelled', { attempt: { paymentCode: 'webpay', state } }) });
    await passes(7);
    expect(screen.getByText(/Todavía no sabemos si llegó un pago/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Ver mi compra' })).toHaveAttribute('href', '/order-detail/order-1');
    expect(screen.queryByRole('button', { name: 'Tomar los asientos otra vez' })).not.toBeInTheDocument();
  },
);
