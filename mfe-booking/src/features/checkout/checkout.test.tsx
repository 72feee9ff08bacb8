import {
  orderCreated,
  orderPaid,
  type PaymentResponse,
  type PlacedOrder,
  periodicity,
} from '@idavuelta/shared/contracts';
import { anEvent, apiError, aVariant, type FakeApi, networkDown, renderModule } from '@idavuelta/shared/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import booking from '../../module.ts';
import { orderSubmitted } from '../../state/checkout/checkout.actions.ts';
import { wizardOpened } from '../../state/wizard/wizard.events.ts';
import {
  aPlacedOrder,
  fill,
  fillPassengers,
  followedLinks,
  openWizard,
  pay,
  press,
  sharedVan,
} from '../../testing/booking.tsx';
import { openAt } from '../../testing/open-at.ts';
import { aBankTransfer, anOrder } from '../../testing/orders.ts';
import { BankTransferData } from '../../ui/BankTransferData.tsx';

const initPayment = 'POST /shop-api/init-payment';
const transfer = aBankTransfer({ amount: 45 });

async function placeOrder(order: Partial<PlacedOrder>, api: FakeApi = {}) {
  const view = await openAt('payment', { method: 'webpay', api: { [initPayment]: aPlacedOrder(order), ...api } });
  await press(view.user, /^pagar/i);
  await screen.findByRole('heading', { name: 'Pago' });
  return view;
}

/** The hidden fields of a form that posts to a payment provider. */
function hiddenFields(form: HTMLFormElement) {
  return Object.fromEntries(new FormData(form));
}

it('[BKG-15] sends the order as the spec says, with an idempotency key', async () => {
  const { user, calls: allCalls } = await openAt('passengers', { api: { [initPayment]: aPlacedOrder() } });
  await fillPassengers(user);
  await press(user, 'Continuar');
  await pay(user);
  await screen.findByRole('heading', { name: 'Pago' });
  const calls = allCalls.filter(({ method }) => method === 'POST');
  expect(calls).toHaveLength(1);
  expect(calls[0]?.headers['Idempotency-Key']).toMatch(/^[\w-]{8,64}$/);
  expect(calls[0]?.data).toEqual({
    url: window.location.origin,
    eventDateId: expect.any(Number),
    provinceId: 1,
    paymentCode: 'webpay',
    charge: { amount: 11_250, currency: 'CLP' },
    tickets: [
      {
        placeId: 1,
        productVariantId: expect.any(Number),
        addresses: [{ address: 'Av. Larco 123', commune_id: 11 }],
        passengers: [
          {
            name: 'Rosa Quispe',
            email: 'rosa@example.test',
            phone: '+51 987654321',
            passengerAddress: 'Av. Larco 123',
          },
        ],
      },
    ],
  });
});

it('[BKG-15] sends the chosen day of an event over a period, and only then', async () => {
  const event = anEvent({ periodicityType: periodicity.range, endDate: '2027-03-20T01:00:00.000Z' });
  const { user, calls } = await openAt('payment', {
    event,
    tickets: { day: '2027-03-10' },
    api: { [initPayment]: aPlacedOrder() },
  });
  await pay(user);
  await screen.findByRole('heading', { name: 'Pago' });
  expect(calls.find(({ method }) => method === 'POST')?.data).toMatchObject({ date: '2027-03-10' });
});

it.each<[string, Partial<PlacedOrder>, string, Record<string, string>]>([
  [
    'webpay',
    {
      paymentCode: 'webpay',
      payment: {
        redirect: {
          provider: 'Webpay',
          method: 'POST',
          url: 'https://webpay.test/init',
          fields: { token_ws: 'tok-1' },
        },
      },
    },
    'https://webpay.test/init',
    { token_ws: 'tok-1' },
  ],
  [
    'redsys',
    {
      paymentCode: 'redsys',
      payment: {
        redirect: {
          provider: 'Redsys',
          method: 'POST',
          url: 'https://redsys.test/go',
          fields: { Ds_SignatureVersion: 'HMAC_SHA256_V1', Ds_MerchantParameters: 'eyJ9', Ds_Signature: 'sig' },
        },
      },
    },
    'https://redsys.test/go',
    { Ds_SignatureVersion: 'HMAC_SHA256_V1', Ds_MerchantParameters: 'eyJ9', Ds_Signature: 'sig' },
  ],
])('[BKG-15] posts the form of %s by itself, and has a button for it', async (_, order, action, fields) => {
  const submit = jest.spyOn(HTMLFormElement.prototype, 'submit').mockImplementation(() => {});
  await placeOrder(order);
  const form = screen.getByRole('button', { name: 'Ir a la página de pago' }).closest('form') as HTMLFormElement;
  expect(form).toHaveAttribute('action', action);
  expect(form).toHaveAttribute('method', 'post');
  expect(hiddenFields(form)).toEqual(fields);
  expect(submit).toHaveBeenCalledTimes(1);
  expect(submit.mock.contexts[0]).toBe(form);
});

it('[BKG-15, FLT-10] follows the link of mercadopago by itself, as it posts the others’ forms, and has a link for it', async () => {
  await placeOrder({});
  const link = screen.getByRole('link', { name: 'Ir a la página de pago' });
  expect(link).toHaveAttribute('href', 'https://pago.test/init');
  expect(screen.getByText('Te estamos llevando a la página de pago…')).toHaveAttribute('role', 'status');
  expect(followedLinks).toEqual(['https://pago.test/init']);
});

it('[BKG-16, FLT-10] has one thing to do for an order that is not paid: finish is a link beside it', async () => {
  await placeOrder({});
  const finish = screen.getByRole('button', { name: 'Finalizar' });
  expect(finish).toHaveClass('quiet');
  expect(screen.getByRole('link', { name: 'Ir a la página de pago' })).toBeVisible();
});

it('[BKG-15, API-12] shows the bank data, the amount, the reference and the deadline of a transfer, by whose clock', async () => {
  const resolved = Intl.DateTimeFormat().resolvedOptions();
  const zone = jest.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions');
  zone.mockReturnValue({ ...resolved, timeZone: 'Europe/Madrid' });
  await placeOrder({
    paymentState: 'awaiting_transfer_payment',
    paymentCode: 'transferencia',
    payment: { transfer },
  });
  const data = screen.getAllByRole('definition').map(({ textContent }) => textContent);
  expect(data.map((text) => text?.replace(/ ?Copiar.*/, '').trim())).toEqual([
    'S/45,00',
    'IDV-7Q2',
    'Banco del Sur',
    'Corriente',
    '191-4455',
    '20601234567',
    'pagos@idavuelta.test',
    'martes, 2 de marzo de 2027, 18:30 (hora de Lima)',
  ]);
  zone.mockRestore();
});

it.each(['es_CL', 'es_ES'] as const)(
  '[BKG-15] leaves it to the number which document it is, since the account may be in another country: %s',
  async (language) => {
    await renderModule(
      booking,
      <BankTransferData transfer={{ ...transfer, dni: 'RUC 20601234567' }} timeZone="America/Lima" />,
      { language },
    );
    expect(screen.getByText('Documento').closest('div')).toHaveTextContent('DocumentoRUC 20601234567');
  },
);

it.each([
  [1045.5, 'PEN', '1045.50'],
  [11_250, 'CLP', '11250'],
  [11.3, 'EUR', '11.30'],
] as const)(
  '[PAY-10] copies the amount of a transfer as a number, and says so: %s %s',
  async (amount, currency, text) => {
    const data = { ...transfer, amount, currency };
    const { user } = await renderModule(booking, <BankTransferData transfer={data} timeZone="America/Lima" />);
    await press(user, 'Copiar monto');
    expect(await navigator.clipboard.readText()).toBe(text);
    expect(screen.getByText('Copiado')).toHaveAttribute('role', 'status');
  },
);

it('[PAY-10] copies the reference and the account of a transfer', async () => {
  const { user } = await placeOrder({
    paymentState: 'awaiting_transfer_payment',
    paymentCode: 'transferencia',
    payment: { transfer },
  });
  await press(user, 'Copiar número de cuenta');
  expect(await navigator.clipboard.readText()).toBe('191-4455');
  await press(user, 'Copiar referencia');
  expect(await navigator.clipboard.readText()).toBe('IDV-7Q2');
});

it('[BKG-30] states the amount of a transfer in the currency of the account, and the price', async () => {
  await placeOrder({
    paymentState: 'awaiting_transfer_payment',
    paymentCode: 'transferencia',
    total: 45.5,
    charge: { amount: 45.5, currency: 'PEN' },
    charged: { amount: 11.38, currency: 'EUR', rate: '0.25', rateDate: '2026-11-20T12:00:00.000Z' },
    payment: { transfer: { ...transfer, amount: 11.38, currency: 'EUR' } },
  });
  expect(screen.getAllByRole('definition')[0]).toHaveTextContent('11,38 €');
  expect(screen.getByText('Transfiere 11,38 €, equivalentes a S/45,50')).toBeVisible();
});

it('[BKG-15] leads to the page of a provider that it has never heard of', async () => {
  await placeOrder({
    paymentCode: 'plin',
    payment: { redirect: { provider: 'Plin', method: 'GET', url: 'https://plin.test/pay' } },
  });
  expect(screen.getByRole('link', { name: 'Ir a la página de pago' })).toHaveAttribute('href', 'https://plin.test/pay');
});

it.each<[string, PaymentResponse]>([
  ['yape', {}],
  ['webpay', { preference_init_point: 'https://pago.test' }],
])('[BKG-15] shows Error for an answer it does not know: %s', async (paymentCode, payment) => {
  await placeOrder({ paymentCode, payment });
  expect(screen.getByRole('alert')).toHaveTextContent(/^Error$/);
});

it('[BKG-16] finishes step 4 with the account payments', async () => {
  const { user, currentPath } = await placeOrder(
    { paymentCode: 'transferencia', paymentState: 'awaiting_transfer_payment', payment: { transfer } },
    { 'GET /shop-api/order-detail/:id': anOrder('awaiting_transfer_payment') },
  );
  await press(user, 'Finalizar');
  expect(currentPath()).toBe('/my-account/payments');

  // going back does not redirect to the payments again: a new purchase starts, with a link to the first one
  await press(user, 'Atrás');
  expect(await screen.findByLabelText('Provincia')).toHaveValue('');
  expect(await screen.findByRole('link', { name: 'Ver mi compra' })).toBeInTheDocument();
});

it('[FLT-37] who comes back from the provider by the history sees what became of the order', async () => {
  const { currentPath } = await placeOrder({}, { 'GET /shop-api/order-detail/:id': anOrder('awaiting_payment') });
  act(() => void window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
  expect(currentPath()).toBe('/order-detail/order-1');
});

it('[BKG-17] goes to the rejected page when the order fails, and keeps what was typed for the way back', async () => {
  const { user, currentPath, store } = await openAt('payment', {
    api: { [initPayment]: () => apiError('PAYMENT_PROVIDER_FAILED', { status: 502 }) },
  });
  await pay(user);
  await waitFor(() => expect(currentPath()).toBe('/order-rejected'));
  expect(store.getState()).toMatchObject({ 'mfe-booking': { checkout: { status: 'rejected' } } });
  await press(user, 'Atrás');
  expect(await screen.findByRole('heading', { name: /confirma tu compra/i })).toBeInTheDocument();
});

it('[BKG-20] tells the other modules about the order, which is not paid yet', async () => {
  const { actions } = await placeOrder({});
  expect(actions).toContainEqual(orderCreated({ orderId: 'order-1' }));
  expect(actions).not.toContainEqual(orderPaid({ orderId: 'order-1' }));
});

it('[BKG-20] tells the other modules that an order was paid where nothing was left to pay', async () => {
  const { actions } = await placeOrder({ paymentState: 'paid' });
  expect(actions).toContainEqual(orderCreated({ orderId: 'order-1' }));
  expect(actions).toContainEqual(orderPaid({ orderId: 'order-1' }));
});

it('[BKG-22] orders once however often pay is pressed', async () => {
  let respond = (_: PlacedOrder) => {};
  const slow = new Promise<PlacedOrder>((resolve) => {
    respond = resolve;
  });
  const { user, calls } = await openAt('payment', { api: { [initPayment]: () => slow } });
  await pay(user);
  await press(user, 'Procesando…');
  await press(user, 'Procesando…');
  await act(async () => respond(aPlacedOrder()));
  await screen.findByRole('heading', { name: 'Pago' });
  expect(calls.filter(({ method }) => method === 'POST')).toHaveLength(1);
});

it('[BKG-22] orders nothing for a press that comes once the order is on screen', async () => {
  const { store, calls } = await placeOrder({});
  await act(async () => void store.dispatch(orderSubmitted('webpay')));
  expect(calls.filter(({ method }) => method === 'POST')).toHaveLength(1);
});

it('[BKG-22] an order that comes when another event is open is not shown there, and is not made twice', async () => {
  let respond = (_: PlacedOrder) => {};
  const slow = new Promise<PlacedOrder>((resolve) => {
    respond = resolve;
  });
  const { user, api, calls, store, event } = await openAt('payment', { api: { [initPayment]: () => slow } });
  await pay(user);
  act(() => void store.dispatch(wizardOpened(anEvent())));
  await act(async () => respond(aPlacedOrder()));
  expect(store.getState()).toMatchObject({
    'mfe-booking': { checkout: { status: 'idle' }, wizard: { step: 'tickets' } },
  });

  api[initPayment] = aPlacedOrder();
  act(() => void store.dispatch(wizardOpened(event)));
  await press(user, /^pagar/i);
  await screen.findByRole('heading', { name: 'Pago' });
  const keys = calls.filter(({ method }) => method === 'POST').map(({ headers }) => headers['Idempotency-Key']);
  expect(keys).toEqual([keys[0], keys[0]]);
});

it('[BKG-22] keeps the key for a retry after a network failure, and takes another for another body', async () => {
  const { user, calls, api, unmount, event } = await openAt('payment', { api: { [initPayment]: networkDown } });
  await pay(user);
  expect(await screen.findByRole('alert')).toHaveTextContent('tu compra no se duplicará');
  expect(screen.getByRole('radio', { name: /webpay/i })).toBeChecked();
  await press(user, /^pagar/i);
  await waitFor(() => expect(calls.filter(({ method }) => method === 'POST')).toHaveLength(2));
  await screen.findByRole('alert');
  api[initPayment] = () => apiError('PAYMENT_METHOD_UNAVAILABLE', { status: 409 });
  await pay(user, /transferencia/i);
  await waitFor(() => expect(calls.filter(({ method }) => method === 'POST')).toHaveLength(3));
  const keysOf = (allCalls: typeof calls) =>
    allCalls.filter(({ method }) => method === 'POST').map(({ headers }) => headers['Idempotency-Key']);
  const [first, second, other] = keysOf(calls);
  expect(second).toBe(first);
  expect(other).not.toBe(first);

  // after a reload only the browser's storage is left, and the same order has the same key
  unmount();
  const reloaded = await openWizard({ event, api: { [initPayment]: networkDown } });
  await pay(reloaded.user);
  await waitFor(() => expect(keysOf(reloaded.calls)).toEqual([first]));
});

it('[BKG-22] does not show an order that ran out as if it could still be paid', async () => {
  const { user } = await openAt('payment', {
    api: { [initPayment]: aPlacedOrder({ paymentState: 'cancelled', payment: {} }) },
  });
  await pay(user);
  expect(await screen.findByText(/El tiempo para pagar se agotó y los asientos quedaron libres/)).toBeVisible();
  expect(screen.getByRole('heading', { name: /confirma tu compra/i })).toBeInTheDocument();
});

it('[BKG-27] goes back to step 0 when seats are gone, says which, and keeps everything typed', async () => {
  const van = sharedVan({ productVariantId: 601 });
  const variants = (stock: number) => [{ ...van, subCategories: [aVariant({ productVariantId: 601, stock })] }];
  const { user, api } = await openAt('payment', {
    times: 2,
    api: {
      'GET /events/:id/product-variant': variants(5),
      [initPayment]: () =>
        apiError('OUT_OF_STOCK', {
          status: 409,
          errors: [{ field: 'tickets[1].productVariantId', reason: 'out_of_stock' }],
        }),
    },
  });
  api['GET /events/:id/product-variant'] = variants(1);
  await pay(user);
  expect(await screen.findByRole('heading', { name: /elige tus boletos/i })).toBeInTheDocument();
  const alert = screen.getByRole('alert');
  expect(alert).toHaveFocus();
  await waitFor(() =>
    expect(within(alert).getByRole('listitem')).toHaveTextContent('Van compartida · Entrada general: Queda 1'),
  );
  expect(screen.getByRole('status', { name: 'Boletos de Entrada general' })).toHaveTextContent('2');
  expect(screen.getByRole('button', { name: 'Continuar' })).toHaveAttribute('aria-disabled', 'true');

  await press(user, 'Quitar Entrada general');
  await press(user, 'Continuar');
  expect(await screen.findByLabelText('Dirección')).toHaveValue('Av. Larco 123');
  await press(user, 'Continuar');
  expect(await screen.findByLabelText('Nombre y apellido')).toHaveValue('Rosa Quispe');
  await fill(user, screen.getByLabelText('Nombre y apellido'), 'Ana');
});

it('[EVT-09] goes back to the tickets and says so when sales closed while the buyer was typing', async () => {
  const onOutdated = jest.fn();
  const { user } = await openAt('payment', {
    onOutdated,
    api: { [initPayment]: () => apiError('SALES_CLOSED', { status: 409 }) },
  });
  await pay(user);
  expect(await screen.findByRole('alert')).toHaveTextContent('Las ventas para esta fecha ya terminaron.');
  expect(screen.getByRole('heading', { name: 'Elige tus boletos' })).toBeInTheDocument();
  expect(onOutdated).toHaveBeenCalledTimes(1); // makes the page fetch its event again
});

it('[BKG-10, BKG-11] leads to the step and field of a 400, names it, and keeps everything typed', async () => {
  const rejection = apiError('VALIDATION_FAILED', {
    errors: [
      { field: 'tickets[1].passengers[0].phone', reason: 'phone' },
      { field: 'tickets[0].addresses[0].address', reason: 'pattern' },
    ],
  });
  const { user, api, calls } = await openAt('payment', {
    times: 2,
    api: { 'POST /shop-api/init-payment': () => rejection },
  });
  await pay(user);

  // the first of the two steps
  expect(await screen.findByRole('heading', { name: /direcciones de recojo/i })).toBeInTheDocument();
  const summary = await screen.findByRole('alert');
  expect(summary).toHaveTextContent('Tu reserva no se hizo. Corrige: Dirección (Boleto 1)');
  const [first, second] = screen.getAllByLabelText('Dirección') as [HTMLElement, HTMLElement];
  expect(first).toBeInvalid();
  await waitFor(() => expect(first).toHaveFocus());
  expect(first).toHaveValue('Av. Larco 123');
  expect(second).toBeValid();
  await press(user, 'Continuar');
  expect(screen.getByRole('heading', { name: /direcciones de recojo/i })).toBeInTheDocument();
  await fill(user, first, 'Av. Larco 456');
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  await press(user, 'Continuar');

  expect(await screen.findByRole('alert')).toHaveTextContent('Corrige: Teléfono (Boleto 2)');
  const phones = screen.getAllByLabelText('Teléfono') as [HTMLElement, HTMLElement];
  expect(phones[0]).toBeValid();
  expect(phones[1]).toBeInvalid();
  await fill(user, phones[1], '912345678');
  await press(user, 'Continuar');

  api['POST /shop-api/init-payment'] = aPlacedOrder();
  await screen.findByRole('heading', { name: /confirma tu compra/i });
  await press(user, /^pagar/i);
  expect(await screen.findByRole('heading', { name: 'Pago' })).toBeInTheDocument();
  expect(calls.filter(({ path }) => path === '/shop-api/init-payment')).toHaveLength(2);
});

it('[BKG-11] says so at the tickets or the payment when the API refuses those', async () => {
  const rejecting = (field: string) => ({
    'POST /shop-api/init-payment': () => apiError('VALIDATION_FAILED', { errors: [{ field, reason: 'unknown' }] }),
  });
  const atTickets = await openAt('payment', { api: rejecting('tickets[0].productVariantId') });
  await pay(atTickets.user);
  expect(await screen.findByRole('heading', { name: /elige tus boletos/i })).toBeInTheDocument();
  expect(screen.getByRole('alert')).toHaveTextContent('Esta elección no se puede reservar así.');
  atTickets.unmount();

  const atPayment = await openAt('payment', { api: rejecting('paymentCode') });
  await pay(atPayment.user);
  expect(await screen.findByRole('alert')).toHaveTextContent('Revisa los datos marcados.');
});
