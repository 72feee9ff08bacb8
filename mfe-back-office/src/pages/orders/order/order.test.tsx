import type { StaffOrder, StaffRole, TimelineEntry } from '@idavuelta/shared/contracts/staff';
import type { FakeApi } from '@idavuelta/shared/testing';
import { screen, within } from '@testing-library/react';
import { anAccount, renderOffice } from '../../../testing/office.tsx';
import { aStaffOrder, aStaffTicket } from '../../../testing/orders.ts';
import { aTaxDocument, noTaxDocuments } from '../../../testing/tax.ts';
import OrderPage from './OrderPage.tsx';

const { id } = aStaffOrder();
const show = (
  order: StaffOrder = aStaffOrder(),
  timeline: TimelineEntry[] = [],
  role: StaffRole = 'owner',
  taxDocuments: FakeApi = noTaxDocuments,
) =>
  renderOffice(<OrderPage params={{ id }} />, {
    path: `/back-office/orders/${id}`,
    account: anAccount(role),
    api: {
      [`GET /staff-api/orders/${id}`]: order,
      [`GET /staff-api/orders/${id}/timeline`]: timeline,
      ...taxDocuments,
    },
  });

it('[BOF-07] shows who has bought what, with money and travellers', async () => {
  await show();
  expect(await screen.findByRole('heading', { level: 1, name: 'Pedido 7KQ2M9XA' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'lucia@example.org' })).toHaveAttribute('href', 'mailto:lucia@example.org');
  expect(screen.getByText('S/91,00 · Webpay')).toBeVisible();
  const tickets = within(screen.getByRole('region', { name: 'Boletos' }));
  expect(tickets.getAllByText('Zoe Sáenz')).toHaveLength(2);
  expect(tickets.getAllByText('Av. Grau 123, Barranco')).toHaveLength(2);
  expect(tickets.getByText('Devuelto')).toBeVisible();
  const money = within(screen.getByRole('region', { name: 'Dinero' }));
  expect(money.getByText('Pagado y sin devolver: S/45,50')).toBeVisible();
  const lines = money.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(lines[0]).toMatch(/^Webpay · pagadoS\/91,007KQ2M9XA · /);
  expect(lines[1]).toMatch(/^solicitada · hechaS\/45,50rosa@idavuelta\.example · /);
  expect(screen.queryByRole('button', { name: 'Ver en el mapa' })).not.toBeInTheDocument();
});

it('[API-12, OFF-06] the hour at the event has the reader’s own beside it, unless both clocks show the same', async () => {
  const resolved = Intl.DateTimeFormat().resolvedOptions();
  const zone = jest.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions');
  zone.mockReturnValue({ ...resolved, timeZone: 'Europe/Madrid' });
  const order = aStaffOrder({ startsAt: '2027-03-06T01:00:00.000Z', timeZone: 'America/Lima' });
  const view = await show(order);
  expect(
    await screen.findByText(/^5 mar\.? 2027, 20:00 hora de Lima, Perú · 6 mar\.? 2027, 02:00 aquí$/),
  ).toBeVisible();
  view.unmount();
  zone.mockReturnValue({ ...resolved, timeZone: 'America/Lima' });
  await show(order);
  expect(await screen.findByText(/^5 mar\.? 2027, 20:00$/)).toBeVisible();
  zone.mockRestore();
});

it('[BOF-07, OFF-06] tells everything that happened in words, newest first, and folds what was recorded beside it', async () => {
  const at = '2027-02-01T15:00:00Z';
  const later = '2027-02-02T15:00:00Z';
  const { user } = await show(undefined, [
    { at, kind: 'placed' },
    { at, kind: 'attempt', name: 'webpay', text: '7KQ2M9XA', amount: { minor: 9100, currency: 'PEN' } },
    { at, kind: 'result', name: 'paid', by: 'provider:webpay', answer: { vci: 'TSY' } },
    { at, kind: 'state', name: 'paid', by: 'provider:webpay', text: 'payment approved' },
    { at, kind: 'mail', name: 'order-paid', to: 'lucia@example.org', text: 'Tus boletos' },
    { at: later, kind: 'state', name: 'cancelled', by: 'job:expire-order', text: 'not paid in time' },
    { at: later, kind: 'check', name: 'first', by: 'Van 3', detail: { ticket: 1, leg: 'outbound' } },
    { at: later, kind: 'refund', name: 'asked_for', by: 'buyer', detail: { tickets: [1, 2] } },
    { at: later, kind: 'note', by: 'staff:rosa@idavuelta.example', text: 'Llamó dos veces.' },
    { at: later, kind: 'change', name: 'water-plants', by: 'gateway', detail: { releases: 'x' } },
  ]);
  const timeline = within(await screen.findByRole('region', { name: 'Lo que pasó' }));
  await user.click(await timeline.findByRole('button', { name: 'Ver toda la historia (9)' }));
  const [newest, oldest] = timeline.getAllByRole('heading', { level: 3 });
  expect(newest).toHaveTextContent(/^2 feb/);
  expect(oldest).toHaveTextContent(/^1 feb/);
  for (const text of [
    'Se hizo el pedido',
    'Intento de pago con Webpay',
    'El pedido pasó a: Pagado',
    'El medio de pago confirmó el cobro.',
    'No se pagó a tiempo.',
    'Control de boleto: subió',
    /Van 3 · boleto 1, ida$/,
    'Devolución: solicitada',
    /quien compró · boletos 1, 2$/,
    'Llamó dos veces.',
    /automático$/,
    'Otro cambio',
  ])
    expect(timeline.getByText(text)).toBeVisible();
  expect(timeline.queryByText(/payment approved|provider:|job:/)).not.toBeInTheDocument();
  for (const folded of ['vci: TSY', 'action: water-plants, releases: x', 'reference: 7KQ2M9XA'])
    expect(timeline.getByText(folded).closest('details')).not.toHaveAttribute('open');
});

it('[SAL-07] a card above its limit is a flag, and the history names the other orders that it paid', async () => {
  await show(aStaffOrder({ flags: ['card-above-limit'] }), [
    {
      at: '2027-02-01T15:00:00Z',
      kind: 'change',
      name: 'card-above-limit',
      by: 'provider:webpay',
      detail: { orders: ['10000021', '10000034'] },
    },
  ]);
  expect(await screen.findByText('Su tarjeta pagó más que el límite')).toBeVisible();
  const timeline = within(await screen.findByRole('region', { name: 'Lo que pasó' }));
  expect(await timeline.findByText('Su tarjeta pagó más boletos de los que permite el evento')).toBeVisible();
  expect(timeline.getByText(/mismas cifras de tarjeta que los pedidos 10000021, 10000034$/)).toBeVisible();
});

it('[BOF-07] addresses that were chosen on a map are shown on one', async () => {
  const position = { latitude: -12.14, longitude: -77.02 };
  const addresses = [{ address: 'Av. Grau 123', countyId: 5, county: 'Barranco', position }];
  const { user } = await show(aStaffOrder({ tickets: [aStaffTicket({ addresses })] }));
  await user.click(await screen.findByRole('button', { name: 'Ver en el mapa' }));
  const stops = await screen.findByRole('region', { name: 'Dónde se recoge' });
  expect(await within(stops).findByText('Av. Grau 123')).toBeInTheDocument();
});

it('[BOF-07] is printed', async () => {
  const print = jest.spyOn(window, 'print').mockImplementation(() => {});
  const { user } = await show();
  await user.click(await screen.findByRole('button', { name: 'Imprimir' }));
  expect(print).toHaveBeenCalled();
});

it('[FLT-44] a viewer reads who travels, and a mark where a contact would be', async () => {
  const ticket = aStaffTicket();
  const passengers = ticket.passengers.map(({ name }) => ({ name, email: '', phone: '', passengerAddress: '' }));
  const addresses = ticket.addresses.map((one) => ({ ...one, address: '' }));
  const order = aStaffOrder({
    buyer: { name: 'Lucía Quispe', email: '', phone: '' },
    tickets: [{ ...ticket, passengers, addresses }],
  });
  await show(order, [{ at: order.placedAt, kind: 'mail', name: 'order-paid', text: 'Tus boletos' }], 'viewer');
  expect(await screen.findByText('Lucía Quispe')).toBeVisible();
  expect(screen.getAllByText('Contacto reservado')).toHaveLength(1 + passengers.length);
  expect(screen.getAllByText(passengers[0]?.name ?? '')).not.toHaveLength(0);
  expect(document.querySelector('a[href^="mailto:"], a[href^="tel:"]')).toBeNull();
});

it('[FIS-08] has links to its tax documents, for those who may read them', async () => {
  const other = aTaxDocument({
    id: '9f8b0a4e-6a5c-4c58-9d7e-0a3a4d1c2b3e',
    number: 'B001-13',
    orderNumber: 'OTHER222',
  });
  const documents = { 'GET /staff-api/tax-documents': { rows: [aTaxDocument(), other], total: 2 } };
  const { calls, unmount } = await show(aStaffOrder(), [], 'owner', documents);
  const table = within(await screen.findByRole('region', { name: 'Comprobantes' }));
  expect(table.getByRole('listitem')).toHaveTextContent(/^Boleta B001-12S\/91,00Aceptado/);
  expect(table.getByRole('link', { name: 'B001-12' })).toHaveAttribute(
    'href',
    `/back-office/tax-documents/${aTaxDocument().id}`,
  );
  expect(table.queryByText('B001-13')).not.toBeInTheDocument();
  expect(calls.find(({ path }) => path === '/staff-api/tax-documents')?.params).toEqual({ text: '7KQ2M9XA' });
  unmount();
  const view = await show(aStaffOrder(), [], 'events', documents);
  await screen.findByRole('region', { name: 'Dinero' });
  expect(view.calls.some(({ path }) => path === '/staff-api/tax-documents')).toBe(false);
});

it('[LEG-02, LEG-08] shows which legal texts were in force when the order was placed', async () => {
  const accepted: StaffOrder['accepted'] = [
    { document: 'withdrawal', version: 2, inForceOn: '2026-08-01', language: 'es_PE' },
  ];
  await show(aStaffOrder({ accepted }));
  const link = await screen.findByRole('link', { name: /^Retracto/ });
  expect(link).toHaveAttribute('href', `/legal/withdrawal?version=2&country=${aStaffOrder().country}`);
  expect(link).toHaveTextContent(/versión 2, desde el 1 ago\.? 2026 · Español \(Perú\)/);
});
