import { apiError, type FakeApi, type MadeCall } from '@idavuelta/shared/testing';
import { screen, waitFor } from '@testing-library/react';
import { aPlacedOrder, fill, openWizard, pay, press, sharedVan } from '../../testing/booking.tsx';
import { openAt, storeDraft } from '../../testing/open-at.ts';
import { anOrder } from '../../testing/orders.ts';

const initPayment = 'POST /shop-api/init-payment';
const orderPath = 'GET /shop-api/order-detail/:id';
const notice = 'Tienes una compra de este evento esperando su pago';
const posts = (calls: MadeCall[]) => calls.filter(({ method }) => method === 'POST').map(({ path }) => path);

const openOrder = { orderId: 'order-1', heldUntil: new Date(Date.now() + 15 * 60_000).toISOString(), purchase: '' };

/** The event page of a buyer whose order waits for its payment. */
async function openWithOrder(api: FakeApi = {}, onOutdated?: () => void) {
  const view = await openWizard({
    event: storeDraft('payment', { openOrder }),
    onOutdated,
    api: { [orderPath]: anOrder('awaiting_payment', { payable: true }), ...api },
  });
  await waitFor(() => expect(view.calls.map(({ path }) => path)).toContain('/shop-api/order-detail/order-1'));
  return view;
}

/** The event page after a buyer came back from the provider without a payment. */
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

it('[BKG-22] places a new order when the one that waited has ended', async () => {
  const { user, calls } = await comeBack({
    'POST /shop-api/order/:id/payment': () => apiError('STATE_CONFLICT', { status: 409 }),
  });
  await pay(user);
  await screen.findByRole('heading', { name: 'Pago' });
  expect(posts(calls)).toEqual(['/shop-api/order/order-1/payment', '/shop-api/init-payment']);
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
    // a page that loads does not move the focus
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
