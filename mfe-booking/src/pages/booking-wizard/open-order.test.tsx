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

it.each(['paid', 'cancelled', 'rejected', 'refunded'] as const)(
  '[BKG-19] says nothing of an order that is %s',
  async (state) => {
    await openWithOrder({ [orderPath]: anOrder(state) });
    await waitFor(() => expect(screen.queryByText(notice)).not.toBeInTheDocument());
  },
);

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

it('[BKG-22] places a new order when something else is bought', async () => {
  const { user, calls } = await comeBack();
  await press(user, /quiénes viajan.*editar/i);
  await fill(user, await screen.findByLabelText('Nombre y apellido'), 'Ana Torres');
  await press(user, 'Continuar');
  await pay(user);
  await screen.findByRole('heading', { name: 'Pago' });
  expect(posts(calls)).toEqual(['/shop-api/init-payment']);
});
