import type { OrderDetail } from '@idavuelta/shared/contracts';
import { screen, within } from '@testing-library/react';
import { openAccount } from '../../testing/account.tsx';
import { aPurchaseDetail, aTicket } from '../../testing/purchases.ts';
import { isTravelDay } from '../../ui/ride-pass/travel-day.ts';

const code = 'Código QR del boleto 1';
const ticket = aTicket({ qr: '{"orderId":"order-1"}', shortCode: 'ABCD2345' });

/** The tests' clock shows 10:00 on 25 November in Lima. */
const today = '2026-11-26T01:00:00.000Z';
const tomorrow = '2026-11-27T01:00:00.000Z';

function purchaseOn(startDate: string, tickets = [ticket]): OrderDetail {
  const purchase = aPurchaseDetail({ tickets });
  return { ...purchase, event: { ...purchase.event, startDate } };
}
const open = (purchase: OrderDetail) =>
  openAccount('payments?order=order-1', { api: { 'GET /shop-api/order-detail/order-1': purchase } });

/** Whether one element precedes the other on the page. */
const isBefore = (one: Element, other: Element) =>
  Boolean(one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING);

it('[FLT-40] on the day of the trip the code comes first, and what else can be done is behind one button', async () => {
  const { user } = await open(purchaseOn(today));
  const pass = await screen.findByRole('region', { name: 'Noche de cumbia' });
  expect(within(pass).getByText('Hoy es tu viaje')).toBeVisible();
  expect(within(pass).getByText(/^miércoles, 25 de noviembre de 2026, 20:00/)).toBeVisible();
  const image = within(pass).getByRole('img', { name: code });
  expect(isBefore(image, screen.getByText('Total'))).toBe(true);
  expect(isBefore(image, screen.getByRole('heading', { level: 2, name: '1 boleto' }))).toBe(true);

  const more = screen.getByRole('button', { name: 'Más opciones' });
  expect(more).toHaveAttribute('aria-expanded', 'false');
  expect(screen.queryByRole('button', { name: 'Descargar PDF' })).toBeNull();
  more.focus();
  await user.keyboard('{ArrowDown}');
  expect(more).toHaveAttribute('aria-expanded', 'true');
  expect(screen.getByRole('button', { name: 'Descargar PDF' })).toHaveFocus();
  await user.keyboard('{End}');
  expect(screen.getByRole('button', { name: 'Enviar por correo otra vez' })).toHaveFocus();
  await user.keyboard('{Escape}');
  expect(more).toHaveFocus();
  expect(screen.queryByRole('button', { name: 'Descargar PDF' })).toBeNull();
});

it('[FLT-40] what an action says stands in the menu, which stays open', async () => {
  const { user, api } = await open(purchaseOn(today));
  api['POST /shop-api/order/order-1/mail'] = {};
  await user.click(await screen.findByRole('button', { name: 'Más opciones' }));
  await user.click(screen.getByRole('button', { name: 'Enviar por correo otra vez' }));
  expect(await screen.findByText('Te enviamos el correo con tus boletos')).toBeVisible();
});

it.each([
  ['another day', purchaseOn(tomorrow)],
  ['the day, with nothing left that admits anybody', purchaseOn(today, [{ ...ticket, refunded: true }])],
])('[FLT-40] on %s the purchase is as ever', async (_, purchase) => {
  await open(purchase);
  expect(await screen.findByRole('button', { name: 'Descargar PDF' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Más opciones' })).toBeNull();
});

it.each<[string, string, string, boolean]>([
  ['the morning of its place', '2026-11-26T01:00:00Z', '2026-11-25T06:00:00Z', true],
  ['the evening before', '2026-11-26T01:00:00Z', '2026-11-25T04:00:00Z', false],
  ['the night of the way home', '2026-11-26T01:00:00Z', '2026-11-26T12:00:00Z', true],
  ['the day after', '2026-11-26T01:00:00Z', '2026-11-26T23:00:00Z', false],
])('[FLT-40] %s is judged by the clock of the departure', (_, startDate, now, expected) => {
  expect(isTravelDay(purchaseOn(startDate), Date.parse(now))).toBe(expected);
});

it('[FLT-40] vans that leave the evening before make that evening the day of the trip', () => {
  const pickUp = { opensAt: '2026-11-26T03:30:00Z', closesAt: '2026-11-26T04:00:00Z', homeAt: '2026-11-26T12:00:00Z' };
  const early = { ...ticket, addresses: [{ address: 'Av. Larco 100', county: 'Miraflores', pickUp }] };
  expect(isTravelDay(purchaseOn('2026-11-26T06:00:00Z', [early]), Date.parse('2026-11-25T20:00:00Z'))).toBe(true);
});
