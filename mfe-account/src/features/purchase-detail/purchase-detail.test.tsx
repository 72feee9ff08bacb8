import { apiError, networkDown } from '@idavuelta/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { openAccount } from '../../testing/account.tsx';
import { aPassenger, aPurchase, aPurchaseDetail, aTicket, aTransfer } from '../../testing/purchases.ts';

const detail = 'GET /shop-api/order-detail/order-1';
const openPurchase = (response: unknown) => openAccount('payments?order=order-1', { api: { [detail]: response } });

it('[ACC-05] opens from the list with focus on its heading, and back', async () => {
  const { user, currentPath } = await openAccount('payments', {
    api: { 'GET /shop-api/payment-history': [aPurchase()], [detail]: aPurchaseDetail() },
  });
  await user.click(await screen.findByRole('link', { name: /^Ver detalle/ }));
  expect(currentPath()).toBe('/my-account/payments?order=order-1');
  expect(screen.getByRole('heading', { level: 1, name: 'Detalle de la compra' })).toHaveFocus();
  await user.click(screen.getByRole('link', { name: /Volver a mis compras/ }));
  expect(currentPath()).toBe('/my-account/payments');
  expect(screen.getByRole('heading', { level: 1, name: 'Mis compras' })).toHaveFocus();
});

it('[ACC-05] shows event, picture, number, state, date and total', async () => {
  const { container } = await openPurchase(aPurchaseDetail());
  expect(await screen.findByRole('heading', { name: 'Noche de cumbia' })).toBeVisible();
  expect(screen.getByText('Una noche para bailar.')).toBeVisible();
  expect(screen.getByText('7KQ2M9XA')).toBeVisible();
  expect(container.querySelector('img')?.getAttribute('src')).toMatch(/\/media\/evento/);
  expect(screen.getByText('Pagada')).toBeVisible();
  expect(screen.getByText('31-01-2027 23:30')).toBeVisible();
  expect(screen.getByText('S/90,00')).toBeVisible();
});

it('[API-12] says whose clock the hours are of, unless it is the reader’s own', async () => {
  const resolved = Intl.DateTimeFormat().resolvedOptions();
  const zone = jest.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions');
  zone.mockReturnValue({ ...resolved, timeZone: 'Europe/Madrid' });
  const view = await openPurchase(aPurchaseDetail());
  expect(await screen.findByText('Las horas del viaje y los plazos están en hora de Lima.')).toBeVisible();
  view.unmount();
  zone.mockReturnValue({ ...resolved, timeZone: 'America/Lima' });
  await openPurchase(aPurchaseDetail());
  await screen.findByText('31-01-2027 23:30');
  expect(screen.queryByText(/hora de Lima\.$/)).not.toBeInTheDocument();
  zone.mockRestore();
});

it('[BOF-04] says that a trip was called off, and why', async () => {
  const purchase = aPurchaseDetail();
  const order = { ...purchase.order, paymentState: 'refunded', calledOff: { reason: 'Cerraron la carretera.' } };
  await openPurchase({ ...purchase, order });
  expect(await screen.findByText('Este viaje se canceló')).toBeVisible();
  expect(screen.getByText('Motivo: Cerraron la carretera.')).toBeVisible();
});

it('[FLT-12] the names of passengers and the number of the order are not for a translation', async () => {
  await openPurchase(aPurchaseDetail());
  expect(await screen.findByRole('heading', { name: 'Ana Torres' })).toHaveAttribute('translate', 'no');
  expect(screen.getByText('7KQ2M9XA')).toHaveAttribute('translate', 'no');
});

it('[ACC-05] opens ticket 1 at start and another one when it is asked for', async () => {
  const second = aTicket({ passengers: [aPassenger({ name: 'Luis Paz' }), aPassenger({ name: 'Eva Sol' })] });
  const { user } = await openPurchase(aPurchaseDetail({ tickets: [aTicket(), second] }));
  const ana = (await screen.findByRole('heading', { name: 'Ana Torres' })).closest('li');
  expect(ana).toBeVisible();
  expect(ana).toHaveTextContent(/ana@example\.test.*987654321.*Av\. Larco 100/);
  expect(screen.getByText('1 pasajero')).toBeVisible();
  expect(screen.getByText('Luis Paz')).not.toBeVisible();
  await user.click(screen.getByText('2 pasajeros'));
  expect(screen.getByText('Luis Paz')).toBeVisible();
});

it('[ACC-05] shows the discount price with the original struck through, and the price alone without a discount', async () => {
  await openPurchase(
    aPurchaseDetail({
      tickets: [aTicket({ price: 45, discountPrice: 40.5, finalPrice: 40.5 }), aTicket({ price: 50 })],
    }),
  );
  const original = (await screen.findByText('S/45,00')).closest('del');
  expect(original).toHaveTextContent('Antes');
  expect(screen.getByText(/S\/40,50/)).toBeVisible();
  expect(screen.getByText('S/50,00').closest('del')).toBeNull();
  expect(screen.queryByText('S/0,00')).not.toBeInTheDocument();
});

it('[ACC-05] shows S/0,00 for a free ticket: of an invitation, and with a coupon that takes everything off', async () => {
  await openPurchase(
    aPurchaseDetail({
      order: { total: 0 },
      tickets: [aTicket({ price: 0, finalPrice: 0 }), aTicket({ price: 50, finalPrice: 0 })],
    }),
  );
  const [, invited, withCoupon] = await screen.findAllByText(/S\/0,00/);
  expect(invited).toHaveTextContent(/^S\/0,00$/);
  expect(withCoupon?.parentElement).toHaveTextContent(/Antes S\/50,00 .*S\/0,00$/);
  expect(screen.getByText('S/50,00').closest('del')).not.toBeNull();
});

const pesos = (amount: number) => ({ amount, currency: 'CLP' as const });

it('[MON-02] shows the total and the tickets of a Chilean event in pesos, and the figure in soles beside them', async () => {
  const ticket = { price: 45, discountPrice: 40.5, finalPrice: 40.5, charge: pesos(10_125), fullCharge: pesos(11_250) };
  await openPurchase(aPurchaseDetail({ order: { total: 40.5, charge: pesos(10_125) }, tickets: [aTicket(ticket)] }));
  expect((await screen.findByText('Total')).parentElement).toHaveTextContent(/^Total\$10\.125 \(S\/40,50\)$/);
  expect(screen.getByText('$11.250').closest('del')).not.toBeNull();
  expect(screen.getAllByText('$10.125 (S/40,50)')).toHaveLength(2);
});

it('[MON-04] shows a purchase without figures in soles when there is no fresh rate', async () => {
  const noSoles = { price: undefined, discountPrice: undefined, finalPrice: undefined };
  const ticket = aTicket({ ...noSoles, charge: pesos(11_250), fullCharge: pesos(11_250) });
  await openPurchase(aPurchaseDetail({ order: { total: undefined, charge: pesos(11_250) }, tickets: [ticket] }));
  expect(await screen.findAllByText('$11.250')).toHaveLength(2);
  expect(document.body).not.toHaveTextContent('S/');
});

it.each([
  ['paid', 'Monto cobrado'],
  ['awaiting_payment', 'Monto a cobrar'],
] as const)('[BKG-30] shows what is charged in another currency beside the total: %s', async (paymentState, label) => {
  const charged = { amount: 22_500, currency: 'CLP' as const, rate: '250', rateDate: '2027-01-31T20:00:00.000Z' };
  const { unmount } = await openPurchase(aPurchaseDetail({ order: { paymentState, charged } }));
  expect((await screen.findByText(label)).parentElement).toHaveTextContent('$22.500');
  expect(screen.getByText('S/90,00')).toBeVisible();
  unmount();
  for (const order of [{ paymentState: 'cancelled' as const, charged }, { paymentState }]) {
    const view = await openPurchase(aPurchaseDetail({ order }));
    await screen.findByText('S/90,00');
    expect(screen.queryByText(/^Monto/)).not.toBeInTheDocument();
    view.unmount();
  }
});

it('[BKG-30] asks for a transfer in the currency of the account', async () => {
  const transfer = { ...aTransfer, amount: 22.5, currency: 'EUR' as const };
  await openPurchase(aPurchaseDetail({ order: { paymentState: 'awaiting_transfer_payment', transfer } }));
  expect(await screen.findByText('22,50 €')).toBeVisible();
});

it('[ACC-05, PAY-10] shows where to transfer, the reference and the deadline while a transfer is awaited', async () => {
  await openPurchase(aPurchaseDetail({ order: { paymentState: 'awaiting_transfer_payment', transfer: aTransfer } }));
  expect(await screen.findByText('IV-7KQ2M9XA')).toBeVisible();
  expect(screen.getByText('Banco del Sur')).toBeVisible();
  expect(screen.getByText('194-1234567-0-11')).toBeVisible();
  expect(screen.getByText('Idavuelta Perú S.A.C.')).toBeVisible();
  expect(screen.getByText('martes, 2 de febrero de 2027, 18:30')).toBeVisible(); // in the event's zone
});

it('[ACC-05] says that the order is unknown or of someone else, with a way back', async () => {
  await openPurchase(() => apiError('NOT_FOUND', { status: 404 }));
  expect(await screen.findByText('No encontramos esta compra')).toBeVisible();
  expect(screen.getAllByRole('link', { name: /Volver a mis compras/ })).toHaveLength(2);
  expect(screen.queryByRole('button', { name: 'Reintentar' })).not.toBeInTheDocument();
});

it('[ACC-05] shows a message when loading fails, and the purchase after a retry', async () => {
  const { user, api } = await openPurchase(networkDown);
  const retry = await screen.findByRole('button', { name: 'Reintentar' });
  api[detail] = aPurchaseDetail();
  await user.click(retry);
  expect(await screen.findByRole('heading', { name: 'Noche de cumbia' })).toBeVisible();
});

it('[ACC-06] shows the QR code of each ticket of a paid purchase, large and on white', async () => {
  const qr = (ticket: number) => JSON.stringify({ orderId: 'order-1', ticket });
  await openPurchase(aPurchaseDetail({ tickets: [aTicket({ qr: qr(1) }), aTicket({ qr: qr(2) })] }));
  const code = await screen.findByRole('img', { name: 'Código QR del boleto 1' });
  expect(Number(code.getAttribute('width'))).toBeGreaterThanOrEqual(220);
  expect(code.querySelector('path')).toHaveAttribute('fill', '#FFFFFF');
  expect(screen.getByTitle('Código QR del boleto 2')).toBeInTheDocument();
});

it('[FLT-23] shows the short code of a ticket under its QR code in two groups', async () => {
  await openPurchase(aPurchaseDetail({ tickets: [aTicket({ qr: '{}', shortCode: 'KMPQ7XY3' })] }));
  const code = await screen.findByText('KMPQ 7XY3');
  expect(code.closest('[translate]')).toHaveAttribute('translate', 'no');
});

it('[ACC-06] shows no QR code before the purchase is paid', async () => {
  await openPurchase(aPurchaseDetail({ order: { paymentState: 'awaiting_payment' } }));
  const trip = await screen.findByRole('list', { name: 'Tu viaje de ida y vuelta' });
  await waitFor(() => expect(within(trip).getByText('Estadio Nacional')).toBeVisible());
  expect(screen.queryByRole('img', { name: /Código QR/ })).not.toBeInTheDocument();
});

it('[PAY-14] says what was paid back, and shows no QR code of a ticket that nobody rides with', async () => {
  const qr = JSON.stringify({ orderId: 'order-1', ticket: 2 });
  const refund = { amount: 45, currency: 'PEN' as const, date: '2027-02-01T15:00:00.000Z' };
  await openPurchase(
    aPurchaseDetail({
      order: { refunds: [{ ...refund, state: 'requested' }] },
      tickets: [aTicket({ refunded: true, qr }), aTicket({ qr })],
    }),
  );
  const refunds = await screen.findByRole('list', { name: 'Devoluciones' });
  expect(refunds).toHaveTextContent(/S\/45,00 · 1 feb\.? 2027 · en camino/);
  expect(screen.getByText(/Devolvimos este boleto/)).toBeVisible();
  expect(screen.queryByTitle('Código QR del boleto 1')).not.toBeInTheDocument();
  expect(screen.getByTitle('Código QR del boleto 2')).toBeInTheDocument();
});

it('[PAY-14] shows that all of a purchase was paid back, and what had been charged', async () => {
  const charged = { amount: 22_500, currency: 'CLP' as const };
  const refunds = [{ ...charged, state: 'done' as const, date: '2027-02-01T15:00:00.000Z' }];
  await openPurchase(aPurchaseDetail({ order: { paymentState: 'refunded', charged, refunds } }));
  expect(await screen.findByText('Devuelta')).toBeVisible();
  expect(screen.getByText('Monto cobrado').parentElement).toHaveTextContent('$22.500');
  expect(screen.getByRole('list', { name: 'Devoluciones' })).toHaveTextContent('hecha');
});

it('[PAY-11] leads to the payment of a purchase that can still be paid', async () => {
  const { unmount } = await openPurchase(
    aPurchaseDetail({ order: { paymentState: 'awaiting_payment', payable: true } }),
  );
  expect(await screen.findByRole('link', { name: 'Pagar esta compra' })).toHaveAttribute(
    'href',
    '/order-detail/order-1',
  );
  unmount();
  await openPurchase(aPurchaseDetail({ order: { paymentState: 'awaiting_payment' } }));
  await screen.findByText('Pago pendiente');
  expect(screen.queryByRole('link', { name: 'Pagar esta compra' })).not.toBeInTheDocument();
});

it.each(['awaiting_payment', 'awaiting_transfer_payment', 'cancelled'] as const)(
  '[PAY-13] says of a purchase that is %s, and of which money may have moved, that nothing is to be paid again',
  async (paymentState) => {
    const charged = { amount: 22_500, currency: 'CLP' as const, rate: '250', rateDate: '2027-01-01T09:00:00.000Z' };
    const attempt = { paymentCode: 'webpay' as const, state: 'undecided' as const };
    await openPurchase(aPurchaseDetail({ order: { paymentState, attempt, charged, transfer: aTransfer } }));
    expect(await screen.findByText('Estamos revisando un pago de esta compra')).toBeVisible();
    expect(screen.getByText(/No tienes que pagar otra vez/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Ver el estado del pago' })).toHaveAttribute(
      'href',
      '/order-detail/order-1',
    );
    expect(screen.queryByText('Monto a cobrar')).not.toBeInTheDocument();
    expect(screen.queryByText('Esperamos tu transferencia')).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Cancelar la compra' })).not.toBeInTheDocument();
  },
);

it('[PAY-10] copies the reference of a transfer, and its amount as a number', async () => {
  const { user } = await openPurchase(
    aPurchaseDetail({ order: { paymentState: 'awaiting_transfer_payment', transfer: aTransfer } }),
  );
  await user.click(await screen.findByRole('button', { name: 'Copiar referencia' }));
  expect(await navigator.clipboard.readText()).toBe('IV-7KQ2M9XA');
  expect(screen.getByText('Copiado')).toHaveAttribute('role', 'status');
  await user.click(screen.getByRole('button', { name: 'Copiar monto' }));
  expect(await navigator.clipboard.readText()).toBe('90.00');
});

it('[PUW-10] a ticket says its estimated window, and once the vans are planned its exact time, van and driver', async () => {
  const pickUp = { opensAt: '2027-03-05T23:10:00Z', closesAt: '2027-03-05T23:50:00Z', homeAt: '2027-03-06T05:30:00Z' };
  const estimated = aTicket({ addresses: [{ address: 'Av. Larco 100', county: 'Miraflores', pickUp }] });
  const first = await openPurchase(aPurchaseDetail({ tickets: [estimated] }));
  expect(await screen.findByText(/recojo entre 18:10 y 18:50 · en casa hacia 00:30/)).toBeVisible();
  expect(screen.getByText(/Es un horario estimado/)).toBeVisible();
  first.unmount();
  const exact = { ...estimated, pickUpTime: { at: '2027-03-05T23:20:00Z', van: 'ABC-123', driver: 'Rosa' } };
  await openPurchase(aPurchaseDetail({ tickets: [exact] }));
  expect(
    await screen.findByText(/recojo a las 18:20 · van ABC-123 · conduce Rosa · en casa hacia 00:30/),
  ).toBeVisible();
  expect(screen.queryByText(/Es un horario estimado/)).not.toBeInTheDocument();
});

it('[DSP-22] a ticket that is fetched at a pick-up point names it and the walk, beside the own address', async () => {
  const position = { latitude: -12.11, longitude: -77.03 };
  const point = { id: 3, name: 'Óvalo Gutiérrez', address: 'Av. Santa Cruz 1', position, walkMinutes: 6 };
  const pickUpTime = { at: '2027-03-05T23:20:00Z', van: 'ABC-123', driver: 'Rosa', point };
  const ticket = aTicket({ addresses: [{ address: 'Av. Larco 100', county: 'Miraflores', pickUpTime }] });
  await openPurchase(aPurchaseDetail({ tickets: [ticket] }));
  expect(
    await screen.findByText(
      /Óvalo Gutiérrez, Av\. Santa Cruz 1 · a 6 min a pie desde tu puerta · recojo a las 18:20 · van ABC-123/,
    ),
  ).toBeVisible();
  expect(screen.getByText('Av. Larco 100, Miraflores', { selector: 'strong' })).toBeVisible();
});

it('[LEG-08] links to the legal texts of the order, in the versions that were accepted', async () => {
  const detail = aPurchaseDetail();
  const accepted = [
    { document: 'terms', version: 2, inForceOn: '2026-07-01', language: 'es_PE' },
    { document: 'withdrawal', version: 1, inForceOn: '2026-07-01', language: 'es_PE' },
  ];
  await openAccount('payments?order=order-1', {
    api: {
      'GET /shop-api/order-detail/order-1': {
        ...detail,
        order: { ...detail.order, accepted },
        event: { ...detail.event, countryCode: 'PE' },
      },
    },
  });
  expect(await screen.findByRole('link', { name: 'Términos de uso' })).toHaveAttribute(
    'href',
    '/legal/terms?version=2&country=PE',
  );
  expect(screen.getByRole('link', { name: 'Sobre el retracto' })).toBeVisible();
});

it('[DSP-21] a ticket says what was bought beside its seats, and for how much', async () => {
  const spaces = [
    { kind: 'wheelchair' as const, quantity: 1, charge: { amount: 0, currency: 'PEN' as const } },
    { kind: 'luggage' as const, quantity: 2, charge: { amount: 20, currency: 'PEN' as const } },
  ];
  await openPurchase(aPurchaseDetail({ tickets: [aTicket({ spaces })] }));
  expect(await screen.findByText('1 × Espacio para silla de ruedas · 2 × Equipaje grande (S/20,00)')).toBeVisible();
});
