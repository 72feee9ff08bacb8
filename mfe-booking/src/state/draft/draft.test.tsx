import { sessionEnded, sessionStarted } from '@idavuelta/shared/contracts';
import { anEvent } from '@idavuelta/shared/testing';
import { act, screen, waitFor } from '@testing-library/react';
import booking from '../../module.ts';
import { aPlacedOrder, chooseTickets, fill, openWizard, pay, press, reachPayment } from '../../testing/booking.tsx';
import state from '../index.ts';
import { draftKey } from './draft.storage.ts';

async function typeAnAddress() {
  const event = anEvent();
  const view = await openWizard({ event });
  await chooseTickets(view.user);
  await press(view.user, 'Continuar');
  await fill(view.user, await screen.findByLabelText('Dirección'), 'Av. Larco 123');
  return { ...view, event };
}

it('[BKG-22] restores the step and what was typed after a reload', async () => {
  const { event, unmount } = await typeAnAddress();
  // a reload hides the page before the save delay is over
  act(() => void window.dispatchEvent(new Event('pagehide')));
  unmount();
  await openWizard({ event });
  expect(await screen.findByLabelText('Dirección')).toHaveValue('Av. Larco 123');
});

it('[BKG-22] saves by itself once the typing rests', async () => {
  await typeAnAddress();
  await waitFor(() => expect(Object.values(sessionStorage).join()).toContain('Av. Larco 123'));
});

it('[BKG-22] forgets the draft once the order is placed, and shows the order that waits for its payment', async () => {
  const event = anEvent();
  const { user, unmount } = await openWizard({ event, api: { 'POST /shop-api/init-payment': aPlacedOrder() } });
  await reachPayment(user);
  await pay(user);
  await screen.findByRole('heading', { name: 'Pago' });
  expect(Object.values(sessionStorage).join()).not.toContain('Rosa Quispe');
  unmount();
  await openWizard({ event });
  expect(await screen.findByLabelText('Provincia')).toHaveValue('');
  expect(screen.getByRole('link', { name: 'Ver mi compra' })).toHaveAttribute('href', '/order-detail/order-1');
});

it('forgets what was typed on logout, on screen too', async () => {
  const { store } = await typeAnAddress();
  act(() => void store.dispatch(sessionEnded({ reason: 'logout' })));
  expect(Object.values(sessionStorage).join()).not.toContain('Av. Larco 123');
  expect(await screen.findByLabelText('Provincia')).toHaveValue('');
});

it.each(['logout', 'expired'] as const)('finds the draft of an earlier session that ended by %s', async (reason) => {
  const { event, unmount } = await typeAnAddress();
  act(() => void window.dispatchEvent(new Event('pagehide')));
  unmount();
  // the next page is one without the wizard: the session ends there
  await openWizard({ event, earlierEvents: [sessionEnded({ reason }), sessionStarted(undefined)] });
  if (reason === 'logout') expect(await screen.findByLabelText('Provincia')).toHaveValue('');
  else expect(await screen.findByLabelText('Dirección')).toHaveValue('Av. Larco 123');
});

it('keeps what was typed when a release replaces the module after a logout', async () => {
  const event = anEvent();
  const { user, store } = await openWizard({ event, earlierEvents: [sessionEnded({ reason: 'logout' })] });
  await user.selectOptions(await screen.findByLabelText('Provincia'), 'Lima');
  act(() => void window.dispatchEvent(new Event('pagehide')));
  act(() => store.mountModule(booking.name, state));
  expect(sessionStorage.getItem(draftKey(event.id))).toContain('"provinceId":1');
});

it('starts from zero when the stored draft is broken', async () => {
  const event = anEvent();
  sessionStorage.setItem(draftKey(event.id), '{"id":');
  await openWizard({ event });
  expect(await screen.findByLabelText('Provincia')).toHaveValue('');
});
