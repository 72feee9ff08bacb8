import { anEvent } from '@idavuelta/shared/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { aPlacedOrder, fill, openWizard, pay, press } from '../../testing/booking.tsx';
import { openAt, storeDraft } from '../../testing/open-at.ts';
import { anOrder } from '../../testing/orders.ts';
import type { OpenOrder } from '../checkout/checkout.types.ts';
import { pageHidden } from '../wizard/wizard.events.ts';
import { draftKey, readDraft, removeDraft, writeDraft, writeOpenOrder } from './draft.storage.ts';

const notice = 'Tienes una compra de este evento esperando su pago';
const api = {
  'POST /shop-api/init-payment': aPlacedOrder(),
  'POST /shop-api/order/:id/payment': aPlacedOrder(),
  'GET /shop-api/order-detail/:id': anOrder('awaiting_payment', { payable: true }),
};
const hidePage = () => act(() => void window.dispatchEvent(new Event('pagehide')));

/** Changes the stored draft as another tab would, with the event that the browser sends to this tab. */
function inAnotherTab(eventId: number, change: () => void) {
  change();
  const key = draftKey(eventId);
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key, newValue: localStorage.getItem(key) })));
}

function storedOrder(eventId: number): OpenOrder {
  const { openOrder } = readDraft(eventId) ?? {};
  if (!openOrder) throw new Error('no order is stored');
  return openOrder;
}

/** Opens a tab at the payment step while another tab places an order for the same purchase. */
async function openBesideOrder() {
  const event = anEvent();
  storeDraft('payment', { event, method: 'webpay', api });
  const draft = readDraft(event.id) ?? { id: '' };
  const first = await openWizard({ event, api });
  await press(first.user, /^pagar/i);
  await screen.findByRole('heading', { name: 'Pago' });
  const openOrder = storedOrder(event.id);
  first.unmount();

  removeDraft(event.id);
  writeDraft(event.id, draft);
  const view = await openWizard({ event, api });
  await screen.findByRole('list', { name: 'Resumen de tu compra' });
  return { ...view, openOrder };
}

it('[BKG-22] shows the order that another tab placed, and pays it instead of making a second one', async () => {
  const { user, event, openOrder, calls } = await openBesideOrder();
  inAnotherTab(event.id, () => writeOpenOrder(event.id, openOrder));
  expect(await screen.findByText(notice)).toBeVisible();
  await pay(user, /transferencia/i);
  await screen.findByRole('heading', { name: 'Pago' });
  const posts = calls.filter(({ method }) => method === 'POST').map(({ path }) => path);
  expect(posts).toEqual(['/shop-api/order/order-1/payment']);
});

it('[BKG-22] a tab in which nothing changed leaves the draft as another tab has saved it', async () => {
  const { event, openOrder, unmount } = await openBesideOrder();
  writeDraft(event.id, { id: 'next-purchase' });
  writeOpenOrder(event.id, openOrder);
  const before = readDraft(event.id);
  hidePage();
  unmount();
  expect(before).toEqual({ id: 'next-purchase', openOrder });
  expect(readDraft(event.id)).toEqual(before);
});

it('[BKG-22] each store knows by itself what it has saved', async () => {
  const { event, store, unmount } = await openAt('addresses', { api });
  unmount();
  const { user } = await openWizard({ event, api });
  await fill(user, await screen.findByLabelText('Dirección'), 'Av. Larco 345');
  hidePage();
  act(() => void store.dispatch(pageHidden()));
  expect(JSON.stringify(readDraft(event.id))).toContain('Av. Larco 345');
});

it('[BKG-22] a tab that saves what was typed in it keeps the order of another one', async () => {
  const { user, event } = await openAt('addresses', { api });
  const openOrder = { orderId: 'order-1', heldUntil: new Date(Date.now() + 60_000).toISOString(), purchase: '' };
  writeOpenOrder(event.id, openOrder);
  await fill(user, await screen.findByLabelText('Dirección'), 'Av. Larco 345');
  hidePage();
  expect(JSON.stringify(readDraft(event.id))).toContain('Av. Larco 345');
  expect(readDraft(event.id)?.openOrder).toEqual(openOrder);
});

it('[BKG-22] forgets what was typed once another tab has paid for it', async () => {
  const { event, openOrder } = await openBesideOrder();
  inAnotherTab(event.id, () => writeOpenOrder(event.id, openOrder));
  await screen.findByText(notice);
  inAnotherTab(event.id, () => removeDraft(event.id));
  expect(await screen.findByLabelText('Provincia')).toHaveValue('');
  hidePage();
  expect(localStorage.getItem(draftKey(event.id)) ?? '').not.toContain('Rosa Quispe');
});

it('[BKG-22] keeps what was typed for something else than what another tab has paid for', async () => {
  const { user, event, openOrder } = await openBesideOrder();
  inAnotherTab(event.id, () => writeOpenOrder(event.id, openOrder));
  await press(user, /quiénes viajan.*editar/i);
  await fill(user, await screen.findByLabelText('Nombre y apellido'), 'Ana Torres');
  await press(user, 'Continuar');
  inAnotherTab(event.id, () => removeDraft(event.id));
  await waitFor(() =>
    expect(screen.getByRole('list', { name: 'Resumen de tu compra' })).toHaveTextContent('Ana Torres'),
  );
});
