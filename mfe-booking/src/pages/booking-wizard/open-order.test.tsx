import { apiError, type FakeApi, type MadeCall, networkDown } from '@idavuelta/shared/testing';
import { screen, waitFor } from '@testing-library/react';
import { aPlacedOrder, fill, openWizard, pay, press, sharedVan } from '../../testing/booking.tsx';
import { openAt, storeDraft } from '../../testing/open-at.ts';
import { anOrder } from '../../testing/orders.ts';

const initPayment = 'POST /shop-api/init-payment';
const orderPath = 'GET /shop-api/order-detail/:id';
const payPath = 'POST /shop-api/order/:id/payment';
const checkPath = 'POST /shop-api/order/:id/payment/check';
const notice = 'Tienes una compra de este evento esperando su pago';
const posts = (calls: MadeCall[]) => calls.filter(({ method }) => method === 'POST').map(({ path }) => path);

const openOrder = { orderId: 'order-1', heldUntil: new Date(Date.now() + 15 * 60_000).toISOString(), purchase: '' };

/** Opens the event page for a buyer with an unpaid order. */
async function openWithOrder(api: FakeApi = {}, onOutdated?: () => void) {
  const view = await openWizard({
    event: storeDraft('payment', { openOrder }),
    onOutdated,
    api: { [orderPath]: anOrder('awaiting_payment', { payable: true }), ...api },
  });
  await waitFor(() => expect(view.calls.map(({ path }) => path)).toContain('/shop-api/order-detail/order-1'));
  return view;
}

/** Opens the event page after a buyer came back from the provider without paying. */
async function comeBack(api: FakeApi = {}) {
  const common = { 'GET /events/:id/product-variant': [sharedVan()], [initPayment]: aPlacedOrder() };
  const { user, unmount, event } = await openAt('payment', { method: 'webpay', api: common });
  await press(user, /^pagar/i);
  await screen.findByRole('heading', { name: 'Pago' });
  unmount();
  return openWizard({
    event,
    api: { ...common, [orderPath]: anOrder('awaiting_payment', { payable: true }), ...api },
  });
}

it('[BKG-22, PAY-11] offers to go on paying an order that waits, and says that its seats are held for its buyer', async () => {
  await openWithOrder();
  expect(await screen.findByRole('link', { name: 'Seguir pagando' })).toHaveAttribute('href', '/order-detail/order-1');
  expect(screen.getByText(/asientos están guardados para ti/)).toBeVisible();
  expect(screen.getByRole('timer')).toBeVisible();
});

it.each(['paid', 'refunded'] as const)('[BKG-19] says nothing of an order that is %s', async (state) => {
  await openWithOrder({ [orderPath]: anOrder(state) });
  await waitFor(() => expect(screen.queryByText(notice)).not.toBeInTheDocument());
});

it('[PAY-13] says of an order that waits when money may have moved for it', async () => {
  await openWithOrder({
    [orderPath]: anOrder('awaiting_payment', { attempt: { paymentCode: 'webpay', state: 'undecided' } }),
  });
  expect(await screen.findByText(/Todavía no sabemos si llegó un pago de esa compra/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Ver mi compra' })).toBeVisible();
});

it('[PAY-11] gives the order up, fetches the stock again and tells the page', async () => {
  const onOutdated = jest.fn();
  const { user, calls } = await openWithOrder({ 'POST /shop-api/order/:id/cancel': null }, onOutdated);
  const stock = () => calls.filter(({ path }) => path.endsWith('/product-variant')).length;
  await press(user, 'Dejar esta compra');
  const before = stock();
  await press(user, 'Sí, dejarla');
  await waitFor(() => expect(screen.queryByText(notice)).not.toBeInTheDocument());
  expect(onOutdated).toHaveBeenCalledTimes(1);
  await waitFor(() => expect(stock()).toBeGreaterThan(before));
});

it('[PAY-11] says why an order cannot be given up, and keeps it', async () => {
  const { user } = await openWithOrder({
    'POST /shop-api/order/:id/cancel': () => apiError('STATE_CONFLICT', { status: 409 }),
  });
  await press(user, 'Dejar esta compra');
  await press(user, 'Sí, dejarla');
  expect(await screen.findByText('La compra ya cambió de estado.')).toBeVisible();
  expect(screen.getByText(notice)).toBeVisible();
});

it('[BKG-22, PAY-11] pays the order that waits instead of making a second one, with another method too', async () => {
  const { user, calls } = await comeBack({ 'POST /shop-api/order/:id/payment': aPlacedOrder() });
  await pay(user, /transferencia/i);
  await screen.findByRole('heading', { name: 'Pago' });
  expect(posts(calls)).toEqual(['/shop-api/order/order-1/payment']);
  expect(calls.find(({ method }) => method === 'POST')).toMatchObject({
    data: { paymentCode: 'transferencia', url: window.location.origin, charge: { amount: 45, currency: 'PEN' } },
    headers: { 'Idempotency-Key': expect.stringMatching(/^[\w-]{8,64}$/) },
  });
});

const queries = ['/shop-api/order/order-1/payment', '/shop-api/order/order-1/payment/check'];
const conflict = () => apiError('STATE_CONFLICT', { status: 409 });

it.each(['cancelled', 'rejected', 'refunded'] as const)(
  '[BKG-22] places a new order when the one that waited is %s, as the server says',
  async (state) => {
    const { user, calls } = await comeBack({ [payPath]: conflict, [checkPath]: anOrder(state) });
    await pay(user);
    await screen.findByRole('heading', { name: 'Pago' });
    expect(posts(calls)).toEqual([...queries, '/shop-api/init-payment']);
  },
);

it.each([
  ['paid in another tab', anOrder('paid')],
  ['being confirmed', anOrder('awaiting_payment', { attempt: { paymentCode: 'webpay', state: 'confirming' } })],
  ['in the minutes after its hold', anOrder('awaiting_payment', { attempt: { paymentCode: 'redsys', state: 'open' } })],
  ['waiting for our people', anOrder('awaiting_payment', { attempt: { paymentCode: 'webpay', state: 'undecided' } })],
])('[BKG-22, PAY-13] leads to the order instead of making a second one when it is %s', async (_, order) => {
  const { user, calls, currentPath } = await comeBack({ [payPath]: conflict, [checkPath]: order });
  await pay(user);
  await waitFor(() => expect(currentPath()).toBe('/order-detail/order-1'));
  expect(posts(calls)).toEqual(queries);
  // going back is possible, with all input kept
  await press(user, 'Atrás');
  expect(await screen.findByRole('list', { name: 'Resumen de tu compra' })).toHaveTextContent('Rosa Quispe');
});

it('[BKG-22, PAY-13] leads to an ended order of which money may have moved before another one is made', async () => {
  const ended = anOrder('cancelled', { attempt: { paymentCode: 'webpay', state: 'undecided' } });
  const { user, calls } = await comeBack({ [payPath]: conflict, [checkPath]: ended });
  await pay(user);
  expect(await screen.findByRole('alert')).toHaveTextContent(/Todavía no sabemos si llegó un pago de esa compra/);
  expect(screen.getByRole('link', { name: 'Ver mi compra' })).toHaveAttribute('href', '/order-detail/order-1');
  expect(posts(calls)).toEqual(queries);
});

it.each([
  ['no connection', networkDown, /No hay conexión con el servidor/],
  ['a failure', () => apiError('INTERNAL', { status: 500 }), /no está disponible por un momento/],
])('[BKG-22] orders nothing while it cannot be read what became of the order: %s', async (_, failing, text) => {
  const { user, calls } = await comeBack({ [payPath]: conflict, [checkPath]: failing });
  await pay(user);
  expect(await screen.findByRole('alert')).toHaveTextContent(text);
  expect(screen.getByRole('heading', { name: /confirma tu compra/i })).toBeVisible();
  expect(posts(calls)).toEqual(queries);
});

const timeIsUp = /El tiempo para pagar se agotó y los asientos quedaron libres/;
const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString();

it.each(['cancelled', 'rejected'] as const)(
  '[BKG-23, BKG-31] says after a reload that the time of an order ran out (%s), and takes the seats again with one press',
  async (state) => {
    const event = storeDraft('payment', { method: 'webpay', openOrder: { ...openOrder, heldUntil: minutesAgo(5) } });
    const { user, calls } = await openWizard({
      event,
      api: { [orderPath]: anOrder(state), [initPayment]: aPlacedOrder({ orderId: 'order-2' }) },
    });
    expect(await screen.findByText(timeIsUp)).toHaveTextContent('Guardamos todo lo que escribiste.');
    // loading a page does not move the focus
    expect(document.body).toHaveFocus();
    expect(screen.getByRole('list', { name: 'Resumen de tu compra' })).toHaveTextContent('Rosa Quispe');
    await press(user, 'Tomar los asientos otra vez');
    expect(await screen.findByRole('heading', { name: 'Pago' })).toBeVisible();
    expect(posts(calls)).toEqual(['/shop-api/init-payment']);
  },
);

it('[BKG-23] says so at an earlier step too', async () => {
  const event = storeDraft('addresses', { openOrder: { ...openOrder, heldUntil: minutesAgo(5) } });
  await openWizard({ event, api: { [orderPath]: anOrder('cancelled') } });
  expect(await screen.findByText(timeIsUp)).toBeVisible();
  expect(screen.getByRole('heading', { name: /direcciones de recojo/i })).toBeVisible();
});

it('[BKG-23] does not say that the time ran out of an order that was cancelled before', async () => {
  await openWithOrder({ [orderPath]: anOrder('cancelled') });
  expect(await screen.findByText(/Tu compra se canceló y sus asientos quedaron libres/)).toBeVisible();
  expect(screen.queryByText(timeIsUp)).not.toBeInTheDocument();
});

it('[BKG-22] places a new order when something else is bought', async () => {
  const { user, calls } = await comeBack();
  await press(user, /quiénes viajan.*editar/i);
  await fill(user, await screen.findByLabelText('Nombre y apellido'), 'Ana Torres');
  await press(user, 'Continuar');
  await pay(user);
  await screen.findByRole('heading', { name: 'Pago' });
  expect(posts(calls)).toEqual(['/shop-api/init-payment']);
});
