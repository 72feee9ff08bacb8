import { orderPaid, profileChanged, sessionEnded, sessionStarted } from '@idavuelta/shared/contracts';
import { aCustomer, anEvent, aProfile, renderModule } from '@idavuelta/shared/testing';
import { act, screen, waitFor } from '@testing-library/react';
import booking from '../../module.ts';
import OrderResultPage from '../../pages/order-result/OrderResultPage.tsx';
import { aPlacedOrder, fill, openWizard, press } from '../../testing/booking.tsx';
import { openAt } from '../../testing/open-at.ts';
import { anOrder } from '../../testing/orders.ts';
import state from '../index.ts';
import { ordersApi } from '../orders/orders.api.ts';
import { draftKey } from './draft.storage.ts';

const initPayment = 'POST /shop-api/init-payment';
const orderPath = 'GET /shop-api/order-detail/:id';
const stored = () => Object.values(localStorage).join();
const hidePage = () => act(() => void window.dispatchEvent(new Event('pagehide')));

async function typeAnAddress() {
  const view = await openAt('addresses');
  await fill(view.user, await screen.findByLabelText('Dirección'), 'Av. Larco 123');
  return view;
}

/** Sends a buyer to Mercado Pago. */
async function leaveForProvider() {
  const event = anEvent();
  const view = await openAt('payment', {
    event,
    method: 'webpay',
    api: { [initPayment]: aPlacedOrder(), [orderPath]: anOrder('awaiting_payment') },
  });
  await press(view.user, /^pagar/i);
  await screen.findByRole('heading', { name: 'Pago' });
  return { ...view, event };
}

/** Opens the page on which the buyer returns from the provider. */
const openResult = (detail: ReturnType<typeof anOrder>) =>
  renderModule(booking, <OrderResultPage params={{ id: 'order-1' }} />, {
    session: aCustomer(),
    path: '/order-detail/order-1',
    api: { [orderPath]: detail },
  });

it('[BKG-22] restores the step and what was typed after a reload, and in a tab opened after this one was closed', async () => {
  const { event, unmount } = await typeAnAddress();
  // a reload hides the page before the save delay is over
  hidePage();
  unmount();
  sessionStorage.clear();
  await openWizard({ event });
  expect(await screen.findByLabelText('Dirección')).toHaveValue('Av. Larco 123');
});

it('[BKG-22] saves by itself once the typing rests', async () => {
  await typeAnAddress();
  await waitFor(() => expect(stored()).toContain('Av. Larco 123'));
});

it('[BKG-22] forgets what was typed more than three days ago, and does not leave it in the browser', async () => {
  const { event, unmount } = await typeAnAddress();
  hidePage();
  unmount();
  const now = Date.now();
  jest.spyOn(Date, 'now').mockReturnValue(now + 73 * 3_600_000);
  await openWizard({ event: anEvent() });
  expect(stored()).not.toContain('Av. Larco 123');
  expect(event.id).toBeGreaterThan(0);
});

it('[BKG-22] keeps what was typed while the buyer is at the provider, beside the order that waits', async () => {
  const { event, unmount } = await leaveForProvider();
  unmount();
  await openWizard({ event, api: { [orderPath]: anOrder('awaiting_payment', { payable: true }) } });
  expect(await screen.findByRole('heading', { name: /confirma tu compra/i })).toBeInTheDocument();
  expect(screen.getByRole('list', { name: 'Resumen de tu compra' })).toHaveTextContent('Rosa Quispe');
  expect(await screen.findByRole('link', { name: 'Seguir pagando' })).toHaveAttribute('href', '/order-detail/order-1');
});

it('[BKG-22] forgets what was typed once its order is paid, wherever that becomes known', async () => {
  const { unmount, event } = await leaveForProvider();
  expect(stored()).toContain('Rosa Quispe');
  unmount();
  const result = await openResult(anOrder('paid'));
  await screen.findByRole('heading', { name: '¡Pago confirmado!' });
  expect(stored()).not.toContain('Rosa Quispe');
  result.unmount();
  await openWizard({ event });
  expect(await screen.findByLabelText('Provincia')).toHaveValue('');
});

it('[BKG-22] keeps what was typed for another try when the order came to nothing', async () => {
  const { unmount, event } = await leaveForProvider();
  unmount();
  const result = await openResult(anOrder('cancelled'));
  await screen.findByRole('heading', { name: 'Compra cancelada' });
  result.unmount();
  await openWizard({ event });
  expect(await screen.findByRole('heading', { name: /confirma tu compra/i })).toBeInTheDocument();
  expect(screen.queryByText(/esperando su pago/)).not.toBeInTheDocument();
});

it('[BKG-22] keeps what was typed when the page of the order says that it came to nothing, on the way back too', async () => {
  const { user, api, store } = await openAt('payment', {
    method: 'webpay',
    api: {
      [initPayment]: aPlacedOrder({ heldUntil: new Date(Date.now() - 60_000).toISOString() }),
      [orderPath]: anOrder('awaiting_payment'),
    },
  });
  await press(user, /^pagar/i);
  await user.click(await screen.findByRole('link', { name: 'Ver mi compra' }));
  api[orderPath] = anOrder('cancelled');
  await act(async () => void store.dispatch(ordersApi.endpoints.bookingOrder.initiate({ id: 'order-1' }) as never));
  await press(user, 'Atrás');
  expect(await screen.findByRole('list', { name: 'Resumen de tu compra' })).toHaveTextContent('Rosa Quispe');
});

it('[BKG-22] empties the wizard on screen when its order is paid elsewhere', async () => {
  const { unmount, event } = await leaveForProvider();
  unmount();
  const { store } = await openWizard({ event, api: { [orderPath]: anOrder('awaiting_payment') } });
  await screen.findByRole('heading', { name: /confirma tu compra/i });
  act(() => void store.dispatch(orderPaid({ orderId: 'order-1' })));
  expect(await screen.findByLabelText('Provincia')).toHaveValue('');
});

it('forgets what was typed on logout, on screen too', async () => {
  const { store } = await typeAnAddress();
  hidePage();
  expect(stored()).toContain('Av. Larco 123');
  act(() => void store.dispatch(sessionEnded({ reason: 'logout' })));
  expect(stored()).not.toContain('Av. Larco 123');
  expect(await screen.findByLabelText('Provincia')).toHaveValue('');
});

it('[BKG-22] forgets what was typed when another person logs in, and keeps it for the same one', async () => {
  const { store } = await typeAnAddress();
  hidePage();
  act(() => void store.dispatch(profileChanged({ profile: aProfile() })));
  expect(screen.getByLabelText('Dirección')).toHaveValue('Av. Larco 123');
  act(() => void store.dispatch(profileChanged({ profile: aProfile({ id: 2 }) })));
  expect(stored()).not.toContain('Av. Larco 123');
  expect(await screen.findByLabelText('Provincia')).toHaveValue('');
});

it('[BKG-22] does not show the draft of one person to another who comes later', async () => {
  const { event, unmount } = await typeAnAddress();
  hidePage();
  unmount();
  await openWizard({ event, session: aCustomer({ id: 2 }) });
  expect(await screen.findByLabelText('Provincia')).toHaveValue('');
});

it.each(['logout', 'expired'] as const)('finds the draft of an earlier session that ended by %s', async (reason) => {
  const { event, unmount } = await typeAnAddress();
  hidePage();
  unmount();
  // the next page has no wizard: the session ends there
  await openWizard({ event, earlierEvents: [sessionEnded({ reason }), sessionStarted(undefined)] });
  if (reason === 'logout') expect(await screen.findByLabelText('Provincia')).toHaveValue('');
  else expect(await screen.findByLabelText('Dirección')).toHaveValue('Av. Larco 123');
});

it('keeps what was typed when a release replaces the module after a logout', async () => {
  const event = anEvent();
  const { user, store } = await openWizard({ event, earlierEvents: [sessionEnded({ reason: 'logout' })] });
  await user.selectOptions(await screen.findByLabelText('Provincia'), 'Lima');
  hidePage();
  act(() => store.mountModule(booking.name, state));
  expect(localStorage.getItem(draftKey(event.id))).toContain('"provinceId":1');
});

it('starts from zero when the stored draft is broken', async () => {
  const event = anEvent();
  localStorage.setItem(draftKey(event.id), '{"id":');
  await openWizard({ event });
  expect(await screen.findByLabelText('Provincia')).toHaveValue('');
});
